import { describe, expect, test } from 'vitest'
import { type Brief, emptyBrief, type Slot } from '../brief/brief.ts'
import { composeSummary } from '../brief/summary.ts'
import { at, corporate, heard, say } from '../turn/test-states.ts'

type Case = [Slot | null, string, Partial<Brief>]

describe('what the client has or does already costs nothing', () => {
  const cases: Case[] = [
    ['materials', 'sottotitoli già fatti, una sceneggiatura e il jingle dello spot', { extras: [] }],
    ['materials', 'il nostro jingle e il logo animato li abbiamo già', { extras: [] }],
    ['materials', 'Il logo animato e una colonna sonora', { extras: [] }],
    ['materials', 'Abbiamo il logo, vorremmo i sottotitoli', { extras: ['subtitles'] }],
    ['materials', 'Niente, ma ci serve il drone', { extras: ['drone'] }],
    [
      'kind',
      'Un video aziendale per chi noleggia droni',
      { kind: 'corporate', audience: 'chi noleggia droni', extras: [] },
    ],
    ['materials', 'Vorremmo i sottotitoli e il drone ce l’abbiamo noi', { extras: ['subtitles'] }],
    ['materials', 'le riprese le abbiamo già', { extras: ['supplied-footage'] }],
    ['extras', 'i testi li scriviamo noi', { extras: [], declined: ['scriptwriting'], extrasSettled: true }],
    ['extras', "la voce ce l'abbiamo noi", { extras: [], declined: ['voiceover'] }],
    ['extras', "i sottotitoli, la voce ce l'abbiamo noi", { extras: ['subtitles'] }],
    ['extras', 'le riprese da noi in sede', { extras: ['shooting'] }],
    ['materials', 'Il logo. Filmati vecchi, da non usare', { extras: [] }],
    ['materials', 'Logo e foto. I filmati vecchi non li usiamo', { extras: [] }],
    ['materials', 'le clip girate da noi, le ho mandate a Paolo', { place: null }],
    ['extras', 'noi vorremmo il drone', { extras: ['drone'] }],
    ['extras', 'I sottotitoli, e il testo me lo scrivete voi', { extras: ['subtitles', 'scriptwriting'] }],
    ['extras', 'Il drone non mi pare il caso', { extras: [], declined: ['drone'] }],
    ['extras', 'Il drone non possiamo per via dell’aeroporto', { extras: [], declined: ['drone'] }],
    ['extras', 'Il drone per due commercialisti no', { extras: [], declined: ['drone'] }],
    ['extras', 'I sottotitoli sì, il drone perché no', { extras: ['subtitles', 'drone'] }],
    ['tone', 'Giocoso. Le lingue sono due, inglese e francese', { tone: 'Giocoso', languages: ['en', 'fr'] }],
    ['deadline', 'Appariamo io e il mio socio', { people: 'io e il mio socio' }],
    ['deadline', 'In video c’è mio papà, non io', { people: 'mio papà' }],
    [
      'deadline',
      'Potrebbero parlare la direttrice e due infermiere',
      { people: 'la direttrice e due infermiere' },
    ],
    ['extras', 'ne parliamo a voce', { extras: [] }],
    ['extras', 'abbiamo il logo e le foto', { extras: [], declined: [] }],
    ['extras', 'vorrei il nostro logo animato', { extras: ['logo-animation'] }],
    ['extras', 'abbiamo bisogno della voce narrante', { extras: ['voiceover'] }],
    [
      'kind',
      'Un video per il nostro hotel a Riccione, con le riprese che abbiamo già',
      { kind: 'hotel', extras: ['supplied-footage'] },
    ],
  ]
  test.each(cases)('%s: %s', (asked, text, expected) => {
    expect(heard(at(asked, asked === 'kind' ? {} : corporate), text)).toMatchObject(expected)
  })
})

