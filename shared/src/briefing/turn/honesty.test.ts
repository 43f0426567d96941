import { describe, expect, test } from 'vitest'
import { quotePrices } from '../../catalogue/price-list.ts'
import { truths } from '../../catalogue/truths.ts'
import { assistantTexts, questionTexts } from '../../messages/it/briefing.ts'
import { choiceTexts } from '../../messages/it/briefing-choices.ts'
import { nonsenseTexts } from '../../messages/it/briefing-open.ts'
import { type Brief, type BriefKind, emptyBrief, type Slot, slots } from '../brief/brief.ts'
import type { BriefingState } from '../brief/state.ts'
import { choicesFor } from './choices.ts'
import { answer, openBriefing } from './conversation.ts'
import { readState } from './stored-state.ts'

// A Tuesday.
const today = '2026-03-10'

const at = (asked: Slot | null, brief: Partial<Brief> = {}): BriefingState => ({
  ...openBriefing().state,
  brief: { ...emptyBrief, kind: asked === 'kind' ? null : 'corporate', ...brief },
  asked,
})

const say = (state: BriefingState, text: string) => answer(state, text, today, 'turn-1')

describe('a question never changes the brief', () => {
  test.each([
    ['i sottotitoli sono inclusi?', 'subtitles'],
    ['le riprese sono comprese?', 'shooting'],
    ['I sottotitoli, quelli sono compresi nel prezzo?', 'subtitles'],
    ['il drone quanto costa', 'drone'],
    ['fate anche la voce narrante?', 'voiceover'],
    ['e la musica originale?', 'music'],
  ])('%s', (text, extra) => {
    for (const asked of [...slots, null]) {
      const state = at(asked)
      const turn = say(state, text)
      expect(turn.state.brief, String(asked)).toEqual(state.brief)
      expect(turn.offers, String(asked)).toEqual([extra])
      expect(turn.reply, String(asked)).toMatch(/\+\d+\u00a0€/)
    }
  })

  test.each(['la musica?', 'e la musica?', 'musica e voce?', 'sottotitoli?'])(
    'and one by a short name, where the extras are asked, orders none: %s',
    text => {
      const turn = say(at('extras'), text)
      expect(turn.state.brief).toEqual(at('extras').brief)
      expect(turn.offers).not.toEqual([])
    },
  )

  test('what was asked about is bought by a yes that follows, and by nothing else', () => {
    const asked = say(at('tone', { audience: 'a', message: 'b' }), 'i sottotitoli sono inclusi?').state
    expect(say(asked, 'sì').state.brief.extras).toEqual(['subtitles'])
    expect(say(asked, 'ok, mettili').state.brief.extras).toEqual(['subtitles'])
    for (const no of ['no, non li vogliamo', 'no grazie', 'allora no', 'lasciamo stare']) {
      expect(say(asked, no).state.brief, no).toMatchObject({
        extras: [],
        declined: ['subtitles'],
        tone: null,
      })
    }
    expect(say(asked, 'caldo').state.brief).toMatchObject({ extras: [], tone: 'caldo' })
  })

  test('an answer does not slide into the next question', () => {
    const afraid = say(at('audience'), 'ma se poi non mi piace?')
    expect(afraid.reply).toContain(truths.guarantee)
    expect(afraid.state).toMatchObject({ asked: 'audience', brief: { audience: null } })
  })

  test('what nothing answers is passed on', () => {
    const { questions, reply } = say(at('audience'), 'il vostro regista ha il brevetto da sub?')
    expect(questions).toMatchObject([{ topic: 'other' }])
    expect(reply).toContain(assistantTexts.passedOn)
  })
})

describe('what was written can be taken back', () => {
  test.each(['ho sbagliato', 'No, ho sbagliato', 'come non detto', 'torna indietro'])('%s', text => {
    const first = say(at('duration', { audience: 'a', message: 'b', tone: 'c' }), '90 secondi')
    const { state } = say(first.state, text)
    expect(state.brief.durationSeconds).toBeNull()
    expect(state.asked).toBe('duration')
  })

  test('a kind that is denied is gone, and asked for again', () => {
    const demo = say(at('kind'), 'una demo del nostro gestionale').state
    expect(demo.brief.kind).toBe('app-demo')
    expect(say(demo, 'ho sbagliato, non è una demo').state).toMatchObject({
      asked: 'kind',
      brief: { kind: null },
    })
    expect(say(demo, 'non è una demo, è un tutorial').state.brief.kind).toBe('educational')
  })
})

test.each<[Slot, string]>([
  ['tone', 'questo decidetelo voi'],
  ['tone', 'come vi pare'],
  ['audience', 'scelta vostra'],
  ['duration', 'quanto basta'],
])('%s: "%s" leaves it to us', (asked, text) => {
  expect(say(at(asked), text).state.brief).toMatchObject({ kind: 'corporate', unknowns: [asked] })
})

