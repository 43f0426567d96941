import type { Changes } from '../changes.ts'
import { addImports, addPiece } from '../pieces.ts'
import { Refusal } from '../refusal.ts'
import { report } from '../run-generator.ts'
import { insertInto, listNamed, type Piece } from '../source-edits.ts'
import { type RouterAt, recordOf } from './places.ts'
import { projectInput, projectRepository, projectService, reached } from './project-layers.ts'
import { projectProcedure } from './project-procedure.ts'
import { projectFixture, projectTest } from './project-tests.ts'
import { publicMutation, publicQuery } from './public-texts.ts'
import type { Kind } from './request.ts'
import type { Texts, Writing } from './texts.ts'

const DOES: Record<Kind, string> = {
  query: 'It answers the title and the last change of',
  mutation: 'It dates the last change of',
  subscription: 'It tells what happens to',
}

/** What is written on each layer: about a project for who has a session, about what is public for visitors. @throws Refusal */
export function textsOf(writing: Writing): Texts {
  const { audience, kind, policy } = writing
  if (policy !== 'public')
    return {
      does: `${DOES[kind]} ${reached(writing)}.`,
      input: projectInput(writing),
      repository: projectRepository(writing),
      service: projectService(writing),
      procedure: projectProcedure(writing),
      test: projectTest(writing),
      fixture: projectFixture(writing),
    }
  if (kind === 'subscription')
    throw new Refusal('Live events belong to a person: a subscription needs another policy than public.')
  if (audience === 'auth')
    throw new Refusal(
      'A public procedure of auth is a way in: write it by hand, and name it in server/ASVS.md.',
    )
  return kind === 'query' ? publicQuery(writing) : publicMutation(writing)
}

export function writeProcedure(changes: Changes, writing: Writing, texts: Texts): void {
  const { audience, path, places, subject } = writing
  addPiece(changes, places.inputs, texts.input)
  if (texts.repository) addPiece(changes, places.repository, texts.repository)
  addPiece(changes, places.service, texts.service)
  if (changes.has(places.router.path)) addEntry(changes, places.router, texts.procedure)
  else {
    addPiece(changes, places.router.path, newRouter(writing, texts.procedure))
    addEntry(changes, places.audience, {
      imports: [{ from: places.router.path, names: [places.router.constant] }],
      code: `${subject}: ${places.router.constant}`,
    })
  }
  addPiece(changes, places.test, texts.test)
  addImports(changes, places.fixtures, texts.fixture.imports)
  const fixtures = listNamed(changes.text(places.fixtures), `${audience}Fixtures`)
  if (!fixtures) throw new Refusal(`${places.fixtures} has no fixtures for ${path}.`)
  changes.edit(places.fixtures, text => insertInto(text, fixtures, `\n${texts.fixture.code}`))
}

const newRouter = ({ audience, subject, places }: Writing, { imports, code }: Piece): Piece => ({
  imports,
  code: `/** What can be asked and done under \`${audience}.${subject}\`. */
export const ${places.router.constant} = router({
  ${code},
})`,
})

function addEntry(changes: Changes, router: RouterAt, { imports, code }: Piece): void {
  addImports(changes, router.path, imports)
  const record = recordOf(changes, router)
  const gap = code.startsWith('/**') ? '\n' : ''
  changes.edit(router.path, text => insertInto(text, record, `${gap}${code}`))
}

/** The closing words. */
export function reportOf(
  { created, edited }: Changes,
  { path, places, policy }: Writing,
  { does }: Texts,
): string {
  const lines = [
    `${places.inputs}: what it takes`,
    ...(created.includes(places.repository) || edited.includes(places.repository)
      ? [`${places.repository}: the table and its columns`]
      : []),
    `${places.service}: the rules`,
    `${places.router.path}: what leaves the server (.output)`,
    `${places.test}: what it promises`,
    'a list, search or count: a line in tests/load/growth/calls.ts',
    `then npm run docs:api, npm run check, npx vitest run --project integration-embedded ${places.test} authorisation/matrix -t ${path}`,
  ]
  return report(
    `${path} is there, for policy ${policy}. ${does}`,
    created,
    [...edited, 'server/API.md'],
    lines,
  )
}
