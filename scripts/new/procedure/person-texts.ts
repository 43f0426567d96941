import type { Changes } from '../changes.ts'
import { actOnOne, capital } from '../names.ts'
import { namesIn, type Piece } from '../source-edits.ts'
import { findOwnTable } from './own-table.ts'
import { personInput, personRepository } from './person-layers.ts'
import { personService } from './person-service.ts'
import { personFixture, personTest, thingFor } from './person-tests.ts'
import { type Deed, deedIn, type PersonWriting } from './person-writing.ts'
import { addMakers, addTable } from './table-texts.ts'
import { PROCEDURE_OF, proceduresFrom, type Texts, type Writing, zod } from './texts.ts'

const DOES: Record<Deed, (writing: PersonWriting) => string> = {
  list: ({ own }) => `It lists one's own ${own.many}, the newest first, page by page`,
  add: ({ own }) => `It adds ${own.one} to one's own`,
  change: ({ own }) => `It dates the last change of an own ${own.word}`,
  remove: ({ own }) => `It removes an own ${own.word}`,
}

/** What is written about things of whoever calls. @throws Refusal */
export function personTexts(changes: Changes, plain: Writing): Texts {
  const writing = personWritingOf(changes, plain)
  const { kind, own, places } = writing
  const repository = namesOf(changes, places.repository).has(writing.statement)
    ? undefined
    : personRepository(writing)
  const outputName = `${own.thing}Output`
  const hasOutput = namesOf(changes, places.router.path).has(outputName)
  return {
    does: `${DOES[deedIn(writing)](writing)}.`,
    ...(own.migration && { table: own }),
    input: personInput(writing),
    ...(repository && { repository }),
    service: personService(writing),
    ...(deedIn(writing) !== 'remove' && !hasOutput && { output: outputOf(writing, outputName) }),
    procedure: personProcedure(writing, outputName),
    test: personTest(writing),
    fixture: personFixture(writing),
    addition: () => {
      addTable(changes, own)
      if (deedIn(writing) !== 'add') addMakers(changes, own, kind === 'query' ? undefined : thingFor(writing))
    },
  }
}

function personWritingOf(changes: Changes, writing: Writing): PersonWriting {
  const own = findOwnTable(changes, writing)
  const { repository } = writing.places
  const text = changes.has(repository) ? changes.text(repository) : ''
  const names = namesIn(text)
  const apart = `${own.thing}Columns`
  const isOurs = !names.has('columns') || text.includes(`'${own.table}'`)
  const name = names.has(apart) || !isOurs ? apart : 'columns'
  const { act, subject } = writing
  const statement = {
    list: `list${own.Table}Of`,
    add: `insert${own.Thing}`,
    change: actOnOne(act, `own${capital(subject)}`),
    remove: `deleteOwn${own.Thing}`,
  }[deedIn(writing)]
  const isNew = !names.has(name) && deedIn(writing) !== 'remove'
  return { ...writing, own, columns: { name, isNew }, statement }
}

const namesOf = (changes: Changes, path: string): Set<string> =>
  namesIn(changes.has(path) ? changes.text(path) : '')

const answers = { from: 'server/src/routers/output.ts' }

const outputOf = ({ own }: PersonWriting, name: string): Piece => ({
  imports: [zod, { ...answers, names: ['moment'] }],
  code: `const ${name} = z.object({
  id: z.string(),${own.hasTitle ? '\n  title: z.string(),' : ''}
  createdAt: moment(),
  updatedAt: moment(),
})`,
})

function personProcedure(writing: PersonWriting, output: string): Piece {
  const { act, kind, own, places, policy, stem } = writing
  const deed = deedIn(writing)
  const { says, takes, gives, block, hands } = {
    list: {
      says: `One's own ${own.many}, the newest first.`,
      takes: '.prefault({})',
      gives: `page(${output})`,
      block: ['page'],
      hands: 'input',
    },
    add: { says: `Writes an own ${own.word}.`, takes: '', gives: output, block: [], hands: 'input' },
    change: {
      says: `Dates the last change of an own ${own.word}.`,
      takes: '',
      gives: output,
      block: [],
      hands: 'input.id',
    },
    remove: { says: 'For good.', takes: '', gives: 'ok', block: ['ok'], hands: 'input.id' },
  }[deed]
  return {
    imports: [
      { from: places.inputs, names: [`${stem}Input`] },
      { from: places.service, names: [stem] },
      proceduresFrom(policy),
      { ...answers, names: block },
    ],
    code: `/** ${says} */
  ${act}: ${PROCEDURE_OF[policy]}
    .input(${stem}Input${takes})
    .output(${gives})
    .${kind}(({ ctx, input }) => ${stem}(ctx.platform, ctx.user.id, ${hands}))`,
  }
}
