import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assistantTexts, questionTexts } from '../messages/it/briefing.ts'
import { type Brief, completenessOf, emptyBrief, isComplete, type Slot, slots } from './brief.ts'
import { answer, type BriefingState, openBriefing } from './conversation.ts'

// A Tuesday.
const today = '2026-03-10'
const opening = openBriefing().state

const at = (asked: Slot | null, brief: Partial<Brief> = {}): BriefingState => ({
  ...opening,
  brief: { ...emptyBrief, ...brief },
  asked,
})

const settled: Partial<Brief> = {
  kind: 'corporate',
  audience: 'i clienti',
  message: 'siamo affidabili',
  tone: 'caldo',
  durationSeconds: 60,
  materials: 'il logo',
  extras: ['subtitles'],
  extrasSettled: true,
  deadline: '2026-04-01',
}

const say = (state: BriefingState, ...texts: string[]) =>
  texts.reduce((turn, text) => answer(turn.state, text, today), { state, reply: '' })

const heard = (state: BriefingState, text: string) => answer(state, text, today).state.brief

describe('first messages', () => {
  const cases: [string, Partial<Brief>][] = [
    ['Un video corporate', { kind: 'corporate' }],
    ['video aziendale', { kind: 'corporate' }],
    ['Vorremmo un video istituzionale', { kind: 'corporate' }],
    ['Ci serve un video per presentare la nostra azienda', { kind: 'corporate' }],
    ['Un video animato', { kind: 'explainer' }],
    ['una motion graphics', { kind: 'explainer' }],
    ['Un explainer di 60 secondi', { kind: 'explainer', durationSeconds: 60 }],
    ['Una demo della nostra app, 45 secondi', { kind: 'app-demo', durationSeconds: 45 }],
    ['un video per far vedere il nostro gestionale', { kind: 'app-demo' }],
    ['Un reel per il nostro hotel', { kind: 'social-reels' }],
    ['video verticali per instagram', { kind: 'social-reels' }],
    ["Un'intervista al nostro fondatore", { kind: 'talking-head' }],
    ['Talking head', { kind: 'talking-head' }],
    ['un video di prodotto da 20 secondi', { kind: 'product', durationSeconds: 20 }],
    ['Il lancio del nostro nuovo prodotto', { kind: 'product' }],
    ['Un video per il nostro agriturismo', { kind: 'hotel' }],
    ['un video del nostro hotel di un minuto e mezzo', { kind: 'hotel', durationSeconds: 90 }],
    ['Un video per un evento aziendale', { kind: 'event' }],
    ['Un tutorial', { kind: 'educational' }],
    ['Le testimonianze dei nostri clienti', { kind: 'testimonial' }],
    ['Uno spot', { kind: 'advertising' }],
    ['Non un video corporate, un reel', { kind: 'social-reels' }],
    ['Un video corporate con animazione del logo', { kind: 'corporate', extras: ['logo-animation'] }],
    [
      'Vorrei un video corporate di un minuto, tono elegante, con sottotitoli, entro fine mese',
      {
        kind: 'corporate',
        durationSeconds: 60,
        tone: 'elegante',
        extras: ['subtitles'],
        deadline: '2026-03-31',
      },
    ],
    [
      'Siamo la Rossi Meccanica S.r.l., vorremmo un video aziendale rivolto ai buyer tedeschi',
      { kind: 'corporate', company: 'Rossi Meccanica S.r.l.', audience: 'i buyer tedeschi' },
    ],
    [
      'Un reel per i giovani architetti: deve far capire che il nostro parquet dura una vita. Ci serve tra due settimane',
      {
        kind: 'social-reels',
        message: 'deve far capire che il nostro parquet dura una vita',
        deadline: '2026-03-24',
      },
    ],
    ['Corporate, un minuto, 15 dicembre', { kind: 'corporate', durationSeconds: 60, deadline: '2026-12-15' }],
    ['Facciamo riprese con droni e vogliamo un video corporate', { kind: 'corporate', extras: [] }],
    [
      'Spot di mezzo minuto, voce narrante e musica originale',
      { kind: 'advertising', durationSeconds: 30, extras: ['voiceover', 'music'] },
    ],
  ]
  test.each(cases)('%s', (text, expected) => {
    expect(heard(opening, text)).toMatchObject(expected)
  })
})

