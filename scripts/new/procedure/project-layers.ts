import type { Piece } from '../source-edits.ts'
import { database, platform, type Writing, zod } from './texts.ts'

const onlooker = { from: 'server/src/domain/projects/sight.service.ts', names: ['type Onlooker'] }
const sight = { ...onlooker, names: ['type Onlooker', 'seenBy'] }
const appError = { from: 'shared/src/errors/app-error.ts', names: ['AppError'] }

/** What the onlooker may reach by a policy. */
export const reached = ({ policy }: Writing): string =>
  policy === 'client' || policy === 'signed-in' ? 'an own project' : 'a project that the member sees'

export function projectInput({ kind, path, stem }: Writing): Piece {
  const follows = kind === 'subscription'
  const last = follows ? ', lastEventId: optionalLine(100)' : ''
  return {
    imports: [
      { ...zod },
      { from: 'shared/src/fields/id.ts', names: ['uuidField'] },
      ...(follows ? [{ from: 'shared/src/fields/text.ts', names: ['optionalLine'] }] : []),
    ],
    code: `/** The project that \`${path}\` is about${follows ? ', and the last event that the screen has' : ''}. */
export const ${stem}Input = z.strictObject({ projectId: uuidField()${last} })`,
  }
}

export function projectRepository({ kind, stem, Stem }: Writing): Piece {
  if (kind === 'mutation')
    return {
      imports: [{ from: 'server/src/platform/db/unit-of-work.ts', names: ['type Work'] }, sight],
      code: `/** Dates the last change of a project that the onlooker sees. @returns the project, or undefined. */
export function touchProjectFor${Stem}(
  { db }: Pick<Work, 'db'>,
  onlooker: Onlooker,
  projectId: string,
  updatedAt: Date,
) {
  return db
    .updateTable('projects')
    .set({ updatedAt })
    .where('id', '=', projectId)
    .where(seenBy(onlooker))
    .returning(['id', 'title', 'updatedAt'])
    .executeTakeFirst()
}`,
    }
  return {
    imports: [database, sight],
    code: `/** A project that the onlooker sees, as far as \`${stem}\` needs it. */
export function findProjectFor${Stem}(db: Database, onlooker: Onlooker, projectId: string) {
  return db
    .selectFrom('projects')
    .select(['id', 'title', 'updatedAt'])
    .where('id', '=', projectId)
    .where(seenBy(onlooker))
    .executeTakeFirst()
}`,
  }
}

export function projectService(writing: Writing): Piece {
  if (writing.kind === 'query') return queryService(writing)
  return writing.kind === 'mutation' ? mutationService(writing) : subscriptionService(writing)
}

function queryService(writing: Writing): Piece {
  const { stem, Stem } = writing
  return {
    imports: [appError, platform, onlooker, repositoryOf(writing, `findProjectFor${Stem}`)],
    code: `/** The title of ${reached(writing)}, and when it was changed last. @throws AppError \`NOT_FOUND\`. */
export async function ${stem}({ db }: Pick<Platform, 'db'>, onlooker: Onlooker, projectId: string) {
  const project = await findProjectFor${Stem}(db, onlooker, projectId)
  if (!project) throw new AppError('NOT_FOUND')
  return project
}`,
  }
}

function mutationService(writing: Writing): Piece {
  const { stem, Stem } = writing
  return {
    imports: [
      ...[appError, platform, onlooker, repositoryOf(writing, `touchProjectFor${Stem}`)],
      { from: 'server/src/domain/projects/audience.service.ts', names: ['announceProject'] },
    ],
    code: `/**
 * Dates the last change of ${reached(writing)}; the screens of everybody who sees it hear of that.
 * @throws AppError \`NOT_FOUND\`, \`LIMITED\`.
 */
export async function ${stem}(
  ports: Pick<Platform, 'clock' | 'config' | 'limits' | 'transact'>,
  onlooker: Onlooker,
  projectId: string,
) {
  await ports.limits.take('saving', onlooker.userId)
  return ports.transact(async work => {
    const project = await touchProjectFor${Stem}(work, onlooker, projectId, ports.clock.now())
    if (!project) throw new AppError('NOT_FOUND')
    await announceProject(ports, work, project.id)
    return project
  })
}`,
  }
}

function subscriptionService(writing: Writing): Piece {
  const { stem, Stem } = writing
  return {
    imports: [
      ...[appError, platform, onlooker, repositoryOf(writing, `findProjectFor${Stem}`)],
      { from: 'server/src/platform/live/live.ts', names: ['type LiveEvent'] },
      { from: 'server/src/domain/live/follow-events.service.ts', names: ['type Follow', 'followEvents'] },
    ],
    code: `/** What happens to ${reached(writing)}, as ids to fetch. @throws AppError \`NOT_FOUND\`, \`LIMITED\`. */
export async function* ${stem}(
  { db, live }: Pick<Platform, 'db' | 'live'>,
  onlooker: Onlooker,
  projectId: string,
  follow: Omit<Follow, 'userId'>,
): AsyncGenerator<LiveEvent> {
  if (!(await findProjectFor${Stem}(db, onlooker, projectId))) throw new AppError('NOT_FOUND')
  for await (const event of await followEvents({ live }, { ...follow, userId: onlooker.userId }))
    if (!('words' in event) && event.ids.projectId === projectId) yield event
}`,
  }
}

const repositoryOf = ({ places }: Writing, name: string) => ({ from: places.repository, names: [name] })
