import { expect, test } from 'vitest'
import type { Brief, Slot } from '../brief/brief.ts'
import { at, corporate, heard, settled } from '../turn/test-states.ts'

const open: Partial<Brief> = corporate
const known: Partial<Brief> = { ...settled, audience: 'i clienti. La nostra app', message: 'siamo bravi' }

test.each<[Slot | null, Partial<Brief>, string, Partial<Brief>]>([
  [null, known, 'il messaggio è solo: rispondo sempre', { message: 'rispondo sempre' }],
  [null, known, 'sì il messaggio è quello: ti svegli col lago', { message: 'ti svegli col lago' }],
  [
    'message',
    open,
    '30 secondi è la durata. Il messaggio: rispondo sempre, anche di notte',
    { message: 'rispondo sempre, anche di notte', durationSeconds: 30 },
  ],
  [null, known, 'E l’obiettivo scriva: far conoscere la scuola', { goal: 'far conoscere la scuola' }],
  [null, known, 'metti come obiettivo trovare nuovi soci', { goal: 'trovare nuovi soci' }],
  [null, known, 'Il tono era genuino, di mare, un po’ ironico', { tone: 'genuino, di mare, un po’ ironico' }],
  ['message', open, 'E il tono appunto è da chiacchierata al bar.', { tone: 'da chiacchierata al bar' }],
  [
    'materials',
    { ...known, materials: null },
    'Il messaggio, mi scusi, è soltanto questo: il lago visto da una camera',
    { message: 'il lago visto da una camera', materials: null },
  ],
  [null, known, 'Il tono è giusto', { tone: 'caldo' }],
  [
    null,
    known,
    'il pubblico scrivilo cosi: genitori dei bimbi piccoli',
    { audience: 'genitori dei bimbi piccoli' },
  ],
  [null, known, 'il tono scrivetelo: sobrio e caldo', { tone: 'sobrio e caldo' }],
  [
    'tone',
    { ...open, audience: 'scrivilo cosi' },
    'ma il pubblico non è "scrivilo cosi"!! sono i genitori dei bimbi',
    { audience: 'i genitori dei bimbi' },
  ],
  [
    null,
    { ...known, message: 'che il fatto a mano non costa il doppio, e che dura' },
    'Nel messaggio lasci solo: il fatto a mano non costa il doppio e dura',
    { message: 'il fatto a mano non costa il doppio e dura' },
  ],
  [
    null,
    known,
    'Il messaggio è: siamo aperti la domenica, non serve prenotare',
    { message: 'siamo aperti la domenica, non serve prenotare' },
  ],
  [
    'tone',
    { ...open, message: 'niente drone allora' },
    'il messaggio è che ci si lega sempre, non niente drone',
    { message: 'che ci si lega sempre' },
  ],
  [
    'tone',
    { ...open, message: 'scrivi in italiano: da noi si torna' },
    'allegro. il messaggio però è senza scrivi in italiano',
    { message: 'da noi si torna', tone: 'allegro' },
  ],
  [null, { ...known, tone: 'caldo' }, 'il tono è senza fronzoli', { tone: 'senza fronzoli' }],
  ['message', open, 'Solo una nota. Il messaggio: siamo veloci', { message: 'siamo veloci' }],
  ['message', open, 'Il concetto chiave: siamo veloci', { message: 'siamo veloci' }],
  ['message', open, 'Siamo seri. Per correttezza: ci manca il logo', { message: 'Siamo seri' }],
  [
    'message',
    open,
    'sopra i 50 anni, è rimasto tagliato. La cosa da ricordare: qui ti svegli col lago',
    { message: 'qui ti svegli col lago' },
  ],
  ['message', open, 'Che è facile. Quanto costa una demo, più o meno?', { message: 'Che è facile' }],
  [
    'message',
    { ...open, message: 'è facile. più o meno?' },
    'Nel messaggio togliete «più o meno», era la domanda',
    { message: 'è facile' },
  ],
  [null, known, 'Nel pubblico è finita anche l’app, lì basta i clienti', { audience: 'i clienti' }],
  [null, known, 'Nel pubblico è finita anche l’app', { audience: known.audience ?? null, place: null }],
])('%s: what is named takes the value alone: %s %s', (asked, brief, text, expected) => {
  expect(heard(at(asked, brief), text)).toMatchObject(expected)
})

