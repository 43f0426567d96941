import { describe, expect, test } from 'vitest'
import { openTexts } from '../../messages/it/briefing-open.ts'
import type { Brief, Slot } from '../brief/brief.ts'
import { at, corporate, heard, say, settled } from './test-states.ts'

type Case = [Slot | null, string, Partial<Brief>]

describe('a message is heard', () => {
  const cases: Case[] = [
    ['kind', 'Un video corporate', { kind: 'corporate' }],
    ['kind', 'video aziendale', { kind: 'corporate' }],
    ['kind', 'Vorremmo un video istituzionale', { kind: 'corporate' }],
    ['kind', 'Un video animato', { kind: 'explainer' }],
    ['kind', 'una motion graphics', { kind: 'explainer' }],
    ['kind', 'Un reel per il nostro hotel', { kind: 'social-reels' }],
    ['kind', 'Un reel per i miei social', { kind: 'social-reels', audience: null }],
    ['kind', 'Talking head', { kind: 'talking-head' }],
    ['kind', 'Un video per il nostro agriturismo', { kind: 'hotel' }],
    ['kind', 'Un video per un evento aziendale', { kind: 'event' }],
    ['kind', 'Un tutorial', { kind: 'educational' }],
    ['kind', 'Uno spot', { kind: 'advertising' }],
    ['audience', 'Decidete voi', { audience: null, unknowns: ['audience'] }],
    ['audience', '60 secondi', { audience: null, durationSeconds: 60 }],
    ['audience', 'Donne dai 40 in su', { audience: 'Donne dai 40 in su' }],
    ['audience', 'Chi noleggia droni', { audience: 'Chi noleggia droni', extras: [] }],
    ['message', 'In un minuto si ordina', { message: 'In un minuto si ordina', durationSeconds: null }],
    ['message', 'non so, vedete voi', { message: null, unknowns: ['message'] }],
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
    ['message', 'locandina e logo', { materials: 'locandina e logo', message: null }],
    ['tone', 'Foto tante, video nessuno', { materials: 'Foto tante, video nessuno', tone: null }],
    ['materials', 'Lo script è pronto', { extras: ['ready-script'] }],
    ['materials', 'Abbiamo dei filmati e il testo pronto', { extras: ['supplied-footage', 'ready-script'] }],
    ['materials', 'Non abbiamo filmati', { extras: [], declined: [] }],
    ['extras', 'voce e musica', { extras: ['voiceover', 'music'], extrasSettled: true }],
    ['extras', 'solo i sottotitoli', { extras: ['subtitles'], extrasSettled: true }],
    ['extras', 'no grazie', { extras: [], extrasSettled: true }],
    ['extras', 'niente', { extras: [], extrasSettled: true }],
    ['extras', 'musica di libreria', { extras: [] }],
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
    ['kind', 'boh forse un reel', { kind: 'social-reels' }],
    ['kind', 'un documentario aziendale', { kind: 'corporate' }],
    ['kind', 'niente di che, un minutino', { durationSeconds: 60 }],
    ['tone', 'no, 60 secondi', { tone: null, durationSeconds: 60 }],
    ['duration', 'sui 40 secondi', { durationSeconds: 40, notes: [] }],
    ['duration', 'un paio di minuti', { durationSeconds: 120 }],
    ['duration', 'tra i 60 e i 90 secondi', { durationSeconds: 90, notes: ['tra i 60 e i 90 secondi'] }],
    ['duration', '60/90 sec', { durationSeconds: 90, notes: ['60/90 sec'] }],
    ['duration', '3 minuti e 20', { durationSeconds: 200 }],
    ['duration', 'venti secondi', { durationSeconds: 20 }],
    ['duration', 'due minuti sono tanti?', { durationSeconds: 120, notes: [] }],
    ['materials', 'no zero', { materials: '' }],
    ['materials', 'anzi il tono lo vorrei più allegro', { materials: null, tone: 'più allegro' }],
    ['extras', 'solo sottotitoli va', { extras: ['subtitles'], extrasSettled: true }],
    ['extras', 'la voce sì, la musica no', { extras: ['voiceover'], declined: ['music'] }],
    ['extras', 'se non costa troppo il drone', { extras: [], declined: [], extrasSettled: false }],
    ['extras', 'no no a posto così grazie', { extras: [], extrasSettled: true, notes: [] }],
    ['deadline', 'fine marzo', { deadline: '2026-03-31' }],
    ['deadline', 'tra tre settimane', { deadline: '2026-03-31' }],
    ['deadline', 'prima di pasqua', { deadline: '2026-04-05', notes: ['prima di pasqua'] }],
    ['deadline', 'entro un mese e mezzo', { deadline: '2026-04-25' }],
    ['deadline', 'nel giro di un mese', { deadline: '2026-04-10', notes: [] }],
    ['deadline', 'metà aprile circa', { deadline: '2026-04-15' }],
    ['deadline', 'il 30 va bene?', { deadline: '2026-03-30' }],
    ['deadline', 'tra una decina di giorni', { deadline: '2026-03-20' }],
    ['deadline', 'la prima settimana di aprile', { deadline: '2026-04-07' }],
    ['deadline', 'per la fiera del 12 maggio', { deadline: '2026-05-12' }],
  ]
  test.each(cases)('asked %s: %s', (asked, text, expected) => {
    const brief = asked === 'kind' ? {} : { ...corporate, ...(asked === 'message' && { audience: 'x' }) }
    expect(heard(at(asked, brief), text)).toMatchObject(expected)
  })
})

