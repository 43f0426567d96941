import type { Piece } from '../source-edits.ts'
import { type Deed, deedIn, type PersonWriting } from './person-writing.ts'
import { database, zod } from './texts.ts'

const work = { from: 'server/src/platform/db/unit-of-work.ts', names: ['type Work'] }
const pageRequest = { from: 'server/src/platform/db/page.ts', names: ['type PageRequest'] }

export function personInput({ act, kind, own, path, stem }: PersonWriting): Piece {
  const lists = (name: string) => ({ from: 'shared/src/lists/page.inputs.ts', names: [name] })
  const deed = deedIn({ act, kind })
  if (deed === 'add')
    return {
      imports: [zod, { from: 'shared/src/fields/text.ts', names: ['requiredLine'] }],
      code: `/** What a new ${own.word} says. */
export const ${stem}Input = z.strictObject({ title: requiredLine(200) })`,
    }
  const input = deed === 'list' ? 'pageInput' : 'idInput'
  const what = deed === 'list' ? 'The page' : `The ${own.word}`
  return {
    imports: [lists(input)],
    code: `/** ${what} that \`${path}\` is about. */\nexport const ${stem}Input = ${input}`,
  }
}

export function personRepository(writing: PersonWriting): Piece {
  const { columns, own } = writing
  const { imports, code } = statements[deedIn(writing)](writing)
  if (!columns.isNew) return { imports, code }
  const list = `const ${columns.name} = ['id', ${own.hasTitle ? "'title', " : ''}'createdAt', 'updatedAt'] as const`
  return { imports, code: `${list}\n\n${code}` }
}

const statements: Record<Deed, (writing: PersonWriting) => Piece> = {
  list: ({ columns, own, statement }) => ({
    imports: [database, { ...pageRequest, names: ['olderThan', 'type PageRequest', 'pageBounds', 'pageOf'] }],
    code: `/** The person's ${own.many}, newest first. */
export async function ${statement}(db: Database, userId: string, page: PageRequest) {
  const { fetch, before } = pageBounds(page)
  const query = db
    .selectFrom('${own.table}')
    .select(${columns.name})
    .where('userId', '=', userId)
    .where(olderThan(before))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(fetch)
  return pageOf(await query.execute(), page)
}`,
  }),

  add: ({ columns, own, statement }) => ({
    imports: [work],
    code: `export function ${statement}(
  { db }: Pick<Work, 'db'>,
  ${own.thing}: { userId: string; title: string; createdAt: Date },
) {
  return db
    .insertInto('${own.table}')
    .values({ ...${own.thing}, updatedAt: ${own.thing}.createdAt })
    .returning(${columns.name})
    .executeTakeFirstOrThrow()
}`,
  }),

  change: ({ columns, own, statement }) => ({
    imports: [work],
    code: `/** Dates the last change of ${own.one} of the person. @returns the row, or undefined. */
export function ${statement}(
  { db }: Pick<Work, 'db'>,
  userId: string,
  { id, ...change }: { id: string; updatedAt: Date },
) {
  return db
    .updateTable('${own.table}')
    .set(change)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning(${columns.name})
    .executeTakeFirst()
}`,
  }),

  remove: ({ own, statement }) => ({
    imports: [work],
    code: `/** Deletes ${own.one} of the person. @returns whether there was one. */
export async function ${statement}({ db }: Pick<Work, 'db'>, userId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('${own.table}')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}`,
  }),
}
