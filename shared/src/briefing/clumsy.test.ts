import { describe, expect, test } from 'vitest'
import { questionTexts } from '../messages/it/briefing.ts'
import { nonsenseTexts, openTexts } from '../messages/it/briefing-open.ts'
import { type Brief, emptyBrief, isSettled, type Slot } from './brief.ts'
import { answer, type BriefingState, openBriefing } from './conversation.ts'

// A Tuesday.
const today = '2026-03-10'

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

const at = (asked: Slot | null, brief: Partial<Brief> = {}): BriefingState => ({
  ...openBriefing().state,
  brief: { ...emptyBrief, ...brief },
  asked,
})

const corporate = { kind: 'corporate' } as const
const briefFor = (asked: Slot | null) => {
  if (asked === null) return settled
  return asked === 'kind' ? {} : corporate
}

const say = (asked: Slot | null, text: string) => answer(at(asked, briefFor(asked)), text, today)

describe('what business people write is understood', () => {
  const cases: [Slot | null, string, Partial<Brief>][] = [
    ['kind', 'boh forse un reel', { kind: 'social-reels' }],
    ['kind', 'ci serve qualcosa da mettere su instagram', { kind: 'social-reels' }],
    ['kind', 'un cartone animato che spiega la nostra polizza', { kind: 'explainer' }],
    ['kind', 'dovrei fare un video col titolare che parla', { kind: 'talking-head' }],
    ['kind', 'un documentario aziendale', { kind: 'corporate' }],
    [
      'kind',
      'ci serve un video per i dipendenti nuovi, tipo formazione sicurezza',
      { kind: 'educational', audience: 'i dipendenti nuovi' },
    ],
    ['kind', 'video per ristorante', { kind: null, notes: ['video per ristorante'] }],
    ['kind', 'niente di che, un minutino', { durationSeconds: 60 }],
    [
      'kind',
      'Ciao, sono Marco della Bianchi Srl. Ci servirebbe un video aziendale di 2 minuti, pubblico buyer esteri, quindi sottotitoli in inglese. Il logo ce l’abbiamo, foto anche. Entro il 30 aprile.',
      {
        kind: 'corporate',
        company: 'Bianchi Srl',
        audience: 'buyer esteri',
        durationSeconds: 120,
        extras: ['subtitles'],
        deadline: '2026-04-30',
      },
    ],
    [
      'kind',
      'vorrei un explainer per spiegare il gestionale ai commercialisti, circa 90 secondi, tono chiaro',
      { kind: 'explainer', audience: 'i commercialisti', durationSeconds: 90, tone: 'chiaro' },
    ],
    ['audience', 'chi vuole rifarsi il tetto', { audience: 'chi vuole rifarsi il tetto' }],
    ['audience', 'i privati ma anche gli architetti dai', { audience: 'i privati ma anche gli architetti' }],
    [
      'audience',
      'i soliti clienti nostri, idraulici e installatori. entro fine marzo pero eh',
      { audience: 'i soliti clienti nostri, idraulici e installatori', deadline: '2026-03-31' },
    ],
    [
      'audience',
      'lo guardano i buyer, tono elegante, un minuto, con voce narrante, ci serve per fine aprile',
      {
        audience: 'i buyer',
        tone: 'elegante',
        durationSeconds: 60,
        extras: ['voiceover'],
        deadline: '2026-04-30',
      },
    ],
    [
      'audience',
      'che da noi le fatture si fanno da sole',
      { audience: null, message: 'che da noi le fatture si fanno da sole' },
    ],
    ['audience', 'CRM e PMI', { audience: 'CRM e PMI' }],
    ['message', 'non so bene, forse che siamo seri', { message: 'che siamo seri' }],
    [
      'message',
      'no 30 secondi, e aggiungi il drone',
      { message: null, durationSeconds: 30, extras: ['drone'] },
    ],
    ['message', 'vogliamo che ci chiamino', { message: 'vogliamo che ci chiamino' }],
    ['tone', 'niente di ingessato', { tone: 'niente di ingessato' }],
    ['tone', 'mah, semplice, alla mano', { tone: 'semplice, alla mano' }],
    ['tone', 'no, 60 secondi', { tone: null, durationSeconds: 60 }],
    ['duration', 'un minuto e mezzo', { durationSeconds: 90 }],
    ['duration', 'sui 40 secondi', { durationSeconds: 40, notes: [] }],
    ['duration', 'un paio di minuti', { durationSeconds: 120 }],
    ['duration', 'tra i 60 e i 90 secondi', { durationSeconds: 90, notes: [] }],
    ['duration', '60/90 sec', { durationSeconds: 90, notes: [] }],
    ['duration', '3 minuti e 20', { durationSeconds: 200 }],
    ['duration', 'venti secondi', { durationSeconds: 20 }],
    ['duration', 'due minuti sono tanti?', { durationSeconds: 120, notes: [] }],
    ['materials', 'ho il logo in pdf e basta', { materials: 'ho il logo in pdf e basta' }],
    ['materials', 'no zero', { materials: '' }],
    ['materials', 'foto fatte col telefono, vanno bene?', { materials: 'foto fatte col telefono' }],
    ['materials', 'poca roba, il logo e il catalogo', { materials: 'poca roba, il logo e il catalogo' }],
    ['materials', 'anzi il tono lo vorrei più allegro', { materials: null, tone: 'più allegro' }],
    ['extras', 'solo sottotitoli va', { extras: ['subtitles'], extrasSettled: true }],
    ['extras', 'la voce sì, la musica no', { extras: ['voiceover'], declined: ['music'] }],
    [
      'extras',
      'voce e sottotitoli, il resto non mi serve',
      { extras: ['voiceover', 'subtitles'], notes: [] },
    ],
    ['extras', 'se non costa troppo il drone', { extras: [], declined: [], extrasSettled: false }],
    ['extras', 'no no a posto così grazie', { extras: [], extrasSettled: true, notes: [] }],
    [
      'extras',
      'tutto tranne drone e riprese',
      {
        extras: ['voiceover', 'music', 'subtitles', 'logo-animation', 'scriptwriting'],
        declined: ['shooting', 'drone'],
      },
    ],
    ['deadline', 'fine marzo', { deadline: '2026-03-31' }],
    ['deadline', 'tra tre settimane', { deadline: '2026-03-31' }],
    ['deadline', 'prima di pasqua', { deadline: '2026-04-05', notes: [] }],
    ['deadline', 'entro un mese e mezzo', { deadline: '2026-04-25' }],
    ['deadline', 'nel giro di un mese', { deadline: '2026-04-10', notes: [] }],
    ['deadline', 'metà aprile circa', { deadline: '2026-04-15' }],
    ['deadline', 'il 30 va bene?', { deadline: '2026-03-30' }],
    ['deadline', 'tra una decina di giorni', { deadline: '2026-03-20' }],
    ['deadline', 'la prima settimana di aprile', { deadline: '2026-04-07' }],
    ['deadline', 'per la fiera del 12 maggio', { deadline: '2026-05-12' }],
  ]
  test.each(cases)('asked %s: %s', (asked, text, expected) => {
    expect(say(asked, text).state.brief).toMatchObject(expected)
  })
})

