import type { Changes } from '../changes.ts'
import { addImports, addPiece } from '../pieces.ts'
import { Refusal } from '../refusal.ts'
import { entriesOf, insertBelowImports, insertInto, listNamed, type Piece } from '../source-edits.ts'
import { personTexts } from './person-texts.ts'
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

/** What is written on each layer: about a project or a person for who has a session, about what is public for visitors. @throws Refusal */
export function textsOf(changes: Changes, writing: Writing): Texts {
  const { about, audience, kind, policy } = writing
  if (about === 'person') return personTexts(changes, writing)
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
  const { places } = writing
  texts.addition?.()
  addPiece(changes, places.inputs, texts.input)
  if (texts.repository) addPiece(changes, places.repository, texts.repository)
  addPiece(changes, places.service, texts.service)
  addToRouter(changes, writing, texts.procedure)
  if (texts.output) addOutput(changes, places.router.path, texts.output)
  addTest(changes, places.test, texts.test)
  addFixture(changes, writing, texts.fixture)
}

function addToRouter(changes: Changes, writing: Writing, procedure: Piece): void {
  const { places, subject } = writing
  if (changes.has(places.router.path)) {
    addEntry(changes, places.router, procedure)
    return
  }
  addPiece(changes, places.router.path, newRouter(writing, procedure))
  addEntry(changes, places.audience, {
    imports: [{ from: places.router.path, names: [places.router.constant] }],
    code: `${subject}: ${places.router.constant}`,
  })
}

function addOutput(changes: Changes, router: string, { imports, code }: Piece): void {
  addImports(changes, router, imports)
  changes.edit(router, text => insertBelowImports(text, code))
}

/** Behind the tests of the subject; a new file starts the server that they call. */
function addTest(changes: Changes, path: string, test: Piece): void {
  if (changes.has(path)) {
    addPiece(changes, path, test)
    return
  }
  const app = { from: 'tests/support/app.ts', names: ['startApp'] }
  addPiece(changes, path, {
    imports: [...test.imports, app],
    code: `const app = await startApp()\n\n${test.code}`,
  })
}

function addFixture(changes: Changes, { audience, path, places, subject }: Writing, fixture: Piece): void {
  addImports(changes, places.fixtures, fixture.imports)
  const fixtures = listNamed(changes.text(places.fixtures), `${audience}Fixtures`)
  if (!fixtures) throw new Refusal(`${places.fixtures} has no fixtures for ${path}.`)
  const isBelowItsOwn = [...entriesOf(fixtures).keys()].at(-1)?.startsWith(`${audience}.${subject}.`)
  const gap = isBelowItsOwn ? '' : '\n'
  changes.edit(places.fixtures, text => insertInto(text, fixtures, `${gap}${fixture.code}`))
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