describe('what is turned down is not booked', () => {
  const cases: Case[] = [
    [
      'extras',
      'tutto tranne il drone',
      {
        extras: ['voiceover', 'music', 'subtitles', 'logo-animation', 'scriptwriting', 'shooting'],
        declined: ['drone'],
      },
    ],
    ['extras', 'il drone non ci interessa', { extras: [], declined: ['drone'] }],
    ['extras', 'voce e musica, il drone non interessa', { extras: ['voiceover', 'music'] }],
    ['extras', 'a parte il drone, i sottotitoli', { extras: ['subtitles'], declined: ['drone'] }],
    ['extras', 'no basta', { extras: [], extrasSettled: true }],
    ['extras', 'niente altro, solo il montaggio', { extras: [], extrasSettled: true }],
    ['extras', 'musica di sottofondo', { extras: [], extrasSettled: true }],
    ['extras', 'sì', { extras: [], extrasSettled: false }],
    ['extras', 'ok', { extras: [], extrasSettled: false }],
  ]
  test.each(cases)('%s: %s', (asked, text, expected) => {
    expect(heard(at(asked, corporate), text)).toMatchObject(expected)
  })
})

describe('lengths', () => {
  const cases: [Slot, string, number | null][] = [
    ['duration', '2\'30"', 150],
    ['duration', '2:30', 150],
    ['duration', '2.30 minuti', 150],
    ['duration', '2,5 minuti', 150],
    ['duration', 'tre quarti di minuto', 45],
    ['duration', '90 secondi, no scusa facciamo due minuti', 120],
    ['duration', "un'ora", null],
    ['duration', 'due ore', null],
    ['duration', 'uno', 60],
    ['message', 'in 30 secondi fai tutto', null],
    ['kind', 'Un video aziendale, e anche una versione corta da 15 secondi', null],
    ['kind', 'ho 3 file da 5 minuti, vorrei un video di un minuto e mezzo', 90],
    ['message', '60 secondi', 60],
  ]
  test.each(cases)('%s: %s', (asked, text, expected) => {
    expect(heard(at(asked, corporate), text).durationSeconds).toBe(expected)
  })
})

describe('deadlines', () => {
  const cases: [string, string | null][] = [
    ['la fiera è a marzo, ci serve entro fine febbraio', '2027-02-28'],
    ['Il Salone è ad aprile quindi deve essere pronto per il 10 aprile', '2026-04-10'],
    ['per maggio abbiamo una fiera, ci serve il 20 aprile', '2026-04-20'],
    ['10 gennaio 2020', null],
    ['entro il 10 gennaio 2020', null],
  ]
  test.each(cases)('%s', (text, expected) => {
    expect(heard(at('deadline', corporate), text).deadline).toBe(expected)
  })
})

describe('kinds', () => {
  const cases: [Slot | null, Partial<Brief>, string, Brief['kind']][] = [
    [
      'message',
      corporate,
      "facciamo eventi da trent'anni e nessuno conosce il territorio come noi",
      'corporate',
    ],
    ['message', corporate, 'i nostri video aziendali fanno vendere', 'corporate'],
    ['message', corporate, 'no, facciamo eventi da una vita', 'corporate'],
    ['message', corporate, 'anzi, meglio un reel', 'social-reels'],
    [null, corporate, 'facciamo un reel', 'social-reels'],
    ['audience', { unknowns: ['kind'] }, "un video pe' la palestra mia, un reel", 'social-reels'],
    ['audience', { unknowns: ['kind'] }, 'i clienti dei nostri eventi', null],
    ['kind', {}, 'Pensavamo a tre reel. Abbiamo dei video, ma non so se si possono usare', 'social-reels'],
    ['kind', {}, 'vorrei un video da mettere su booking e su instagram che fa vedere le camere', 'hotel'],
    ['kind', {}, 'Siamo un’agenzia di eventi, vorremmo un video corporate', 'corporate'],
    [
      'kind',
      {},
      'Produciamo cucine su misura in Brianza da quarant’anni e vorremmo presentarci ai rivenditori. Ci serve poi una versione corta per Instagram.',
      null,
    ],
    ['kind', {}, 'Un video aziendale sulle nostre cucine, e anche un reel', 'corporate'],
  ]
  test.each(cases)('asked %s: %s %s', (asked, brief, text, expected) => {
    expect(heard(at(asked, brief), text).kind).toBe(expected)
  })
})

