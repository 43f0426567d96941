import { describe, expect, test } from 'vitest'
import { assistantTexts } from '../../messages/it/briefing.ts'
import type { Brief, Slot } from '../brief/brief.ts'
import { at, corporate, heard, say, settled } from '../turn/test-states.ts'

describe('the days of something else set no date', () => {
  const cases: [Slot | null, string, string | null][] = [
    ['message', 'che vale la pena venire anche solo per un giorno', null],
    ['kind', 'ci serve il video della sagra che si fa dal 24 al 26 luglio', null],
    ['deadline', 'la sagra si fa il 26 luglio', null],
    ['deadline', 'dal 20 al 24 aprile', '2026-04-24'],
    ['deadline', 'si fa entro il 26 luglio', '2026-07-26'],
    ['kind', 'un video istituzionale per lo stand della fiera di Hannover (20-24 aprile 2026)', null],
    ['kind', 'un video per il salone del mobile, 21-26 aprile', null],
    ['kind', 'uno spot, lancio della nuova pizza dal 1 maggio', null],
    ['kind', 'uno spot entro il 24 aprile', '2026-04-24'],
    ['deadline', 'il lancio è il 6 maggio quindi ci serve per il 30 aprile', '2026-04-30'],
    [
      'audience',
      'famiglie. Il nome è Pizza Mimì, e il primo maggio è quando esce, il video mi serve una settimana prima, entro il 22 aprile',
      '2026-04-22',
    ],
    ['extras', 'le riprese fatele voi, ad aprile nel mio laboratorio', null],
    ['deadline', 'le riprese il 4 aprile. Per il 20 aprile', '2026-04-20'],
    ['deadline', 'le riprese fatele voi, ad aprile in laboratorio', null],
    ['deadline', "il prima possibile, il 10 maggio c'è la fiera", null],
    ['kind', 'un reel per il lancio della collezione estate', null],
    ['deadline', 'non è il 9 maggio', null],
    ['kind', 'un reel per san valentino, no scherzo, per la festa della mamma', '2026-05-10'],
    ['kind', 'ci serve filmare la nostra convention del 9 e 10 maggio a Rimini', null],
    ['kind', 'la consegna è entro fine maggio non il 10, il 9 e 10 è la convention', '2026-05-31'],
    ['message', 'che siamo bravi. il congresso è il 28 maggio', null],
    ['deadline', 'prima di pasqua, 3 aprile max', '2026-04-03'],
    ['deadline', 'prima di natale, 10 dicembre al più tardi', '2026-12-10'],
    ['kind', "uno spot. Entro l'estate va bene. Non so se i sottotitoli servono", '2026-06-20'],
    ['kind', "uno spot. Entro l'estate, non so di preciso", null],
    ['extras', 'mi deve arrivare una settimana prima della festa della mamma', '2026-05-03'],
    ['message', 'Che arriviamo in due ore, anche la domenica. Anzi facciamo trenta secondi', null],
    ['extras', 'siamo aperti il sabato. Anzi, senza voce', null],
    ['extras', 'ci serve entro la domenica', '2026-03-15'],
    ['deadline', 'entro la domenica di Pasqua', '2026-04-05'],
    ['extras', 'a filmare dovete venire voi... verso il 20 giugno col castagno in fiore', null],
    ['deadline', 'dovete venire voi verso il 20 giugno che il castagno è in fiore', null],
    ['deadline', 'venite voi a girare a maggio, per il 10 giugno', '2026-06-10'],
    ['deadline', 'Vorremmo pubblicarlo il primo dicembre, prima di Natale.', '2026-12-01'],
    ['deadline', "fine agosto, cosi usciamo prima dell'autunno", '2026-08-31'],
    [
      'deadline',
      'Il 3 dicembre è la giornata, lo vorremmo qualche giorno prima, il 25 novembre',
      '2026-11-25',
    ],
    ['deadline', 'non Natale, il primo dicembre', '2026-12-01'],
    ['deadline', 'non oltre il 10 giugno', '2026-06-10'],
  ]
  test.each(cases)('%s: %s', (asked, text, day) => {
    const { deadline, notes } = heard(at(asked, asked === 'kind' ? {} : corporate), text)
    expect(deadline).toBe(day)
    expect(notes).not.toContain('estate')
  })

  test('a date that is denied is asked for again, and another one replaces it', () => {
    const brief = { ...settled, deadline: '2026-07-26' }
    const denied = say(at(null, brief), 'la consegna non è il 26, quello è il giorno della sagra')
    expect(denied.state).toMatchObject({ asked: 'deadline', brief: { deadline: null } })
    expect(heard(at(null, brief), 'la consegna non è il 26, è il 20 luglio').deadline).toBe('2026-07-20')
    expect(heard(at(null, brief), 'la consegna non è il 25').deadline).toBe('2026-07-26')
    const instead = say(at(null, brief), 'La consegna è il 25 giugno, non il 26 luglio!')
    expect(instead.state).toMatchObject({ asked: null, brief: { deadline: '2026-06-25' } })
    expect(instead.reply).not.toContain('nessuna scadenza')
  })

  const aims: [string, string][] = [
    ["Lo scopo è assumere quindici facchini entro l'estate.", '2026-07-26'],
    ['serve per riempire luglio che è vuoto', '2026-07-26'],
    ["anzi, ci serve entro l'estate", '2026-06-20'],
    ['serve per trovare apprendisti, entro il 10 giugno', '2026-06-10'],
  ]
  test.each(aims)('a time that is part of the aim moves no date: %s', (text, day) => {
    expect(heard(at(null, { ...settled, deadline: '2026-07-26' }), text)).toMatchObject({
      deadline: day,
      notes: [],
    })
  })
})