test('nine times "boh, fate voi" ends in an honest list of what is open, and the plain price', () => {
  let turn = openBriefing()
  while (turn.state.asked !== null) turn = say(turn.state, 'boh, fate voi')
  expect(turn.reply).toContain('Restano da decidere: tipo di video, pubblico, messaggio, tono')
  expect(turn.reply).toContain(assistantTexts.noKind)
})

test('"il prima possibile" is no date', () => {
  const { state, reply } = say(at('deadline', { audience: 'a' }), 'il prima possibile')
  expect(state.brief.deadline).toBeNull()
  expect(reply).toContain(assistantTexts.soon)
})

test.each(['forse il drone', 'il drone se costa poco', 'per il drone non so ancora'])(
  '%s is asked about, not filed',
  text => {
    const { state, offers } = say(
      at('extras', { audience: 'a', message: 'b', tone: 'c', durationSeconds: 60, materials: '' }),
      text,
    )
    expect(state.brief.extras).toEqual([])
    expect(offers).toEqual(['drone'])
  },
)

test('every fact names its turn and the words of it', () => {
  const { state } = say(at('kind'), 'Un reel per i giovani architetti, 30 secondi, con i sottotitoli')
  expect(state.sources).toMatchObject({
    kind: { turnId: 'turn-1', words: 'reel' },
    audience: { words: expect.stringContaining('i giovani architetti') },
    duration: { words: '30 secondi' },
    subtitles: { words: expect.stringContaining('sottotitoli') },
  })
})

test.each([
  ['Hello, we need a product video for our website, please', nonsenseTexts.language],
  ['Wir brauchen ein Video für unsere Firma und die Messe', nonsenseTexts.language],
  ['Hola, necesitamos un video para nuestra empresa, por favor', nonsenseTexts.language],
  ['🎬🎬🎬', nonsenseTexts.signs],
  ['asdfgh', nonsenseTexts.keys],
  ['fate schifo', assistantTexts.insult],
])('%s changes nothing and gets a short human sentence', (text, expected) => {
  for (const asked of slots) {
    const state = at(asked)
    const turn = say(state, text)
    expect(turn.state.brief).toEqual(state.brief)
    expect(turn.reply).toContain(expected)
    expect(turn.state.asked).toBe(asked)
  }
})

test('dialect is no foreign language', () => {
  const { state } = say(
    at('materials', { kind: 'corporate' }),
    'gnente, gò solo el logo. Le foto le fasì vialtri?',
  )
  expect(state.brief.materials).toContain('solo el logo')
})

describe('answers by one tap', () => {
  const kinds: readonly BriefKind[] = [
    'corporate',
    'explainer',
    'app-demo',
    'social-reels',
    'talking-head',
    'product',
    'hotel',
    'event',
    'educational',
    'testimonial',
    'advertising',
  ]
  test.each(choiceTexts.kind.map(({ says }, at) => [says, kinds[at]]))('%s is the kind %s', (says, kind) => {
    expect(say(at('kind'), String(says)).state.brief.kind).toBe(kind)
  })

  test.each(slots.filter(slot => slot !== 'extras'))(
    'every choice for %s answers it and nothing else',
    slot => {
      for (const { says } of choicesFor(slot, emptyBrief)) {
        const state = at(slot)
        const { changed } = say(state, says)
        const key = slot === 'duration' ? 'durationSeconds' : slot
        expect(changed, says).toEqual([says === 'Nessuna fretta' ? 'unknowns' : key])
      }
    },
  )

  test('the extras add themselves, one or several', () => {
    const offered = choicesFor('extras', emptyBrief)
    const every = say(at('extras'), offered.map(({ says }) => says).join(', '))
    expect(every.state.brief.extras).toHaveLength(offered.length)
    expect(say(at('extras'), choiceTexts.nothingMore).state.brief).toMatchObject({
      extras: [],
      extrasSettled: true,
    })
    for (const { says } of offered)
      expect(say(at('tone'), `Aggiungi ${says}`).state.brief.extras, says).toHaveLength(1)
  })

  test.each(slots)('%s can be left to us', slot => {
    expect(say(at(slot), choiceTexts.leave).state.brief.unknowns).toContain(slot)
  })

  test('prices on them are those of the list', () => {
    for (const [extra, { label }] of Object.entries(choiceTexts.extras)) {
      const cents = quotePrices.addOns[extra as keyof typeof quotePrices.addOns]
      expect(label).toContain(String(cents / 100))
    }
  })
})

test('a conversation that was kept before facts had sources goes on', () => {
  const {
    goal: _,
    formats: _formats,
    languages: _languages,
    place: _place,
    people: _people,
    ...brief
  } = {
    ...emptyBrief,
    kind: 'corporate',
  } as const
  const state = readState({ version: 1, brief, asked: 'audience', last: 'kind', misses: 0, turn: 3 })
  expect(say(state, 'i buyer tedeschi').state.brief).toMatchObject({
    kind: 'corporate',
    audience: 'i buyer tedeschi',
  })
  expect(questionTexts.message.ask).toContain(say(state, 'i buyer tedeschi').reply)
})
