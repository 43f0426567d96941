import type { Import, Piece } from '../source-edits.ts'
import { testing, type Writing } from './texts.ts'

const TITLE = 'Un video per la fiera'

interface Actors {
  people: string[]
  project: string[]
  code: 'NOT_FOUND' | 'NOT_A_MANAGER'
  lines: string
}

/** Who calls with success, and who is refused. */
function actorsOf({ policy }: Writing): Actors {
  const project = (owner: string) =>
    `const projectId = await makeProject(app, ${owner}, { title: '${TITLE}' })`
  if (policy === 'team')
    return {
      people: ['makeClient', 'makeMember'],
      project: ['assign', 'makeProject'],
      code: 'NOT_FOUND',
      lines: `const { client, memberId } = await makeMember(app, 'Video Editor')
const refused = (await makeMember(app, 'Motion Designer')).client
${project('(await makeClient(app)).id')}
await assign(app, projectId, memberId)`,
    }
  if (policy === 'manager')
    return {
      people: ['makeClient', 'makeMember'],
      project: ['makeProject'],
      code: 'NOT_A_MANAGER',
      lines: `const { client } = await makeMember(app, 'Project Manager')
const refused = (await makeMember(app, 'Video Editor')).client
${project('(await makeClient(app)).id')}`,
    }
  return {
    people: ['makeClient'],
    project: ['makeProject'],
    code: 'NOT_FOUND',
    lines: `const { id, client } = await makeClient(app)
const refused = (await makeClient(app)).client
${project('id')}`,
  }
}

export function projectTest(writing: Writing): Piece {
  const { path } = writing
  const { people, project, code, lines } = actorsOf(writing)
  const { imports, code: tests } = testsOf(writing)
  return {
    imports: [
      { ...testing, names: ['describe', ...testing.names] },
      ...imports,
      { from: 'tests/support/people.ts', names: people },
      { from: 'tests/support/projects.ts', names: project },
    ],
    code: `describe('${path}', () => {
  async function begin() {
    ${lines}
    return { client, refused, projectId }
  }

${tests}

  test('is refused to others', async () => {
    const { refused, projectId } = await begin()
    const { error } = await refused.ask('${path}', { projectId })
    expect(error?.data.appCode).toBe('${code}')
  })
})`,
  }
}

function testsOf({ kind, path }: Writing): Piece {
  if (kind === 'query')
    return {
      imports: [],
      code: `test('answers the project', async () => {
  const { client, projectId } = await begin()
  const project = await client.call('${path}', { projectId })
  expect(project).toMatchObject({ id: projectId, title: '${TITLE}' })
})`,
    }
  const stream = [{ from: 'tests/support/live-stream.ts', names: ['LiveStream'] }]
  return kind === 'mutation' ? mutationTest(path, stream) : subscriptionTest(path, stream)
}

const mutationTest = (path: string, imports: Import[]): Piece => ({
  imports,
  code: `test('dates the change, and the screens hear of it', async () => {
  const { client, projectId } = await begin()
  const screen = new LiveStream(client)
  await screen.opened
  app.clock.advance(60_000)
  const called = app.clock.now()
  await client.call('${path}', { projectId })
  const { updatedAt } = await app.context.db
    .selectFrom('projects')
    .select('updatedAt')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow()
  expect(updatedAt.getTime()).toBeGreaterThanOrEqual(called.getTime())
  await expect.poll(() => screen.events, { timeout: 10_000 }).toMatchObject([{ topic: 'project', ids: { projectId } }])
  screen.close()
})`,
})

const subscriptionTest = (path: string, imports: Import[]): Piece => ({
  imports: [...imports, { from: 'tests/support/people.ts', names: ['signedIn'] }],
  code: `test('tells what happens to the project, and nothing of another one', async () => {
  const { client, projectId } = await begin()
  const { userId } = await app.context.db
    .selectFrom('projects')
    .select('userId')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow()
  const otherId = await makeProject(app, userId)
  const owner = await signedIn(app, userId)
  for (const id of [otherId, projectId, otherId])
    await owner.call('dashboard.briefing.saveSummary', { projectId: id, summary: 'Un video breve.' })
  const stream = new LiveStream(client, '0', { path: '${path}', input: { projectId } })
  await expect.poll(() => stream.events.at(-1)?.ids, { timeout: 10_000 }).toMatchObject({ projectId })
  expect(stream.events.filter(event => event.ids.projectId !== projectId)).toEqual([])
  stream.close()
})`,
})

/** How the matrix calls it: whoever may reach the project, by policy. */
export function projectFixture({ path, policy }: Writing): Piece {
  const shape = {
    client: 'ofClient',
    'signed-in': 'ofClient',
    team: 'ofProject',
    manager: 'about',
    public: '',
  }[policy]
  const reach = policy === 'manager' ? "{ manager: ['own', 'other'] }, " : ''
  return {
    imports: [
      { from: 'tests/integration/authorisation/fixture.ts', names: [shape] },
      { from: 'tests/integration/authorisation/things.ts', names: ['project'] },
    ],
    code: `'${path}': ${shape}(${reach}project, projectId => ({ projectId }))`,
  }
}