describe('public, point and tone stand in the opening, neither swollen nor cut', () => {
  test.each([
    [
      'Gli ospiti sono soprattutto coppie sui 40-50 anni, tanti americani',
      'coppie sui 40-50 anni, tanti americani',
    ],
    [
      'Chi lo guarda sono soprattutto i soci, le famiglie e le autorità del Comune',
      'i soci, le famiglie e le autorità del Comune',
    ],
    [
      'Lo guarderanno i visitatori, buyer e responsabili acquisti',
      'i visitatori, buyer e responsabili acquisti',
    ],
    ['Destinatari: studenti degli ultimi anni', 'studenti degli ultimi anni'],
    ['Il pubblico è costituito da privati cittadini, anche anziani', 'privati cittadini, anche anziani'],
  ])('%s', (text, audience) => {
    expect(heard(at('kind'), `Un video aziendale. ${text}.`).audience).toBe(audience)
    expect(heard(at('audience', corporate), text).audience).toBe(audience)
  })

  const cases: [string, Partial<Brief>][] = [
    ['Un reel, ragazzi dai 16 ai 20 anni', { audience: 'ragazzi dai 16 ai 20 anni' }],
    ['Un corporate rivolto ai buyer esteri in occasione dei 40 anni', { audience: 'i buyer esteri' }],
    ['un tutorial per i neoassunti, anche in inglese e francese', { audience: 'i neoassunti' }],
    [
      'Un animato per spiegare alle giovani coppie i passaggi di un acquisto',
      { audience: 'le giovani coppie' },
    ],
    ['Un reel per i rivenditori, il tono lo vorrei istituzionale', { tone: 'istituzionale' }],
    ['Un reel. Quello di prima era lungo e nessuno lo guardava', { audience: null }],
    ['Un corporate con persone che parlano davanti ai loro frutteti', { audience: null }],
    [
      'Un corporate che lasci in testa l’idea che ogni pezzo è unico',
      { message: 'l’idea che ogni pezzo è unico' },
    ],
    [
      'Un reel. Vogliamo che si capisca in un lampo che puoi vendere l’auto',
      { message: 'che puoi vendere l’auto' },
    ],
    [
      'Un corporate che faccia capire che siamo una famiglia, a qualsiasi ora',
      { message: 'che siamo una famiglia, a qualsiasi ora' },
    ],
    ['Un corporate. Chi guarda deve capire che siamo cresciuti', { message: 'che siamo cresciuti' }],
    ['Un reel, roba veloce', { tone: null }],
    [
      'Un reel. Vorremmo dire che si mangia bene, tono caloroso, per le famiglie',
      { message: 'che si mangia bene', tone: 'caloroso', audience: 'le famiglie' },
    ],
    ['Chiaro, allora un reel', { tone: null }],
    ['Un reel. Il tono? Dolce, rassicurante', { tone: 'Dolce, rassicurante' }],
    ['Un corporate. Il concetto è che siamo artigiani', { message: 'siamo artigiani' }],
    ['Un reel dal tono fresco, ironico ma non cringe', { tone: 'fresco, ironico ma non cringe' }],
    [
      'Un reel. Il tono deve essere sobrio, mai pubblicitario: ci sono regole',
      { tone: 'sobrio, mai pubblicitario' },
    ],
    ['Un reel con un tono caldo, niente musica da spot', { tone: 'caldo' }],
    [
      'Un corporate. Abbiamo i rendering 3D, il logo e il manuale di marca',
      { materials: 'Abbiamo i rendering 3D, il logo e il manuale di marca' },
    ],
  ]
  test.each(cases)('%s', (text, expected) => {
    expect(heard(at('kind'), text)).toMatchObject(expected)
  })

  test.each<Case>([
    ['audience', 'te l’ho scritto, ragazzi di Como', { audience: 'ragazzi di Como', notes: [] }],
    ['tone', 'Allegro. Il pubblico cambialo: le famiglie', { tone: 'Allegro', audience: 'le famiglie' }],
    ['tone', 'Tecnico e chiaro. Sì, aggiungete le riprese', { tone: 'Tecnico e chiaro' }],
    ['tone', 'Ironico, e la durata facciamo 30 secondi', { tone: 'Ironico', durationSeconds: 30 }],
    ['tone', 'Sobrio. E aggiungete i sottotitoli', { tone: 'Sobrio', extras: ['subtitles'] }],
    [
      'audience',
      'Che si vive bene. Comunque lo guardano i figli dei soci',
      { audience: 'i figli dei soci', message: 'Che si vive bene' },
    ],
    ['audience', 'gli architetti, come dicevo', { audience: 'gli architetti' }],
    ['audience', 'le coppie, in occasione della fiera', { audience: 'le coppie' }],
    ['message', 'Come ho scritto, che conviene', { message: 'che conviene' }],
    [
      'message',
      'che siamo aperti, anche di notte, a qualsiasi ora',
      { message: 'che siamo aperti, anche di notte, a qualsiasi ora' },
    ],
  ])('asked %s: %s', (asked, text, expected) => {
    const known = asked === 'message' ? { audience: 'x' } : {}
    expect(heard(at(asked, { ...corporate, ...known }), text)).toMatchObject(expected)
  })
})

