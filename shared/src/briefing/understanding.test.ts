import { describe, expect, test } from 'vitest'
import { type Brief, emptyBrief, type Slot } from './brief.ts'
import { answer, type BriefingState, openBriefing } from './conversation.ts'

// A Tuesday.
const today = '2026-03-10'
const opening = openBriefing().state

const at = (asked: Slot | null, brief: Partial<Brief> = {}): BriefingState => ({
  ...opening,
  brief: { ...emptyBrief, ...brief },
  asked,
})

const heard = (state: BriefingState, text: string) => answer(state, text, today).state.brief

describe('first messages', () => {
  const cases: [string, Partial<Brief>][] = [
    ['Un video corporate', { kind: 'corporate' }],
    [
      'Abbiamo una cantina, un video per farci conoscere dai ristoratori',
      { goal: 'farci conoscere dai ristoratori' },
    ],
    ['Devo fare un video per LinkedIn', { kind: null, notes: ['Devo fare un video per LinkedIn'] }],
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
        message: 'che il nostro parquet dura una vita',
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
    ['duration', 'un minutino', { durationSeconds: 60 }],
    ['duration', 'per il 12 aprile', { durationSeconds: null, deadline: '2026-04-12' }],
    ['duration', 'due', { durationSeconds: 120 }],
    ['duration', 'tra 30 e 60 secondi', { durationSeconds: 60 }],
    ['duration', 'breve', { durationSeconds: 30 }],
    ['duration', 'massimo 45 secondi', { durationSeconds: 45 }],
    ['duration', 'boh', { durationSeconds: null, unknowns: ['duration'] }],
    ['duration', 'un minuto, anzi due minuti', { durationSeconds: 120 }],
    ['materials', 'niente', { materials: '' }],
    ['materials', 'No', { materials: '' }],
    ['materials', 'Niente per ora', { materials: '' }],
    ['materials', 'Abbiamo delle foto e un drone nostro', { extras: [] }],
    ['materials', 'Abbiamo il logo, e abbiamo bisogno del drone', { extras: ['drone'] }],
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
    ['deadline', 'il prima possibile', { deadline: null, unknowns: ['deadline'] }],
    ['deadline', 'nessuna fretta', { deadline: null, unknowns: ['deadline'] }],
    ['deadline', 'appena potete', { deadline: null, unknowns: ['deadline'] }],
    ['deadline', 'no', { deadline: null, unknowns: ['deadline'] }],
  ]
  test.each(cases)('%s: %s', (asked, text, expected) => {
    const brief = asked === 'message' ? { ...kind, audience: 'x' } : kind
    expect(heard(at(asked, brief), text)).toMatchObject(expected)
  })
})