describe('what was settled is corrected in passing', () => {
  const cases: [string, Partial<Brief>][] = [
    ['no 30 secondi', { durationSeconds: 30 }],
    ['no, 90 secondi', { durationSeconds: 90 }],
    ['anzi, meglio 90 secondi', { durationSeconds: 90 }],
    ['facciamo 30 secondi invece di 60', { durationSeconds: 30, notes: [] }],
    ['togli i sottotitoli', { extras: [], declined: ['subtitles'] }],
    ['i sottotitoli non li voglio più', { extras: [], declined: ['subtitles'], notes: [] }],
    ['aggiungi anche la voce e il drone', { extras: ['voiceover', 'subtitles', 'drone'] }],
    ['il pubblico in realtà sono gli architetti', { audience: 'gli architetti' }],
    ['cambia il tono in ironico', { tone: 'ironico' }],
    ['il messaggio cambialo: puntiamo sulla velocità', { message: 'puntiamo sulla velocità' }],
    ['sposta la consegna al 20 aprile', { deadline: '2026-04-20' }],
    ['no aspetta, meglio metà maggio', { deadline: '2026-05-15' }],
  ]
  test.each(cases)('%s', (text, expected) => {
    const { state, changed } = say(null, text)
    expect(state.brief).toMatchObject(expected)
    expect(changed).not.toEqual([])
  })
})