describe('what was said before is said again, and what it begins with is no part of it', () => {
  test.each<Case>([
    ['audience', 'L’ho scritto: coppie sui 40-50 anni', { audience: 'coppie sui 40-50 anni' }],
    ['message', "L'avevo scritto: qui contano le persone", { message: 'qui contano le persone' }],
    ['message', 'Come vi avevo già detto, siamo puntuali', { message: 'siamo puntuali' }],
    ['message', 'l’avevo già detto, che siamo puntuali', { message: 'che siamo puntuali' }],
    ['message', 'te l’ho già detto', { message: null }],
  ])('asked %s: %s', (asked, text, expected) => {
    expect(heard(at(asked, { ...corporate, audience: null }), text)).toMatchObject(expected)
  })
})

test.each([
  'No basta così',
  'No basta così. Però la durata è 60-90 secondi, non 5 minuti!',
  'Niente di questi, grazie',
  'Nessuna di queste',
  'Nient’altro, grazie. Ma non mi ha risposto: il prezzo è per singolo video o per la serie?',
])('nothing is added, whatever else is said: %s', text => {
  const { extras, extrasSettled } = heard(at('extras', corporate), text)
  expect({ extras, extrasSettled }).toEqual({ extras: [], extrasSettled: true })
})

describe('a note is what was filed nowhere', () => {
  test.each([
    'Siamo la Falegnameria Molteni, ci serve un video per trovare apprendisti, da mettere su instagram',
    'Mi serve un reel. Un mio dubbio: venite voi?',
    'Devo preparare un tutorial per i magazzinieri',
  ])('%s', text => {
    expect(heard(at('kind'), text).notes).toEqual([])
  })

  test('what stands in the brief is no news, and a name is', () => {
    const message = 'che ogni pezzo è unico'
    const known = at('tone', { ...corporate, audience: 'x', message })
    expect(heard(known, `Caldo. E poi dicevo ${message}`).notes).toEqual([])
    const place = 'mi servono dei reel come quelli che girano a Catania'
    expect(heard(at('kind'), place).notes).toEqual([place])
  })
})

