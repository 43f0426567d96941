import { expect, test } from 'vitest'
import type { Brief, Slot } from './brief.ts'
import { at, corporate, heard, settled } from './test-states.ts'

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