describe('answers to a question', () => {
  const kind = { kind: 'corporate' } as const
  const cases: [Slot, string, Partial<Brief>][] = [
    ['audience', 'I buyer esteri che non ci conoscono', { audience: 'I buyer esteri che non ci conoscono' }],
    ['audience', 'Direi le famiglie', { audience: 'le famiglie' }],
    ['audience', 'Ai clienti di hotel', { audience: 'i clienti di hotel', kind: 'corporate' }],
    ['audience', 'Il pubblico sono i commercialisti', { audience: 'i commercialisti' }],
    [
      'audience',
      'Non saprei, chiunque abbia un giardino',
      { audience: 'chiunque abbia un giardino', unknowns: [] },
    ],
    ['audience', 'Decidete voi', { audience: null, unknowns: ['audience'] }],
    ['audience', '60 secondi', { audience: null, durationSeconds: 60 }],
    [
      'audience',
      'Clienti esteri, con sottotitoli, entro Natale',
      { audience: 'Clienti esteri', extras: ['subtitles'], deadline: '2026-12-25' },
    ],
    ['audience', 'Chi noleggia droni', { audience: 'Chi noleggia droni', extras: [] }],
    ['audience', 'Aziende, tono serio', { audience: 'Aziende', tone: 'serio' }],
    ['message', 'In un minuto si ordina', { message: 'In un minuto si ordina', durationSeconds: null }],
    [
      'message',
      'Che siamo qui da cent’anni. Il video dura un minuto',
      { message: 'Che siamo qui da cent’anni', durationSeconds: 60 },
    ],
    [
      'message',
      'Che siamo la scelta giusta per i clienti esigenti',
      { message: 'Che siamo la scelta giusta per i clienti esigenti', audience: 'x' },
    ],
    ['message', 'non so, vedete voi', { message: null, unknowns: ['message'] }],
    ['tone', 'Ironico', { tone: 'Ironico' }],
    ['tone', 'Elegante ma caldo', { tone: 'Elegante ma caldo' }],
    ['tone', 'come preferite', { tone: null, unknowns: ['tone'] }],
    ['tone', 'caldo, con voce narrante', { tone: 'caldo', extras: ['voiceover'] }],
    ['duration', 'un minuto e mezzo', { durationSeconds: 90 }],
    ['duration', 'mezzo minuto', { durationSeconds: 30 }],
    ['duration', '90', { durationSeconds: 90 }],
    ['duration', 'due', { durationSeconds: 120 }],
    ['duration', 'tra 30 e 60 secondi', { durationSeconds: 60 }],
    ['duration', 'breve', { durationSeconds: 30 }],
    ['duration', 'massimo 45 secondi', { durationSeconds: 45 }],
    ['duration', 'boh', { durationSeconds: null, unknowns: ['duration'] }],
    ['duration', 'un minuto, anzi due minuti', { durationSeconds: 120 }],
    ['materials', 'niente', { materials: '' }],
    ['materials', 'No', { materials: '' }],
    ['materials', 'partiamo da zero', { materials: '' }],
    [
      'materials',
      'Il logo in vettoriale e un po’ di foto',
      { materials: 'Il logo in vettoriale e un po’ di foto', extras: [] },
    ],
    [
      'materials',
      'Abbiamo già il girato',
      { materials: 'Abbiamo già il girato', extras: ['supplied-footage'] },
    ],
    ['materials', 'Lo script è pronto', { extras: ['ready-script'] }],
    ['materials', 'Abbiamo dei filmati e il testo pronto', { extras: ['supplied-footage', 'ready-script'] }],
    ['materials', 'Non abbiamo filmati', { extras: [], declined: [] }],
    [
      'extras',
      'Voce narrante e sottotitoli, niente drone',
      { extras: ['voiceover', 'subtitles'], declined: ['drone'], extrasSettled: true },
    ],
    ['extras', 'voce e musica', { extras: ['voiceover', 'music'], extrasSettled: true }],
    ['extras', 'solo i sottotitoli', { extras: ['subtitles'], extrasSettled: true }],
    ['extras', 'no grazie', { extras: [], extrasSettled: true }],
    ['extras', 'niente', { extras: [], extrasSettled: true }],
    ['extras', 'musica di libreria', { extras: [] }],
    [
      'extras',
      'tutto',
      { extras: ['voiceover', 'music', 'subtitles', 'logo-animation', 'scriptwriting', 'shooting', 'drone'] },
    ],
    [
      'extras',
      'senza voce narrante, però con le riprese in sede',
      { extras: ['shooting'], declined: ['voiceover'] },
    ],
    ['deadline', 'il 15 dicembre', { deadline: '2026-12-15' }],
    ['deadline', 'entro fine mese', { deadline: '2026-03-31' }],
    ['deadline', 'il 20', { deadline: '2026-03-20' }],
    ['deadline', 'il 5', { deadline: '2026-04-05' }],
    ['deadline', 'venerdì', { deadline: '2026-03-13' }],
    ['deadline', 'fra due settimane', { deadline: '2026-03-24' }],
    ['deadline', 'per Natale', { deadline: '2026-12-25' }],
    ['deadline', 'il prima possibile', { deadline: '2026-03-13' }],
    ['deadline', 'nessuna fretta', { deadline: null, unknowns: ['deadline'] }],
    ['deadline', 'no', { deadline: null, unknowns: ['deadline'] }],
  ]
  test.each(cases)('%s: %s', (asked, text, expected) => {
    const brief = asked === 'message' ? { ...kind, audience: 'x' } : kind
    expect(heard(at(asked, brief), text)).toMatchObject(expected)
  })
})

