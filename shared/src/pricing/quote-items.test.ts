import { describe, expect, test } from 'vitest'
import type { QuoteLineCode } from '../quote/line-codes.ts'
import { quoteOf } from './quote.ts'

const itemsOf = (summary: string) =>
  quoteOf(summary)
    .lines.map(line => line.code)
    .filter(code => code !== 'base' && code !== 'minimum')

const phrasesIn = (texts: string) => texts.split(' | ')

describe('items', () => {
  /** Phrases separated by ` | `, and the items that each of them names. */
  const table: [phrases: string, codes: QuoteLineCode[]][] = [
    ['voiceover | voice over | voice-over | voce fuori campo | voce fuoricampo', ['voiceover']],
    ['voce narrante | voce\nnarrante | voci narranti | un narratore | una narratrice', ['voiceover']],
    ['narrazione | doppiaggio | speakeraggio | uno speaker professionista | lo speaker', ['voiceover']],
    ['voce | una voce. Narrante | gli speaker | i speaker | dei speaker | i nostri speaker', []],
    ['interventi degli speaker | 3 speaker | tre speaker', []],
    ['musica originale | musica personalizzata | musiche originali | colonna sonora', ['music']],
    ['un jingle | custom music', ['music']],
    ['musica | musica di sottofondo', []],
    ['sottotitoli | sottotitolo | sottotitolato | versione sottotitolata', ['subtitles']],
    ['sottotitolati | clip sottotitolate | subtitles', ['subtitles']],
    ['titoli', []],
    ['animazione logo | animazione del logo | logo animato | logo che si anima', ['logo-animation']],
    ['logo animation', ['logo-animation']],
    ['il logo | animazione', []],
    ['sceneggiatura | scrittura testi | scrittura dei testi', ['scriptwriting']],
    ['scrittura dello script | scrivere lo script | scrivere il testo', ['scriptwriting']],
    ['scrivere i testi | copywriting | scriptwriting', ['scriptwriting']],
    ['lo script', []],
    ['riprese | shooting | on site | on-site | in sede | in loco', ['shooting']],
    ['un settore in ripresa', []],
    ['drone | droni | riprese aeree', ['drone']],
    ['riprese con drone', ['shooting', 'drone']],
    ['girato fornito | footage fornito | filmati forniti da noi', ['supplied-footage']],
    ['materiale video fornito | filmati esistenti | girato esistente', ['supplied-footage']],
    ['riprese esistenti | riprese già fatte | riprese gia fatte', ['supplied-footage']],
    ['abbiamo già il girato | abbiamo già i filmati | abbiamo già le riprese', ['supplied-footage']],
    ['vi mandiamo i filmati', ['supplied-footage']],
    ['il girato', []],
    ['video breve | video brevi | un breve video | short video', ['short-video']],
    ['script pronto | script già pronto | copione pronto | testo pronto', ['ready-script']],
    ['testi già pronti | sceneggiatura pronta | script già scritto', ['ready-script']],
    ['abbiamo già lo script | Abbiamo già lo script pronto', ['ready-script']],
    ['scrittura dei testi, copione pronto', ['ready-script']],
    ['scrittura dei testi, ma senza script pronto', ['scriptwriting']],
    ['sottotitoli e ancora sottotitoli', ['subtitles']],
    ['Voce narrante, musica originale, sottotitoli', ['voiceover', 'music', 'subtitles']],
  ]
  const cases = table.flatMap(([phrases, codes]) => phrasesIn(phrases).map(phrase => ({ phrase, codes })))
  test.each(cases)('$phrase names $codes', ({ phrase, codes }) => {
    expect(itemsOf(phrase)).toEqual(codes)
  })
})

describe('the longest length makes a short video', () => {
  const table: [phrases: string, isShort: boolean][] = [
    ['30 secondi | 30 s | 30s | 20 sec | 30″ | dura 30" | mezzo minuto | trenta secondi', true],
    ['una trentina di secondi | 15-30 secondi | 0,5 minuti | 0:30 minuti', true],
    ['30 secondi e una versione da 15 secondi | non 30 secondi, ma 20 secondi', true],
    ['non più di 30 secondi | non oltre i 30 secondi', true],
    ['31 secondi | il brano "Agenda 30" | un minuto | 1 minuto e 30 secondi', false],
    ['un minuto e mezzo | 1:30 minuti | primi 15 secondi | nei primi 10-15 secondi', false],
    ['ultimi 5 secondi | ogni 20 secondi | 60 secondi con una versione da 15 secondi', false],
    ['non 30 secondi | più di 30 secondi | oltre 30 secondi | un secondo video | 30 minuti', false],
    ['30 persone', false],
  ]
  const cases = table.flatMap(([phrases, isShort]) => phrasesIn(phrases).map(phrase => ({ phrase, isShort })))
  test.each(cases)('$phrase: $isShort', ({ phrase, isShort }) => {
    expect(itemsOf(phrase).includes('short-video')).toBe(isShort)
  })
})