describe('what is left to us stays open, with a proposal, and the talk goes on', () => {
  test.each([
    ['tone', 'boh'],
    ['duration', 'boh quello che serve'],
    ['duration', 'non troppo lungo'],
    ['materials', 've lo mando dopo'],
    ['message', 'poi vediamo'],
    ['audience', 'non abbiamo ancora deciso'],
    ['extras', 'non so, consigliami tu'],
  ] as const)('%s: %s', (asked, text) => {
    const { state, reply } = say(asked, text)
    expect(state.brief.unknowns).toEqual([asked])
    expect(reply).toContain(openTexts[asked])
    expect(state.asked).not.toBe(asked)
  })
})

describe('nonsense gets a friendly question and does not enter the brief', () => {
  const page =
    'Home Chi siamo Contatti Cookie Policy Privacy Policy Accetta tutti Rifiuta Menu Login Carrello 0 Copyright 2024'
  const cases: [Slot | null, string, keyof typeof nonsenseTexts][] = [
    ['audience', 'asdf', 'keys'],
    ['audience', 'lkjhg sdfgh', 'keys'],
    ['message', 'asdfghjkl', 'keys'],
    ['tone', 'xxx', 'keys'],
    ['materials', 'asd', 'keys'],
    ['message', 'prova prova', 'keys'],
    ['duration', 'qwerty', 'keys'],
    ['kind', 'aaaaaaa', 'keys'],
    ['audience', '😀😀', 'signs'],
    ['tone', '!!!', 'signs'],
    ['kind', '...', 'signs'],
    ['audience', '60', 'signs'],
    ['message', '1, 2, 3', 'signs'],
    ['audience', page, 'page'],
    [null, 'asdf', 'keys'],
  ]
  test.each(cases)('asked %s: %s', (asked, text, kind) => {
    const state = at(asked, briefFor(asked))
    let turn = answer(state, text, today)
    for (let again = 0; again < 3; again++) turn = answer(turn.state, text, today)
    expect(turn.state.brief).toEqual(state.brief)
    expect(turn.state.asked).toBe(asked)
    expect(turn.reply).toContain(nonsenseTexts[kind])
    if (asked !== null) expect(turn.reply).toContain(questionTexts[asked].again)
  })
})

describe('a question back is answered, and the talk returns to where it was', () => {
  test.each([
    ['audience', 'quanto costa?', /970/],
    ['deadline', 'quanto ci mettete?', /3-7 giorni/],
    ['deadline', 'e quanto mi viene a costare in tutto?', /970/],
    ['extras', 'mah il drone quanto costa?', /120/],
    ['audience', 'in che senso?', /Intendo/],
    ['audience', 'ma il prezzo è iva inclusa?', /IVA inclusa/],
    ['kind', 'buongiorno vorrei sapere quanto costa un video', /Dipende dal tipo/],
  ] as const)('%s: %s', (asked, text, expected) => {
    const { state, reply, changed } = say(asked, text)
    expect(reply).toMatch(expected)
    expect(changed).toEqual([])
    expect(isSettled(state.brief, asked)).toBe(false)
  })

  test('"mettili" after the price of something adds it', () => {
    const asked = answer(
      at('extras', { ...settled, extras: [], extrasSettled: false }),
      'quanto costano i sottotitoli?',
      today,
    )
    const taken = answer(asked.state, 'ok mettili, e anche la voce', today)
    expect(taken.state.brief.extras).toEqual(['voiceover', 'subtitles'])
    expect(answer(taken.state, 'ok mettili', today).state.brief.extras).toEqual(['voiceover', 'subtitles'])
  })
})