test.each([
  ['i clienti, anche verticale per instagram', 'i clienti'],
  ['i responsabili di magazzino. L’app si chiama Scaffale, fa l’inventario', 'i responsabili di magazzino'],
  ['i turisti. Coppie e famiglie', 'i turisti. Coppie e famiglie'],
  [
    'non ho detto che ho fretta, era per dire che arrivo subito. lo guarda la gente di qui',
    'la gente di qui',
  ],
])('a public ends where something else is said: %s', (text, audience) => {
  expect(heard(at('audience', corporate), text).audience).toContain(audience)
  expect(heard(at('audience', corporate), text).audience?.length).toBeLessThan(audience.length + 12)
})

test('a number behind "sopra i" belongs to the public', () => {
  const text = 'un video, target coppie tedesche sopra i 50, deve far vedere la terrazza'
  expect(heard(at('kind'), text).audience).toBe('coppie tedesche sopra i 50')
})

const trade: Partial<Brief> = { ...settled, company: 'startup di palermo', people: 'io', place: 'in costume' }

test.each<[Slot | null, Partial<Brief>, string, Partial<Brief>]>([
  [
    null,
    trade,
    "L'azienda non è giusta, scriva Avv. Marta Tofani. E il luogo: Roma, ma non a casa mia",
    { company: 'Avv. Marta Tofani', place: 'Roma, ma non a casa mia' },
  ],
  [
    'message',
    { ...trade, message: null },
    'che è facile. ps l azienda è ombrì non startup di palermo',
    { company: 'ombrì', message: 'che è facile' },
  ],
  [
    'audience',
    open,
    "Ah, non ho un'azienda, sono solo io: Avv. Marta Tofani",
    { company: 'Avv. Marta Tofani', audience: null, people: null },
  ],
  [null, trade, 'ma no il nome è podere le ginestre', { company: 'podere le ginestre' }],
  [null, trade, 'Il nome è sbagliato, è Cicli Bonora', { company: 'Cicli Bonora' }],
  [null, trade, 'il nome è importante per noi', { company: 'startup di palermo' }],
  [null, trade, "l'azienda è piccola, non grande", { company: 'startup di palermo' }],
  [
    'audience',
    { ...trade, kind: 'advertising', audience: null },
    "Mi scusi, il luogo è Cortona, centro storico, e si tratta del video dell'evento, non di uno spot.",
    { place: 'Cortona, centro storico', kind: 'event', audience: null },
  ],
  ['message', { ...open, place: null }, 'Il luogo è Cortona', { place: 'Cortona', message: null }],
  [
    'audience',
    { ...trade, audience: null },
    'Guardate che il posto è casa mia, la cucina a San Salvario, il bar era per dire il tono',
    { place: 'casa mia, la cucina a San Salvario', audience: null, notes: ['il bar era per dire il tono'] },
  ],
  [null, { ...trade, place: null }, 'il posto è piccolo', { place: null }],
  [
    'message',
    { ...open, place: null },
    'Il luogo è il vero protagonista',
    { place: null, message: 'Il luogo è il vero protagonista' },
  ],
  [
    'message',
    { ...open, place: null },
    'che è facile. Il luogo è la nostra officina',
    { place: 'la nostra officina' },
  ],
  [
    null,
    trade,
    'grazie, tutto giusto, in video quindi io e la signora Luisa',
    { people: 'io e la signora Luisa' },
  ],
  [
    'message',
    { ...trade, message: null },
    'in video c e anche denis',
    { people: 'io; denis', message: null },
  ],
  [
    'materials',
    { ...trade, materials: null },
    "Dimenticavo, con me c'è anche una paziente, la signora Luisa, che fa gli esercizi.",
    { people: 'io; una paziente, la signora Luisa, che fa gli esercizi', materials: null },
  ],
  [
    'message',
    { ...trade, message: null },
    'che dura cent anni. sono cinquanta secondi non un minuto e in video c e anche denis',
    { people: 'io; denis', message: 'che dura cent anni' },
  ],
  [null, trade, "in video c'è anche la musica", { people: 'io' }],
  [null, trade, "con me c'è anche il problema del parcheggio", { people: 'io' }],
  [
    'message',
    { ...open, audience: 'le famiglie e nel video c’è Concetta' },
    'che si spende meno. il pubblico è solo le famiglie, chi compare è la signora concetta, si gira a monreale',
    {
      audience: 'le famiglie',
      people: 'la signora concetta',
      place: 'a monreale',
      message: 'che si spende meno',
    },
  ],
  [null, trade, 'In sala avremo anche i soci, quindi lo guardano anche loro.', { audience: 'i clienti' }],
])('%s: company, place and people are put right in words: %s %s', (asked, brief, text, expected) => {
  expect(heard(at(asked, brief), text)).toMatchObject(expected)
})