const baseOf = (summary: string) => (quoteOf(summary).lines[0]?.amountCents ?? 0) / 100

describe('negations', () => {
  const declining = [
    'senza sottotitoli | no sottotitoli | non vogliamo i sottotitoli | niente sottotitoli',
    "nessun sottotitolo | nessuno vuole i sottotitoli | né sottotitoli | ne' sottotitoli",
    'esclusi i sottotitoli | escluso ogni sottotitolo | escluse le versioni sottotitolate',
    'senza drone e sottotitoli | senza drone né sottotitoli | senza drone, né sottotitoli',
    'senza drone, ne sottotitoli | senza drone/sottotitoli | non servono i sottotitoli',
    'Sottotitoli: no | sottotitoli no | Sottotitoli - no | i sottotitoli non servono',
    'i sottotitoli non ci servono | i sottotitoli non mi servono | sottotitoli italiani non servono',
    'sottotitoli esclusi | sottotitoli: esclusi | Sottotitoli? No. | Sottotitoli: non servono.',
    'senza formato 16:9 e sottotitoli | tutto tranne i sottotitoli | eccetto i sottotitoli',
  ]
  test.each(declining.flatMap(phrasesIn))('%j declines one', summary => {
    expect(itemsOf(summary)).not.toContain('subtitles')
  })

  const ordering = [
    'senza drone, sottotitoli | senza drone. Sottotitoli | senza drone; sottotitoli',
    'senza drone: sottotitoli | senza drone! sottotitoli | senza drone? sottotitoli',
    'senza drone ma sottotitoli | senza drone però sottotitoli | senza drone invece sottotitoli',
    'senza drone con sottotitoli | - Senza drone\n- Sottotitoli | Senza drone\nSottotitoli',
    'Drone: no\nSottotitoli: sì | non solo sottotitoli | Non solo voce narrante e sottotitoli',
    'sottotitoli. No drone | sottotitoli in esclusiva | sottotitoli in tre lingue non servono subito',
    'sottotitoli IVA esclusa | prezzo IVA esclusa per sottotitoli',
    'ne vogliamo uno, ce ne servono due, sottotitoli',
    "Non abbiamo video, ne vogliamo uno sottotitolato | non vediamo l'ora di avere i sottotitoli",
    'siamo una no profit e ci servono sottotitoli | sottotitoli: non serve musica',
    'non possono mancare i sottotitoli | non deve mancare una versione sottotitolata',
    'non dimenticate i sottotitoli | il drone, senza dimenticare i sottotitoli',
    'senza rinunciare ai sottotitoli | non vogliamo rinunciare ai sottotitoli',
  ]
  test.each(ordering.flatMap(phrasesIn))('%j orders one', summary => {
    expect(itemsOf(summary)).toContain('subtitles')
  })

  test('a negation cancels a base, and the next row is tried', () => {
    expect(baseOf('Non un video corporate, ma un reel')).toBe(620)
    expect(baseOf('niente social')).toBe(470)
    expect(baseOf('corporate no, tutorial')).toBe(790)
  })

  test('a negation cancels a discount', () => {
    expect(itemsOf('non abbiamo riprese esistenti')).toEqual([])
    expect(itemsOf('senza video brevi')).toEqual([])
    expect(itemsOf('lo script non è pronto')).toEqual([])
  })

  test('one mention without negation suffices', () => {
    expect(itemsOf('Senza drone nel trailer. Poi, drone sul tetto.')).toEqual(['drone'])
  })

  test('a negated longer keyword does not leave a shorter one', () => {
    expect(itemsOf('senza riprese aeree')).toEqual([])
  })
})

test.each([
  ['Drone sul tetto. Senza drone.', []],
  ['Senza drone. Drone sul tetto.', []],
  ['Droni ovunque, riprese aeree. Senza il drone.', []],
  ['Drone sul tetto.\n\nSenza drone.', []],
  ['Drone sul tetto\nSenza drone', []],
  ['Riprese da voi. Senza riprese in sede.', []],
  ['Riprese e drone. Senza riprese drone.', ['shooting', 'drone']],
  ['Video di 30 secondi. Senza video breve.', []],
  ['Drone sul tetto. Senza drone e senza musica.', ['drone']],
  ['Drone sul tetto. Lo vogliamo senza drone.', ['drone']],
  ['Scrittura dei testi e script pronto. Senza script pronto.', ['scriptwriting']],
  ['Drone sul tetto. Senza drone. Con drone.', ['drone']],
  ['Senza drone.\n\nCon il drone.', ['drone']],
  ['Con drone. Senza drone.', []],
  ['Senza drone. Con drone e musica.', []],
] as [string, QuoteLineCode[]][])('a sentence of only "Senza <voce>.": %j leaves %j', (summary, codes) => {
  expect(itemsOf(summary)).toEqual(codes)
})
