import type { Piece } from '../source-edits.ts'
import { reached } from './project-layers.ts'
import { PROCEDURE_OF, proceduresFrom, type Writing, zod } from './texts.ts'

/** Who looks, as the policy hands them over. */
const lookingOf = ({ policy }: Writing): string =>
  policy === 'team' || policy === 'manager'
    ? '{ userId: ctx.user.id, member: ctx.member }'
    : '{ userId: ctx.user.id }'

const output = { from: 'server/src/routers/output.ts', names: ['moment'] }

export function projectProcedure(writing: Writing): Piece {
  const { act, kind, places, policy, stem } = writing
  const imports = [
    { from: places.inputs, names: [`${stem}Input`] },
    { from: places.service, names: [stem] },
    proceduresFrom(policy),
  ]
  const head = `${act}: ${PROCEDURE_OF[policy]}.input(${stem}Input)`
  if (kind === 'subscription')
    return {
      imports: [...imports, { from: '@trpc/server', names: ['tracked'] }],
      code: `/** What happens to ${reached(writing)}; what came after \`lastEventId\` is replayed first. */
  ${head}.subscription(async function* ({ ctx, input, signal }) {
    const stillValid = async () => (await ctx.platform.sessions.find(ctx.sessionToken)) !== undefined
    const follow = { lastEventId: input.lastEventId, stillValid, signal: signal ?? ctx.signal() }
    for await (const event of ${stem}(ctx.platform, ${lookingOf(writing)}, input.projectId, follow))
      yield tracked(String(event.id), event)
  })`,
    }
  const says =
    kind === 'query'
      ? `The title of ${reached(writing)}, and its last change.`
      : `Dates the last change of ${reached(writing)}.`
  return {
    imports: [...imports, zod, output],
    code: `/** ${says} */
  ${head}
    .output(z.object({ id: z.string(), title: z.string(), updatedAt: moment() }))
    .${kind}(({ ctx, input }) => ${stem}(ctx.platform, ${lookingOf(writing)}, input.projectId))`,
  }
}