const mixed: Partial<Brief> = {
  ...settled,
  message: 'quella era il messaggio: colazione in casa',
  materials: 'brand guidelines, logo svg e un catalogo. Voce solo in italiano',
}
const cleanMaterials = 'brand guidelines, logo svg e un catalogo'

test.each<[Slot | null, Partial<Brief>, string, Partial<Brief>]>([
  [null, mixed, "nei materiali le clienti nn c'entrano, sono solo foto e clip", { materials: 'foto e clip' }],
  [null, mixed, 'La voce toglietela dai materiali per favore', { materials: cleanMaterials }],
  [
    null,
    mixed,
    'togliete il catalogo dai materiali',
    { materials: 'brand guidelines, logo svg. Voce solo in italiano' },
  ],
  [null, mixed, 'togliete il prezzo dai materiali', { materials: mixed.materials ?? '', unknowns: [] }],
  [
    null,
    mixed,
    "togli 'quella era il messaggio' dal messaggio",
    { message: 'colazione in casa', unknowns: [] },
  ],
  [null, mixed, "togli 'domani' dal messaggio", { message: mixed.message ?? '', unknowns: [] }],
  [null, mixed, 'materiali solo qualche foto', { materials: 'qualche foto' }],
  [null, mixed, 'Nei materiali ho detto solo il logo.', { materials: 'il logo' }],
  [
    null,
    mixed,
    "Materiali: il logo e il video del saggio, 'aggiungile' non c'entra.",
    { materials: 'il logo e il video del saggio' },
  ],
  [null, mixed, 'materiali non ne abbiamo proprio', { materials: '' }],
  [
    'materials',
    open,
    "niente materiali te l'ho detto. il tono è solo diretto",
    { materials: '', tone: 'diretto' },
  ],
  [
    'materials',
    open,
    'materiali zero. sottotitoli e musica',
    { materials: '', extras: ['music', 'subtitles'] },
  ],
  ['materials', open, 'materiali zero, si gira a casa mia', { materials: '', place: 'a casa mia' }],
  [
    'materials',
    open,
    'Nessun materiale, se non il marchio',
    { materials: 'Nessun materiale, se non il marchio' },
  ],
  ['tone', open, 'diretto. non ho niente da darvi', { tone: 'diretto', materials: '', notes: [] }],
  ['message', open, 'niente materiali chimici', { materials: null, message: 'niente materiali chimici' }],
  [
    'message',
    open,
    'Che è facile. Il tono lo abbiamo già indicato.',
    { message: 'Che è facile', tone: null },
  ],
  [
    null,
    mixed,
    'Il tono è solo vivace e giovane, i 1500 euro sono il budget!',
    { tone: 'vivace e giovane', notes: ['i 1500 euro sono il budget'] },
  ],
  [null, mixed, 'Il tono è vivace, ma non troppo', { tone: 'vivace, ma non troppo' }],
  [
    'message',
    { ...open, audience: 'loro' },
    'Il pubblico scritto così non si capisce: è gente della provincia',
    { audience: 'gente della provincia' },
  ],
  [
    'audience',
    open,
    "Le famiglie dei ragazzi, l'ho appena detto :)",
    { audience: 'Le famiglie dei ragazzi' },
  ],
  ['materials', open, 'le foto e il catalogo te le ho già dette', { materials: 'le foto e il catalogo' }],
  [null, mixed, 'togliete le linee e il brand dai materiali', { unknowns: [] }],
])('%s: the words of a field are put right: %s %s', (asked, brief, text, expected) => {
  expect(heard(at(asked, brief), text)).toMatchObject(expected)
})

test('a note that was asked about is taken out in words', () => {
  const doubt = { words: 'Una domanda', from: 'notes', to: ['message', 'notes'], turn: 0 } as const
  const state = { ...at('tone', { ...open, notes: ['Una domanda', 'altro'] }), doubts: [doubt] }
  expect(heard(state, 'È solo parte della domanda, può toglierla. Il tono rassicurante')).toMatchObject({
    notes: ['altro'],
    tone: 'rassicurante',
  })
  expect(heard(state, 'toglila pure').notes).toEqual(['altro'])
  expect(heard(state, 'La musica toglila').notes).toContain('Una domanda')
  expect(heard(state, '  ').notes).toEqual(['Una domanda', 'altro'])
})