test('what was said without being asked is in the recap', () => {
  const { kind, notes } = heard(at('kind', {}), 'animazioni 3D del nostro macchinario che taglia la lamiera')
  expect(kind).toBe('explainer')
  expect(notes).toEqual(['animazioni 3D del nostro macchinario che taglia la lamiera'])
  expect(composeSummary({ ...emptyBrief, kind, notes })).toMatch(/macchinario che taglia la lamiera/)
})

describe('several things in the first message', () => {
  const cases: [string, Partial<Brief>][] = [
    ['Video aziendale, buyer tedeschi, un minuto', { audience: 'buyer tedeschi', durationSeconds: 60 }],
    [
      "Video corporate per buyer tedeschi. Il logo ce l'abbiamo, foto pure",
      { audience: 'buyer tedeschi', materials: "Il logo ce l'abbiamo, foto pure" },
    ],
    ['Un video corporate', { notes: [] }],
    ['Ciao, vorrei un reel di 30 secondi, grazie', { notes: [] }],
    [
      'Un explainer, il nostro forno cuoce senza fumo',
      { notes: ['Un explainer, il nostro forno cuoce senza fumo'] },
    ],
    ['Una demo, la app si chiama Denty.', { company: null }],
    ["Un video corporate, l'azienda si chiama Officine Rossi", { company: 'Officine Rossi' }],
  ]
  test.each(cases)('%s', (text, expected) => {
    expect(heard(at('kind', {}), text)).toMatchObject(expected)
  })
})

describe('short answers', () => {
  const cases: Case[] = [
    ['tone', 'serio', { tone: 'serio' }],
    [null, 'sì però cambia il tono: ironico', { tone: 'ironico' }],
    ['tone', 'professionale', { tone: 'professionale' }],
    ['tone', 'serio e professionale', { tone: 'serio e professionale' }],
    ['tone', "nient'altro", { tone: null, unknowns: ['tone'] }],
    ['tone', '⏱️ 60s', { tone: null, durationSeconds: 60 }],
    ['audience', 'tutti', { audience: 'tutti' }],
    ['audience', 'a tutti', { audience: 'tutti' }],
    ['audience', 'famiglie con bambini. Posso cambiare idea dopo?', { audience: 'famiglie con bambini' }],
    ['audience', 'ma vaffanculo, non capisci un cazzo', { audience: null, unknowns: [], notes: [] }],
    ['message', 'ma sei un robot o cosa', { message: null, unknowns: [] }],
    ['materials', 'no, dovete fare tutto voi', { materials: '' }],
  ]
  test.each(cases)('%s: %s', (asked, text, expected) => {
    expect(heard(at(asked, corporate), text)).toMatchObject(expected)
  })
})

describe('several languages', () => {
  test('in a list all are spoken as the first is', () => {
    expect(heard(at('extras', corporate), 'sottotitoli in inglese, francese e spagnolo')).toMatchObject({
      languages: ['en', 'fr', 'es'],
      extras: ['subtitles'],
    })
  })

  test('one that is taken out is gone, and answers nothing', () => {
    const brief = heard(at('audience', { ...corporate, languages: ['en', 'es'] }), 'lo spagnolo toglietelo')
    expect(brief).toMatchObject({ languages: ['en'], audience: null })
  })

  test.each<Slot>(['materials', 'extras', 'deadline'])(
    'a voice in one is ordered, in answer to %s',
    asked => {
      expect(heard(at(asked, corporate), 'voce narrante in francese se possibile')).toMatchObject({
        languages: ['fr'],
        extras: ['voiceover'],
      })
    },
  )
})