describe('what was settled is corrected in passing', () => {
  const cases: Case[] = [
    [null, 'no 30 secondi', { durationSeconds: 30 }],
    [null, 'no, 90 secondi', { durationSeconds: 90 }],
    [null, 'anzi, meglio 90 secondi', { durationSeconds: 90 }],
    [null, 'facciamo 30 secondi invece di 60', { durationSeconds: 30, notes: [] }],
    [null, 'togli i sottotitoli', { extras: [], declined: ['subtitles'] }],
    [null, 'i sottotitoli non li voglio più', { extras: [], declined: ['subtitles'], notes: [] }],
    [null, 'aggiungi anche la voce e il drone', { extras: ['voiceover', 'subtitles', 'drone'] }],
    [null, 'il pubblico in realtà sono gli architetti', { audience: 'gli architetti' }],
    [null, 'cambia il tono in ironico', { tone: 'ironico' }],
    [null, 'il messaggio cambialo: puntiamo sulla velocità', { message: 'puntiamo sulla velocità' }],
    [null, 'sposta la consegna al 20 aprile', { deadline: '2026-04-20' }],
    [null, 'no aspetta, meglio metà maggio', { deadline: '2026-05-15' }],
    [null, 'no, 60 secondi', { durationSeconds: 60 }],
    [null, 'anzi, facciamo 30 secondi', { durationSeconds: 30 }],
    [null, 'Meglio un talking head', { kind: 'talking-head' }],
    [null, 'cambio idea: un reel', { kind: 'social-reels' }],
    [null, 'Anzi, il tono più ironico', { tone: 'più ironico' }],
    [null, 'Il pubblico sono i fornitori', { audience: 'i fornitori' }],
    [null, 'senza sottotitoli', { extras: [], declined: ['subtitles'] }],
    [null, 'aggiungi la musica', { extras: ['music', 'subtitles'] }],
    [null, 'Vorrei anche il drone', { extras: ['subtitles', 'drone'] }],
    [null, 'la consegna spostiamola al 20 aprile', { deadline: '2026-04-20' }],
    [null, 'sul tono decidete voi', { tone: null, unknowns: ['tone'] }],
    ['materials', 'no, 90 secondi', { durationSeconds: 90, materials: 'logo' }],
    ['tone', 'anzi, che siamo i più veloci', { message: 'che siamo i più veloci', tone: 'caldo' }],
  ]
  test.each(cases)('asked %s: %s', (asked, text, expected) => {
    expect(heard({ ...at(asked, settled), last: 'message' }, text)).toMatchObject(expected)
  })

  test('a script that is to be written is not ready, and the reverse', () => {
    const state = at('extras', { ...settled, extras: ['ready-script'], extrasSettled: false })
    const written = say(state, 'scrittura dei testi').state
    expect(written.brief.extras).toEqual(['scriptwriting'])
    expect(heard(written, 'lo script è già pronto').extras).toEqual(['ready-script'])
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
    const { state, reply } = say(at(asked, corporate), text)
    expect(state.brief.unknowns).toEqual([asked])
    expect(reply).toContain(openTexts[asked])
    expect(state.asked).not.toBe(asked)
  })

  test('what is left to us of one thing leaves that thing only', () => {
    const text = 'Vorrei un video. Non so se serva una voce narrante, mi fido di voi.'
    const { state, offers } = say(at('kind'), text)
    expect(state).toMatchObject({ asked: 'kind', brief: { unknowns: [], extras: [] } })
    expect(offers).toEqual(['voiceover'])
    const rest = heard(at('extras', corporate), 'Le riprese sì. Per il resto mi fido, decidete voi')
    expect(rest).toMatchObject({ extras: ['shooting'], unknowns: ['extras'] })
  })
})
