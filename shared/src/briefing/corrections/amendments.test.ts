import { describe, expect, test } from 'vitest'
import { assistantTexts, summaryTexts } from '../../messages/it/briefing.ts'
import type { Brief, Slot } from '../brief/brief.ts'
import { emptyBrief } from '../brief/brief.ts'
import { writtenBetween } from '../brief/written.ts'
import { at, say, settled } from '../turn/test-states.ts'

const end: Partial<Brief> = { ...settled, company: 'Ferrara', deadline: '2026-10-31', extras: ['music'] }

describe('after the end what is corrected is heard', () => {
  test.each<[string, Partial<Brief>]>([
    ['No, l’azienda è Arredamenti Sartori, Giancarlo è mio padre.', { company: 'Arredamenti Sartori' }],
    ['L’azienda è Serramenti Dal Bò, non Ferrara', { company: 'Serramenti Dal Bò' }],
    ["L'azienda però non è Ferrara, ci chiamiamo Nido Girotondo", { company: 'Nido Girotondo' }],
    [
      'no Laura è la socia, lo studio si chiama Studio Bonetti e Ferro',
      { company: 'Studio Bonetti e Ferro' },
    ],
    ['ok perfetto. il nome del negozio è Chic Hair', { company: 'Chic Hair' }],
    ['la cantina si chiama Cascina Bertello, non l’avevo detto', { company: 'Cascina Bertello' }],
    ['Ferrara non è l’azienda, è il prodotto', { company: null }],
    ['E Ferrara non è il nome dell’azienda, siamo la Cartoveneta', { company: 'Cartoveneta' }],
    ['azienda: Cascina Bertello', { company: 'Cascina Bertello' }],
    ['Nel recap come nome dell’azienda deve esserci Forno Barale. Grazie', { company: 'Forno Barale' }],
    ['la data non è quella, togliete il 31', { deadline: null, unknowns: ['deadline'] }],
    ['Tolga la data di ottobre per favore', { deadline: null, unknowns: ['deadline'] }],
    ['no non ottobre, il prima possibile', { deadline: null, unknowns: ['deadline'] }],
    ['aspetti, ottobre sono le riprese, non la consegna', { deadline: null, unknowns: ['deadline'] }],
    ['la consegna la decidiamo insieme', { deadline: null, unknowns: ['deadline'] }],
    ['la musica no', { extras: [], declined: ['music'] }],
    ['Tolga la musica originale dal preventivo.', { extras: [], declined: ['music'] }],
    ['la musica originale è ancora nel preventivo? toglietela', { extras: [], declined: ['music'] }],
    ['nel messaggio lasciate solo che siamo puntuali', { message: 'che siamo puntuali' }],
    ['Il tono: istituzionale ma non noioso. Lo correggete?', { tone: 'istituzionale ma non noioso' }],
    ['il tono lasciate "ironico, un po’ sfacciato"', { tone: 'ironico, un po’ sfacciato' }],
  ])('%s', (text, expected) => {
    const { state, reply } = say(at(null, end), text)
    expect(state.brief).toMatchObject(expected)
    expect(state.asked).toBeNull()
    expect(reply).not.toContain(assistantTexts.whatElse)
  })

  test.each<[string, Partial<Brief>]>([
    ['E i destinatari sono gli studenti degli istituti', { audience: 'gli studenti degli istituti' }],
    [
      'Il pubblico sono i soci, le famiglie e le autorità del Comune',
      { audience: 'i soci, le famiglie e le autorità del Comune' },
    ],
    [
      'guardate che il luogo è la nostra officina di Lumezzane, non le scuole',
      { place: 'la nostra officina di Lumezzane', company: 'Ferrara' },
    ],
    ['il luogo non è il capannone, è la sede di Crema', { place: 'la sede di Crema' }],
  ])('a public and a place are put right in words, and nothing else: %s', (text, expected) => {
    const before: Partial<Brief> = { ...end, place: 'nel capannone' }
    expect(say(at(null, before), text).state.brief).toEqual({
      ...at(null, before).brief,
      ...expected,
    })
  })

  test('a word or a sentence is taken out of a text', () => {
    const message = 'Siamo precisi. Io però volevo sapere il prezzo. La fiera comincia il 6'
    const heard = (text: string) => say(at(null, { ...end, message }), text).state.brief.message
    expect(heard('Nel messaggio tolga l’ultima frase')).toBe('Siamo precisi. Io però volevo sapere il prezzo')
    expect(heard('nel messaggio togliete la frase sul prezzo')).toBe('Siamo precisi. La fiera comincia il 6')
    expect(heard('togliete «Siamo precisi» dal messaggio')).toBe(
      'Io però volevo sapere il prezzo. La fiera comincia il 6',
    )
  })

  test('what was asked about last is taken out by a word', () => {
    const { state } = say(at(null, end), 'La musica è stata tolta dal preventivo?')
    expect(say(state, 'Allora la tolga, per cortesia: non la vogliamo.').state.brief).toMatchObject({
      extras: [],
      declined: ['music'],
      notes: [],
    })
  })

  test('what is there already is said to be there', () => {
    expect(say(at(null, end), 'l’azienda è Ferrara').reply).toBe(assistantTexts.alreadySo)
  })

  test('what is said beside it is kept all the same', () => {
    const text = 'I sottotitoli li vogliamo anche perché metà dei clienti è sorda'
    const { state, reply } = say(at(null, { ...end, extras: ['subtitles'] }), text)
    expect(state.brief.notes).toEqual([text])
    expect(reply).toBe(assistantTexts.keptBeside)
  })

  test.each(['La fiera non c’entra niente', 'Attenzione che l’hotel è chiuso fino al 15, si gira dal 16'])(
    'what is not understood is kept, and asked about: %s',
    text => {
      const { state, reply, isUnclear } = say(
        at(null, { ...settled, deadline: null, unknowns: ['deadline'] }),
        text,
      )
      expect(state.brief.notes).toEqual([text])
      expect(isUnclear).toBe(true)
      expect(reply).toBe(assistantTexts.keptBeside)
    },
  )
})

