import type { Piece } from '../source-edits.ts'
import { type Deed, deedIn, type PersonWriting } from './person-writing.ts'
import { platform } from './texts.ts'

const appError = { from: 'shared/src/errors/app-error.ts', names: ['AppError'] }
const pageRequest = { from: 'server/src/platform/db/page.ts', names: ['type PageRequest'] }

export function personService(writing: PersonWriting): Piece {
  const { code, imports } = services[deedIn(writing)](writing)
  return {
    imports: [platform, ...imports, { from: writing.places.repository, names: [writing.statement] }],
    code,
  }
}

const services: Record<Deed, (writing: PersonWriting) => Piece> = {
  list: ({ own, statement, stem }) => ({
    imports: [pageRequest],
    code: `/** The person's ${own.many}, newest first. */
export const ${stem} = ({ db }: Pick<Platform, 'db'>, userId: string, page: PageRequest) =>
  ${statement}(db, userId, page)`,
  }),

  add: ({ own, statement, stem }) => ({
    imports: [],
    code: `/** Writes ${own.one} of the person. @throws AppError \`LIMITED\`. */
export async function ${stem}(
  ports: Pick<Platform, 'clock' | 'limits' | 'transact'>,
  userId: string,
  said: { title: string },
) {
  await ports.limits.take('saving', userId)
  return ports.transact(work => ${statement}(work, { ...said, userId, createdAt: ports.clock.now() }))
}`,
  }),

  change: ({ own, statement, stem }) => ({
    imports: [appError],
    code: `/** Dates the last change of an own ${own.word}. @throws AppError \`NOT_FOUND\`, \`LIMITED\`. */
export async function ${stem}(
  ports: Pick<Platform, 'clock' | 'limits' | 'transact'>,
  userId: string,
  id: string,
) {
  await ports.limits.take('saving', userId)
  return ports.transact(async work => {
    const changed = await ${statement}(work, userId, { id, updatedAt: ports.clock.now() })
    if (!changed) throw new AppError('NOT_FOUND')
    return changed
  })
}`,
  }),

  remove: ({ own, statement, stem }) => ({
    imports: [appError],
    code: `/** Deletes an own ${own.word}. @throws AppError \`NOT_FOUND\`. */
export async function ${stem}(
  { transact }: Pick<Platform, 'transact'>,
  userId: string,
  id: string,
): Promise<{ ok: true }> {
  await transact(async work => {
    if (!(await ${statement}(work, userId, id))) throw new AppError('NOT_FOUND')
  })
  return { ok: true }
}`,
  }),
}