describe('corrections', () => {
  const cases: [Slot | null, string, Partial<Brief>][] = [
    [null, 'no, 60 secondi', { durationSeconds: 60 }],
    [null, 'anzi, facciamo 30 secondi', { durationSeconds: 30 }],
    [null, 'Meglio un talking head', { kind: 'talking-head' }],
    [null, 'cambio idea: un reel', { kind: 'social-reels' }],
    [null, 'Anzi, il tono più ironico', { tone: 'ironico' }],
    [null, 'Il pubblico sono i fornitori', { audience: 'i fornitori' }],
    [null, 'togli i sottotitoli', { extras: [], declined: ['subtitles'] }],
    [null, 'senza sottotitoli', { extras: [], declined: ['subtitles'] }],
    [null, 'aggiungi la musica', { extras: ['music', 'subtitles'] }],
    [null, 'Vorrei anche il drone', { extras: ['subtitles', 'drone'] }],
    [null, 'la consegna spostiamola al 20 aprile', { deadline: '2026-04-20' }],
    [null, 'sul tono decidete voi', { tone: null, unknowns: ['tone'] }],
    ['materials', 'no, 90 secondi', { durationSeconds: 90, materials: 'il logo' }],
    ['tone', 'anzi, che siamo i più veloci', { message: 'che siamo i più veloci', tone: 'caldo' }],
  ]
  test.each(cases)('asked %s: %s', (asked, text, expected) => {
    const state = { ...at(asked, settled), last: 'message' as const }
    expect(heard(state, text)).toMatchObject(expected)
  })

  test('a script that is to be written is not ready, and the reverse', () => {
    const ready = say(
      at('extras', { ...settled, extras: ['ready-script'], extrasSettled: false }),
      'scrittura dei testi',
    )
    expect(ready.state.brief.extras).toEqual(['scriptwriting'])
    expect(say(ready.state, 'lo script è già pronto').state.brief.extras).toEqual(['ready-script'])
  })
})

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
    ['quante revisioni sono incluse?', /2 revisioni/],
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
    expect(second.state.brief.notes).toEqual(['dipende davvero dal ritmo'])
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

test('a very long message is read at once', () => {
  for (const text of [
    'per i clienti '.repeat(140),
    'non so, '.repeat(250),
    'siamo A '.repeat(250),
    'deve far capire '.repeat(120),
  ]) {
    const started = performance.now()
    for (const asked of [...slots, null]) answer(at(asked), text, today)
    expect(performance.now() - started).toBeLessThan(1500)
  }
})