describe('an extra that is turned down by name is taken out, and no other', () => {
  const heard = (asked: Slot | null, extras: Brief['extras'], text: string) =>
    say(at(asked, { ...end, deadline: '2026-05-30', extras }), text)

  test.each<[Slot | null, Brief['extras'], string, Brief['extras']]>([
    [
      null,
      ['subtitles', 'scriptwriting'],
      'No, la scrittura dei testi non ci serve, intendevo i testi in sovrimpressione',
      ['subtitles'],
    ],
    ['extras', ['scriptwriting'], 'la scrittura dei testi non ci serve', []],
    [null, ['subtitles', 'ready-script'], 'togliete script già pronto', ['subtitles']],
    [null, ['subtitles', 'ready-script'], "E togliete 'script già pronto' per favore", ['subtitles']],
    [
      'extras',
      ['ready-script'],
      "La voce narrante sì e la scrittura dei testi. E togliete 'script già pronto'",
      ['voiceover', 'scriptwriting'],
    ],
    [
      null,
      ['scriptwriting', 'ready-script'],
      'Tolga lo script già pronto, il testo lo riscrivete voi',
      ['scriptwriting'],
    ],
    [null, ['ready-script'], 'lo script non è pronto, lo scrivete voi', ['scriptwriting']],
    [null, ['scriptwriting', 'ready-script'], 'togliete la scrittura dei testi', ['ready-script']],
    [null, ['ready-script'], 'Quindi non serve che scriviate i testi', ['ready-script']],
    [null, ['shooting', 'supplied-footage'], 'togliete le riprese fornite dal cliente', ['shooting']],
    [null, ['shooting', 'supplied-footage'], 'togliete il girato', ['shooting']],
    [null, ['shooting', 'supplied-footage'], 'tolga le riprese', ['supplied-footage']],
    [null, ['music', 'subtitles'], 'la musica non originale', ['subtitles']],
    [null, ['music', 'subtitles'], 'la musica non la mettete', ['subtitles']],
    [
      null,
      ['subtitles', 'voiceover'],
      'i sottotitoli non servono, aggiungete il drone',
      ['voiceover', 'drone'],
    ],
  ])('%s, %j: %s', (asked, extras, text, expected) => {
    const { state, reply } = heard(asked, extras, text)
    expect(state.brief.extras.toSorted()).toEqual(expected.toSorted())
    expect(reply).not.toContain(assistantTexts.alreadySo)
  })

  test.each([
    ['la musica non ho detto di no, ci penso', 'music'],
    ['togli «senza musica originale», decidiamo con voi', 'music'],
    ['le riprese sono ancora da decidere', 'shooting'],
  ] as const)('what was turned down is open again: %s', (text, extra) => {
    const { state, changed } = say(at(null, { ...settled, declined: ['drone', extra] }), text)
    expect(state.brief.declined).toEqual(['drone'])
    expect(changed).toContain('declined')
    const before = { ...emptyBrief, ...settled, declined: ['drone', extra] as const }
    expect(writtenBetween(before, { ...before, declined: ['drone'] }).map(fact => fact.text)).toEqual([
      summaryTexts.writtenAs.opened(summaryTexts.extras[extra]),
    ])
  })

  test('what stands there still is not said to be written as it was wanted', () => {
    const { state, reply } = heard(null, ['drone', 'subtitles'], 'il drone non so chi l’abbia messo')
    expect(reply).not.toContain(assistantTexts.alreadySo)
    expect(state.brief.extras).toContain('drone')
  })
})

test.each([
  'Ricevuto, cordiali saluti.',
  'ok ci sentiamo, ciao',
  'va bene, salutoni',
  'Va bene, chiederò per email. Grazie.',
  'perfetto grazie, ci penso e vi faccio sapere',
  'Lasci stare, scrivo al project manager.',
  'Non era questa la domanda ma va bene lo stesso, buona giornata',
  'Grazie, tutto giusto direi.',
])('a goodbye after the end is no request: %s', text => {
  const { state, reply, changed } = say(at(null, settled), text)
  expect(changed).toEqual([])
  expect(state.asked).toBeNull()
  expect(reply).toContain(assistantTexts.closing)
})

test.each<[Slot, string, Partial<Brief>]>([
  [
    'tone',
    'dolce. e nel messaggio lasciate solo che i bambini stanno bene',
    { tone: 'dolce', message: 'che i bambini stanno bene' },
  ],
  ['tone', 'la voce non la voglio. Caldo', { tone: 'Caldo', declined: ['voiceover'] }],
  [
    'deadline',
    'il 15 aprile. l’azienda però è Rossi Infissi',
    { deadline: '2026-04-15', company: 'Rossi Infissi' },
  ],
])('on the way, too: %s: %s', (asked, text, expected) => {
  const known: Partial<Brief> = { kind: 'corporate', message: 'altro', company: 'Ferrara' }
  expect(say(at(asked, known), text).state.brief).toMatchObject(expected)
})