test('an event that tells when the video is needed orders no video of it', () => {
  expect(heard(at('deadline', corporate), 'prima del congresso').kind).toBe('corporate')
  expect(heard(at('deadline', corporate), 'per il congresso del 12 maggio')).toMatchObject({
    kind: 'corporate',
    deadline: '2026-05-12',
  })
})

test('the day of something else changes neither the kind nor the date, and is noted', () => {
  const brief = { ...settled, kind: 'app-demo' as const, deadline: '2026-05-22' }
  const noted = { kind: 'app-demo', deadline: '2026-05-22', notes: ['il congresso è il 28 maggio'] }
  expect(heard(at(null, brief), 'il congresso è il 28 maggio')).toMatchObject(noted)
  expect(heard(at(null, brief), 'la consegna è il 28 maggio').deadline).toBe('2026-05-28')
})

describe('a hurry is one of the video', () => {
  const cases: [Slot, string, boolean][] = [
    ['audience', 'chi ha bisogno di un idraulico subito', false],
    ['kind', 'un reel dove si vede che arrivo subito', false],
    ['deadline', 'prima di maggio. quando pago? tutto subito?', false],
    ['deadline', 'subito', true],
    ['kind', 'un reel, mi serve subito', true],
  ]
  test.each(cases)('%s: %s', (asked, text, isSoon) => {
    expect(say(at(asked, corporate), text).reply.includes(assistantTexts.soon)).toBe(isSoon)
  })
})

describe('a length is heard at any question', () => {
  const cases: [Slot, string, Partial<Brief>][] = [
    ['duration', 'un minuto e venti più o meno', { durationSeconds: 80 }],
    ['kind', 'un video animato di 1 minuto e 20 che faccia capire', { durationSeconds: 80 }],
    ['kind', 'un reel di 1 minuto e 20 persone in scena', { durationSeconds: 60 }],
    ['tone', 'Caldo. Vorremmo il drone sulle vigne e circa 3 minuti', { durationSeconds: 180 }],
    ['tone', 'Caldo. La pizza è pronta in circa 3 minuti', { durationSeconds: null }],
    ['tone', 'elegante. 40 secondi in loop, senza audio', { durationSeconds: 40 }],
    ['audience', 'gente di qui. va bene sui 30 secondi', { durationSeconds: 30, audience: 'gente di qui' }],
    ['duration', '45 secondi un minuto max', { durationSeconds: 45 }],
    ['duration', 'un minuto e mezzo, due al massimo', { durationSeconds: 120 }],
    ['duration', "Faccia un minuto, va', un minuto e mezzo se proprio.", { durationSeconds: 60 }],
    ['kind', 'un reel, un minuto scarso tipo cinquanta secondi', { durationSeconds: 50 }],
    ['duration', 'un minuto scarso', { durationSeconds: 60 }],
    ['kind', 'due minuti max e poi un pezzetto da trenta secondi', { durationSeconds: 120 }],
    [
      'duration',
      'due minuti ma anche una versione corta verticale per le storie',
      {
        durationSeconds: 120,
        formats: [],
        notes: ['due minuti ma anche una versione corta verticale per le storie'],
      },
    ],
    ['duration', 'un minuto, in versione verticale', { formats: ['9:16'] }],
    ['message', 'Siamo puntuali. Per WhatsApp direi 30 secondi', { durationSeconds: 30 }],
    [
      'duration',
      'Pensavo due minuti, anzi no, forse due minuti sono troppi, facciamo uno',
      { durationSeconds: 60 },
    ],
    [
      'kind',
      'Avevamo pensato a due minuti, però mia moglie dice che sono troppi, facciamo un minuto e mezzo.',
      { durationSeconds: 90 },
    ],
    ['tone', 'alla buona. tre minuti circa', { durationSeconds: 180 }],
    ['tone', 'Caldo. La pizza è pronta in un minuto circa', { durationSeconds: null }],
    [
      'duration',
      'due minuti e poi magari anche uno corto verticale per instagram se si può',
      { durationSeconds: 120, formats: [] },
    ],
    ['extras', 'no. il formato orizzontale e anche uno quadrato', { formats: ['16:9', '1:1'] }],
    ['extras', 'Ci serve anche la versione verticale', { formats: ['16:9', '9:16'] }],
    ['extras', 'quadrato e anche verticale', { formats: ['1:1', '9:16'] }],
    ['extras', 'non è un reel verticale, è un video aziendale', { formats: [] }],
    ['duration', 'Le interviste sono in francese, un minuto', { languages: [] }],
    ['extras', 'i sottotitoli in francese', { languages: ['fr'] }],
    [
      'materials',
      'brand guidelines, script in inglese da tradurre',
      { languages: [], materials: 'brand guidelines, script in inglese da tradurre' },
    ],
    ['tone', 'smart. Vi diamo il logo e uno script in inglese da tradurre', { languages: [] }],
    ['extras', 'testo da tradurre in inglese', { languages: ['en'] }],
  ]
  test.each(cases)('%s: %s', (asked, text, brief) => {
    expect(heard(at(asked, corporate), text)).toMatchObject(brief)
  })
})

