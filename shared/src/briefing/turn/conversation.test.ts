import { cpuUsage } from 'node:process'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assistantTexts, questionTexts } from '../../messages/it/briefing.ts'
import { completenessOf, emptyBrief, isComplete, slots } from '../brief/brief.ts'
import type { BriefingState } from '../brief/state.ts'
import { answer, openBriefing } from './conversation.ts'
import { at, settled, today } from './test-states.ts'

const opening = openBriefing().state

const say = (state: BriefingState, ...texts: string[]) =>
  texts.reduce((turn, text) => answer(turn.state, text, today), { state, reply: '' })

describe('questions put back', () => {
  test.each([
    ['Quanto costa un video corporate?', /970/],
    ['quanto costa il drone?', /120/],
    ['quanto costa?', /300.*|970/],
    ['Quanto tempo ci vuole?', /3-7 giorni/],
    ['cosa intendi?', /Intendo/],
    ['in che senso?', /Intendo/],
    ['cosa mi consigli?', /corporate/],
    ['sei una persona?', /programma/],
    ['quante revisioni sono incluse?', /2 giri di modifiche/],
    ['come si paga?', /Visa/],
    ['che video fate?', /talking head/],
  ])('%s', (text, expected) => {
    const { state, reply } = answer(opening, text, today)
    expect(reply).toMatch(expected)
    expect(questionTexts.kind.ask.some(question => reply.includes(question))).toBe(true)
    expect(state.brief).toEqual(emptyBrief)
  })

  test('a message may say and ask at once', () => {
    const { state, reply } = answer(
      opening,
      'Un corporate di un minuto con sottotitoli, quanto costa?',
      today,
    )
    expect(state.brief).toMatchObject({ kind: 'corporate', durationSeconds: 60, extras: ['subtitles'] })
    expect(reply).toMatch(/1\.020/)
  })
})

describe('the way of a conversation', () => {
  test('it begins by saying that it is an AI, and asks for the kind', () => {
    const { state, reply } = openBriefing()
    expect(reply).toMatch(/programma \(IA\), non una persona/)
    expect(reply).toMatch(/\?/)
    expect(state.asked).toBe('kind')
  })

  test('it asks everything once, in order, and ends', () => {
    const answers = ['corporate', 'i clienti', 'siamo seri', 'caldo', 'un minuto', 'il logo', 'no', 'venerdì']
    let turn = openBriefing()
    slots.forEach((slot, place) => {
      expect(turn.state.asked).toBe(slot)
      turn = answer(turn.state, answers[place] ?? '', today)
    })
    expect(turn.state.asked).toBeNull()
    expect(isComplete(turn.state.brief)).toBe(true)
    expect(turn.reply).toContain(assistantTexts.done)
  })

  test('what was already said is not asked', () => {
    const { state } = say(
      opening,
      'Un reel di 20 secondi, tono allegro, entro venerdì',
      'i ragazzi',
      'si mangia bene',
    )
    expect(state.asked).toBe('materials')
  })

  test('what is already chosen is not offered again', () => {
    const { reply } = say(at('materials', { ...settled, materials: null, extrasSettled: false }), 'niente')
    expect(reply).toMatch(/drone/)
    expect(reply).not.toMatch(/sottotitoli/i)
  })

  test('who does not know the kind is advised first', () => {
    const first = say(opening, 'non lo so')
    expect(first.reply).toContain(questionTexts.kind.advice)
    expect(first.state.asked).toBe('kind')
    expect(say(first.state, 'non lo so').state).toMatchObject({
      asked: 'audience',
      brief: { unknowns: ['kind'] },
    })
  })

  test('a question misunderstood twice is left open, the words are kept', () => {
    const first = say(at('duration', { ...settled, durationSeconds: null }), 'dipende dal ritmo')
    expect(first.state.asked).toBe('duration')
    const second = say(first.state, 'dipende davvero dal ritmo')
    expect(second.state.brief.unknowns).toEqual(['duration'])
    expect(second.state.brief.notes).toEqual(['dipende dal ritmo', 'dipende davvero dal ritmo'])
  })

  test('what else is said meanwhile is heard, and does not put the question more often', () => {
    const asked = { ...at('kind', {}), turn: 3 }
    const missed = say(asked, 'dipinti uno per uno, non ce ne sono due uguali').state
    const heard = say(missed, 'mezzo minuto').state
    expect(heard).toMatchObject({ asked: 'kind', misses: 1, brief: { durationSeconds: 30 } })
    expect(say(heard, 'si vede dalle pennellate').state).toMatchObject({
      asked: 'audience',
      brief: { unknowns: ['kind'] },
    })
  })

  test('a greeting is greeted, thanks are welcome', () => {
    expect(say(opening, 'Ciao').state.misses).toBe(0)
    expect(say(at(null, settled), 'grazie').reply).toContain(assistantTexts.closing)
    expect(say(at(null, settled), 'grazie').state.brief.notes).toEqual([])
  })

  test('what comes after the end goes to the notes', () => {
    const { state } = say(at(null, settled), 'Il logo nuovo arriva a maggio')
    expect(state.brief.notes).toEqual(['Il logo nuovo arriva a maggio'])
  })

  test('it can begin anew', () => {
    expect(say(at(null, settled), 'Ricominciamo da capo').state.brief).toEqual(emptyBrief)
  })

  test('one wording does not come twice in a row', () => {
    const { state, reply } = say(opening, 'un reel')
    expect(say(state, 'i ragazzi').reply.split(' ')[0]).not.toBe(reply.split(' ')[0])
  })
})

test('completeness never falls on the way, and ends at 100', () => {
  expect(completenessOf(emptyBrief)).toBe(0)
  expect(completenessOf({ ...emptyBrief, ...settled })).toBe(100)
})

test('whatever is said, a conversation stays plain JSON, answers, and comes to an end', () => {
  const words = fc.constantFrom(
    'corporate',
    'boh',
    'no',
    'sì',
    '30 secondi',
    'per Natale',
    'drone',
    'ciao',
    '?',
    'xyz',
    '\n',
    "l'azienda",
    '🎬',
  )
  const texts = fc.array(
    fc.oneof(
      fc.array(words, { maxLength: 6 }).map(list => list.join(' ')),
      fc.string({ maxLength: 60 }),
    ),
    { minLength: 40, maxLength: 40 },
  )
  fc.assert(
    fc.property(texts, list => {
      let turn = openBriefing()
      for (const text of list) {
        turn = answer(turn.state, text, today)
        expect(turn.reply.trim()).not.toBe('')
        expect(JSON.parse(JSON.stringify(turn.state))).toEqual(turn.state)
      }
    }),
    { numRuns: 40 },
  )
})

test.each([
  'vorrei un preventivo per un video',
  'buongiorno, mi serve un video',
  'un video con le nostre cucine',
])('who only says that they want a video is asked which: %s', text => {
  const { reply, state } = answer(openBriefing().state, text, today)
  expect(assistantTexts.missed.some(missed => reply.includes(missed))).toBe(false)
  expect(state).toMatchObject({ asked: 'kind', misses: 0 })
})

test('a very long message is read at once', () => {
  for (const text of [
    'per i clienti '.repeat(140),
    'non so, '.repeat(250),
    'siamo A '.repeat(250),
    'deve far capire '.repeat(120),
  ]) {
    // Processor time: what else the machine does is no reason to fail.
    const before = cpuUsage()
    for (const asked of [...slots, null]) answer(at(asked), text, today)
    expect(cpuUsage(before).user / 1000).toBeLessThan(1500)
  }
})