test('what was just taken out is put back by one word', () => {
  const ordered = at('deadline', { ...corporate, extras: ['voiceover'], extrasSettled: true })
  const without = say(ordered, 'togli la voce').state
  expect(without.brief).toMatchObject({ extras: [], declined: ['voiceover'] })
  expect(say(without, 'no rimettila, il mio socio la vuole').state.brief).toMatchObject({
    extras: ['voiceover'],
    declined: [],
  })
})

test.each([
  ['no scusi, foto del 1920', 20],
  ["facciamo 2' max", 120],
])('after a length of twenty seconds "%s" leaves %s', (text, seconds) => {
  const { state } = say(at('duration', corporate), '20 secondi')
  expect(say(state, text).state.brief.durationSeconds).toBe(seconds)
})

test('"preciso" is a tone, and no correction of the message', () => {
  const before = { ...corporate, audience: 'a', message: 'prima il progetto' }
  expect(say({ ...at('tone', before), last: 'message' }, 'preciso').state.brief).toMatchObject({
    message: 'prima il progetto',
    tone: 'preciso',
  })
})

test('who speaks and to whom is heard beside the kind', () => {
  const text = 'Ci serve un talking head del nostro direttore per i distributori tedeschi, 90 secondi'
  expect(heard(at('kind', {}), text)).toMatchObject({
    kind: 'talking-head',
    people: 'nostro direttore',
    audience: 'i distributori tedeschi',
    durationSeconds: 90,
  })
})

describe('a length and a day that are changed hold, whatever is asked', () => {
  const minutes = { kind: 'corporate', durationSeconds: 180 } as const
  const cases: [Slot | null, Partial<Brief>, string, Partial<Brief>][] = [
    ['materials', minutes, 'anzi i soci dicono du’ minuti, facciamo du’ minuti', { durationSeconds: 120 }],
    ['materials', minutes, 'tre son troppi, facciamo due', { durationSeconds: 120 }],
    ['materials', minutes, 'tre foto, facciamo due', { durationSeconds: 180 }],
    ['materials', minutes, 'tre minuti sono un’eternità. Uno e mezzo', { durationSeconds: 90 }],
    [null, minutes, 'facciamo un minuto e mezzo, due sono troppi', { durationSeconds: 90 }],
    [
      'kind',
      {},
      'Un video di due minuti, con qualche intervista ai relatori (tre o quattro, di cui due stranieri)',
      { durationSeconds: 120 },
    ],
    [
      'kind',
      {},
      'Una demo dell’app di 60-90 secondi. Si deve capire che i turni si fanno in cinque minuti invece che in due ore',
      { durationSeconds: 90 },
    ],
    ['kind', {}, 'un tutorial della durata di minuti 4', { durationSeconds: 240 }],
    ['duration', corporate, 'un min e mezo', { durationSeconds: 90 }],
    ['deadline', corporate, '30 aprile. No, scusi, 24 aprile.', { deadline: '2026-04-24' }],
    ['deadline', corporate, 'per fine aprile no cosa dico per fine maggio', { deadline: '2026-05-31' }],
    [
      'deadline',
      corporate,
      'il festival finisce il 17 maggio, il video entro il 31',
      { deadline: '2026-05-31' },
    ],
    ['deadline', corporate, 'la fiera è il 17 febbraio, il video entro il 31', { deadline: '2027-02-17' }],
    ['extras', corporate, 'Riprese al saggio, il 6 giugno è sabato', { deadline: null }],
    [null, { deadline: '2026-06-06' }, 'il 6 giugno sono le riprese', { deadline: null }],
    ['kind', {}, 'Un corporate, entro dieci giorni dalla conferma', { deadline: null }],
  ]
  test.each(cases)('%s, %o: %s', (asked, brief, text, expected) => {
    expect(heard(at(asked, brief), text)).toMatchObject(expected)
  })
})