test('what stands as the length is put right where it was only the most', () => {
  const brief = { ...settled, durationSeconds: 90 }
  const again = say(
    at(null, { ...brief, durationSeconds: 60 }),
    'la durata è sui 45 secondi, 1 minuto proprio al massimo',
  )
  expect(again.state.brief.durationSeconds).toBe(45)
  expect(again.reply).not.toContain('già scritto')
  const state = { ...at('materials', { ...brief, materials: null }), last: 'duration' as const }
  expect(heard(state, 'No no, un minuto, dicevo al massimo un minuto e mezzo.').durationSeconds).toBe(60)
})

test('a film that is shown at a portal and on Instagram is what it shows', () => {
  const hotel = 'ho un agriturismo, un video da mettere su booking e su instagram che fa vedere le camere'
  const vertical = `${hotel} e poi magari una versione corta verticale per instagram`
  for (const text of [hotel, vertical])
    expect(heard(at('kind'), text)).toMatchObject({ kind: 'hotel', formats: [] })
  expect(heard(at('kind'), 'un video da mettere su instagram').kind).toBe('social-reels')
})

test.each<[Slot | null, Partial<Brief>, string, Partial<Brief>]>([
  [
    'message',
    { durationSeconds: 20 },
    'che siamo bravi. tono energico, anzi la durata facciamo 30',
    { durationSeconds: 30, tone: 'energico' },
  ],
  ['message', { durationSeconds: 20 }, 'i soci sono 30', { durationSeconds: 20 }],
  [null, { formats: ['9:16'] }, 'il formato è orizzontale 16:9', { formats: ['16:9'] }],
  [null, { formats: ['9:16'] }, 'il formato è anche orizzontale', { formats: ['9:16', '16:9'] }],
  [null, { formats: ['9:16'] }, 'anzi la voce mettila. ci serve pure quadrato', { formats: ['9:16', '1:1'] }],
  [null, { formats: ['9:16'] }, 'anzi, orizzontale', { formats: ['16:9'] }],
])('a figure is put right by its name: %s %o %s', (asked, brief, text, expected) => {
  const base = asked === null ? settled : corporate
  expect(heard(at(asked, { ...base, ...brief }), text)).toMatchObject(expected)
})

test.each<[string, Brief['kind']]>([
  ['un video dei nostri tavoli, ci sarebbe anche la fiera il 20 giugno quindi mi serve prima', 'product'],
  ['un video, ci sarebbe anche la fiera il 20 giugno quindi mi serve prima', null],
  ['ci sarebbe anche la festa del patrono da riprendere, vorremmo un video', 'event'],
  ['un video della fiera', 'event'],
  ['abbiamo la fiera a giugno, un video per lo stand', 'event'],
  ['Il 24 aprile facciamo la festa della scienza, in cui i nostri ragazzi fanno esperimenti', 'event'],
  ['organizziamo feste di compleanno, vorremmo un video', null],
  ['Vorremmo un video che presenti la cantina a chi viene a trovarci', 'corporate'],
  ['un video per presentare il nostro agriturismo', 'hotel'],
  ['un video per presentare il vino nuovo', null],
])('what a video shows is told from what takes place meanwhile: %s', (text, kind) => {
  expect(heard(at('kind'), text).kind).toBe(kind)
})
