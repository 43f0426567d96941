import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { extras } from '../brief/brief.ts'
import { at, settled, today } from '../turn/test-states.ts'
import { modelAnswer } from './model-answer.ts'
import type { Heard } from './model-facts.ts'
import { modelFault, modelTurn } from './model-turn.ts'

const said = (text: string, before = ''): Heard => ({ text, before, today })

const turnOf = (text: string, reply: string, facts: readonly unknown[], state = at('kind')) =>
  modelTurn(state, said(text), modelAnswer.parse({ reply, facts }))

const text =
  'Un reel di un minuto per chi  si sposa, con i sottotitoli; lo sconto del 20% resti in testa. Il drone si può?'
const good = [
  { field: 'kind', value: 'social-reels', words: 'Un reel' },
  { field: 'duration', value: 'un minuto', words: 'di un minuto' },
  { field: 'audience', value: 'chi si sposa', words: 'per chi si sposa' },
  { field: 'message', value: "Lo sconto del '20'", words: 'resti in testa', adds: null, or: null },
  { field: 'extra-wanted', value: 'subtitles', words: 'con i sottotitoli' },
]

test('a text is kept as the client wrote it, whatever the model made of its signs', () => {
  const { brief } = turnOf(text, 'Segnato.', good).turn.state
  expect(brief).toMatchObject({ audience: 'chi si sposa', message: 'lo sconto del 20%' })
})

const invented = fc.string({ minLength: 1, unit: fc.constantFrom('z', 'w', ' ', '<', '€', '\n') })
const bad = fc.oneof(
  fc.anything(),
  fc.record({ field: fc.constantFrom('goal', 'tone', 'place', 'note', 'company'), value: invented }),
  fc.record({
    field: fc.constantFrom('goal', 'tone', 'place', 'note', 'company', 'kind', 'deadline', 'price'),
    value: invented.filter(value => /[zw]/.test(value)),
    words: fc.oneof(fc.constantFrom('Un reel', 'di un minuto'), invented),
  }),
  fc.record({
    field: fc.constantFrom('extra-wanted', 'extra-refused', 'extra-doubtful'),
    value: fc.constantFrom(...extras),
    words: fc.oneof(
      invented.filter(words => /[zw]/.test(words)),
      fc.constantFrom('', '!?', 'un reel con il drone'),
    ),
  }),
)

test('whatever else an answer holds, its good facts say the same, and nothing joins them', () => {
  const alone = turnOf(text, 'Segnato.', good).turn.state
  fc.assert(
    fc.property(fc.array(bad, { maxLength: 12 }), fc.nat(12), (others, place) => {
      const cut = Math.min(place, others.length)
      const mixed = [...others.slice(0, cut), ...good, ...others.slice(cut)]
      expect(turnOf(text, 'Segnato.', mixed).turn.state.brief).toEqual(alone.brief)
    }),
  )
})

describe('a sentence states no extra that nobody has named', () => {
  const corporate = { field: 'kind', value: 'corporate', words: 'corporate' }
  test.each([
    ['Ho aggiunto il drone.', 'Un corporate', 'extras-added'],
    ['Capito, con la voce narrante. Per chi è?', 'Un corporate', 'extras-added'],
    ['Capito. Vuoi anche il drone?', 'Un corporate', null],
    ['Il drone lo vediamo dopo. Per chi è?', 'Un corporate, magari col drone', null],
    ['Un video corporate. Per chi è?', 'Un corporate', null],
  ])('%s', (reply, words, fault) => {
    expect(turnOf(words, reply, [corporate]).fault).toBe(fault)
  })
})

test('words that may not be said give way to ours, also when all was settled', () => {
  const facts = [{ field: 'tone', value: 'allegro', words: 'allegro', adds: false }]
  const { turn, fault } = turnOf('Anzi, allegro', 'Fanno 500 euro.', facts, at(null, settled))
  expect(fault).toBe('money')
  expect(turn.reply).toMatch(/^Il recap è aggiornato/)
  expect(turn.state.brief.tone).toBe('allegro')
})

test('a hurry and a doubt are said in our words, too', () => {
  const { turn } = turnOf('Il prima possibile, magari il drone', '', [
    { field: 'deadline', value: '', words: 'Il prima possibile' },
    { field: 'extra-doubtful', value: 'drone', words: 'magari il drone' },
  ])
  expect(turn.reply).toMatch(/3-7 giorni.*Il drone: \+120.*\?$/s)
  expect(turn.offers).toEqual(['drone'])
})

describe('a model alone orders nothing that costs: it is offered', () => {
  const drone = (words: string) => ({ field: 'extra-wanted', value: 'drone', words })
  test.each([
    ['Odio il drone', 'il drone'],
    ['Un video aziendale', 'Un video aziendale'],
    ['Il drone costa troppo', 'Il drone costa troppo'],
    ['Vorrei che si vedesse tutto da molto in alto', 'tutto da molto in alto'],
  ])('%s', (words, quoted) => {
    const { turn } = turnOf(words, '', [drone(quoted)], at('tone'))
    expect(turn.state.brief.extras).toEqual([])
    expect(turn.offers).toEqual(['drone'])
  })

  test('but what was offered is ordered by a yes', () => {
    const offered = { ...at('tone'), offered: ['drone' as const] }
    expect(turnOf('Sì, quello sì', '', [drone('Sì, quello sì')], offered).turn.state.brief.extras).toEqual([
      'drone',
    ])
  })
})

const note = (words: string) => ({ field: 'note', value: words, words })

test.each([
  ['nothing at all', '', [], 'nothing-said'],
  ['a sentence alone', 'Che video hai in mente?', [], null],
  ['a fact that nobody said', 'Che video hai in mente?', [note('oro')], 'unfounded'],
  ['a fact that was told before', 'Che video hai in mente?', [note('argento')], null],
  ['a fact that was told before, and a price', '99 euro.', [note('argento')], 'money'],
  ['a fact beside a price', '99 euro.', [note('ciao')], null],
])('of %s our rules know whether to read the message', (_, reply, facts, fault) => {
  const heard = said('Ciao', 'Vendiamo argento')
  expect(modelFault(at('kind'), heard, modelAnswer.parse({ reply, facts }))).toBe(fault)
})

test('facts of another form are refused only together', () => {
  expect(modelAnswer.safeParse({ reply: 'Ciao.', facts: [{ field: 'price' }] }).success).toBe(false)
  expect(modelAnswer.parse({ reply: 'Ciao.', facts: 'none' })).toMatchObject({ facts: [] })
  expect(modelAnswer.parse({ reply: 7, facts: Array.from({ length: 40 }, () => good[0]) })).toMatchObject({
    reply: '',
    facts: { length: 30 },
  })
})
