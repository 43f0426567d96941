import type { Piece } from '../source-edits.ts'
import { type Deed, deedIn, type PersonWriting } from './person-writing.ts'
import { EXAMPLE } from './table-texts.ts'
import { testing } from './texts.ts'

/** Who calls, and another one like them. */
function callerOf({ policy }: PersonWriting): { maker: string; person: string } {
  if (policy === 'team') return { maker: 'makeMember', person: "makeMember(app, 'Video Editor')" }
  if (policy === 'manager') return { maker: 'makeMember', person: "makeMember(app, 'Project Manager')" }
  return { maker: 'makeClient', person: 'makeClient(app)' }
}

export function personTest(writing: PersonWriting): Piece {
  const { own, path } = writing
  const deed = deedIn(writing)
  const { maker, person } = callerOf(writing)
  return {
    imports: [
      { ...testing, names: ['describe', 'expect', 'test'] },
      { from: 'tests/support/people.ts', names: [maker] },
      ...(deed === 'add' ? [] : [{ from: own.maker, names: [`make${own.Thing}`] }]),
    ],
    code: `describe('${path}', () => {
${tests[deed](writing, person)}
})`,
  }
}

const tests: Record<Deed, (writing: PersonWriting, person: string) => string> = {
  list: ({ own, path }, person) => `test('answers one’s own, the newest first, page by page', async () => {
  const { id: userId, client } = await ${person}
  const ids: string[] = []
  for (const day of [1, 2, 3])
    ids.unshift(await make${own.Thing}(app, userId, { createdAt: new Date(Date.UTC(2026, 0, day)) }))
  await make${own.Thing}(app, (await ${person}).id)
  const first = await client.call('${path}', { limit: 2 })
  const last = await client.call('${path}', { limit: 2, cursor: first.nextCursor ?? '' })
  expect([first, last].map(({ items }) => items.map(({ id }) => id))).toEqual([ids.slice(0, 2), ids.slice(2)])
  expect(last.nextCursor).toBeNull()
})`,

  add: ({ own, path }, person) => `test('writes what is said, as one’s own', async () => {
  const { id: userId, client } = await ${person}
  const { id } = await client.call('${path}', { title: '${EXAMPLE}' })
  const row = await app.context.db
    .selectFrom('${own.table}')
    .select(['userId', 'title'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ userId, title: '${EXAMPLE}' })
})

test('needs a title', async () => {
  const { client } = await ${person}
  const { error } = await client.ask('${path}', { title: ' ' })
  expect(error?.data.fields).toEqual({ title: 'REQUIRED' })
})`,

  change: (writing, person) => `test('dates the change', async () => {
  const { id: userId, client } = await ${person}
  const id = await make${writing.own.Thing}(app, userId)
  app.clock.advance(60_000)
  const called = app.clock.now()
  await client.call('${writing.path}', { id })
  const row = await ${rowOf(writing, 'updatedAt')}
  expect(row?.updatedAt.getTime()).toBeGreaterThanOrEqual(called.getTime())
})

${refusal(writing, person, 'updatedAt')}`,

  remove: (writing, person) => `test('removes it for good', async () => {
  const { id: userId, client } = await ${person}
  const id = await make${writing.own.Thing}(app, userId)
  expect(await client.call('${writing.path}', { id })).toEqual({ ok: true })
  expect(await ${rowOf(writing, 'id')}).toBeUndefined()
})

${refusal(writing, person, 'userId')}`,
}

const rowOf = ({ own }: PersonWriting, column: string): string =>
  `app.context.db.selectFrom('${own.table}').select('${column}').where('id', '=', id).executeTakeFirst()`

/** Another one's is as if it were not there, and stays as it is. */
const refusal = (
  writing: PersonWriting,
  person: string,
  column: string,
): string => `test('finds nothing of anybody else', async () => {
  const { client } = await ${person}
  const id = await make${writing.own.Thing}(app, (await ${person}).id)
  const row = () => ${rowOf(writing, column)}
  const before = await row()
  const { error } = await client.ask('${writing.path}', { id })
  expect(error?.data.appCode).toBe('NOT_FOUND')
  expect(await row()).toEqual(before)
})`

/** The matrix's maker of a thing, for clients or for members. */
export const thingFor = ({ own, policy }: Pick<PersonWriting, 'own' | 'policy'>): string =>
  policy === 'team' || policy === 'manager' ? `member${own.Thing}` : own.thing

/** How the matrix calls it. */
export function personFixture(writing: PersonWriting): Piece {
  const { path, policy } = writing
  const deed = deedIn(writing)
  const from = 'tests/integration/authorisation/fixture.ts'
  if (deed === 'list' || deed === 'add') {
    const input = deed === 'add' ? `{ title: '${EXAMPLE}' }` : '{}'
    return { imports: [{ from, names: ['free'] }], code: `'${path}': free(() => (${input}))` }
  }
  const shapes = {
    team: "about({ editor: ['own'], manager: ['other'] }, ",
    manager: "about({ manager: ['other'] }, ",
    client: 'ofClient(',
    'signed-in': 'ofClient(',
    public: '',
  }
  const shape = shapes[policy]
  const thing = thingFor(writing)
  return {
    imports: [
      { from, names: [shape.startsWith('about') ? 'about' : 'ofClient'] },
      { from: 'tests/integration/authorisation/things.ts', names: [thing] },
    ],
    code: `'${path}': ${shape}${thing}, id => ({ id }))`,
  }
}
