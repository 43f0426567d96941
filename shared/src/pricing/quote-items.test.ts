import { describe, expect, test } from 'vitest'
import type { QuoteLineCode } from '../quote/line-codes.ts'
import { quoteOf } from './quote.ts'

const itemsOf = (summary: string) =>
  quoteOf(summary)
    .lines.map(line => line.code)
    .filter(code => code !== 'base' && code !== 'minimum')

describe('items', () => {
  const cases: [string, QuoteLineCode[]][] = [
    ['voiceover', ['voiceover']],
    ['voice over', ['voiceover']],
    ['voice-over', ['voiceover']],
    ['voce fuori campo', ['voiceover']],
    ['voce fuoricampo', ['voiceover']],
    ['voce narrante', ['voiceover']],
    ['voce\nnarrante', ['voiceover']],
    ['voci narranti', ['voiceover']],
    ['un narratore', ['voiceover']],
    ['una narratrice', ['voiceover']],
    ['narrazione', ['voiceover']],
    ['doppiaggio', ['voiceover']],
    ['speakeraggio', ['voiceover']],
    ['uno speaker professionista', ['voiceover']],
    ['lo speaker', ['voiceover']],
    ['voce', []],
    ['una voce. Narrante', []],
    ['gli speaker', []],
    ['i speaker', []],
    ['dei speaker', []],
    ['i nostri speaker', []],
    ['interventi degli speaker', []],
    ['3 speaker', []],
    ['tre speaker', []],
    ['musica originale', ['music']],
    ['musica personalizzata', ['music']],
    ['musiche originali', ['music']],
    ['colonna sonora', ['music']],
    ['un jingle', ['music']],
    ['custom music', ['music']],
    ['musica', []],
    ['musica di sottofondo', []],
    ['sottotitoli', ['subtitles']],
    ['sottotitolo', ['subtitles']],
    ['sottotitolato', ['subtitles']],
    ['versione sottotitolata', ['subtitles']],
    ['sottotitolati', ['subtitles']],
    ['clip sottotitolate', ['subtitles']],
    ['subtitles', ['subtitles']],
    ['titoli', []],
    ['animazione logo', ['logo-animation']],
    ['animazione del logo', ['logo-animation']],
    ['logo animato', ['logo-animation']],
    ['logo che si anima', ['logo-animation']],
    ['logo animation', ['logo-animation']],
    ['il logo', []],
    ['animazione', []],
    ['sceneggiatura', ['scriptwriting']],
    ['scrittura testi', ['scriptwriting']],
    ['scrittura dei testi', ['scriptwriting']],
    ['scrittura dello script', ['scriptwriting']],
    ['scrivere lo script', ['scriptwriting']],
    ['scrivere il testo', ['scriptwriting']],
    ['scrivere i testi', ['scriptwriting']],
    ['copywriting', ['scriptwriting']],
    ['scriptwriting', ['scriptwriting']],
    ['lo script', []],
    ['riprese', ['shooting']],
    ['shooting', ['shooting']],
    ['on site', ['shooting']],
    ['on-site', ['shooting']],
    ['in sede', ['shooting']],
    ['in loco', ['shooting']],
    ['un settore in ripresa', []],
    ['drone', ['drone']],
    ['droni', ['drone']],
    ['riprese aeree', ['drone']],
    ['riprese con drone', ['shooting', 'drone']],
    ['girato fornito', ['supplied-footage']],
    ['footage fornito', ['supplied-footage']],
    ['filmati forniti da noi', ['supplied-footage']],
    ['materiale video fornito', ['supplied-footage']],
    ['filmati esistenti', ['supplied-footage']],
    ['girato esistente', ['supplied-footage']],
    ['riprese esistenti', ['supplied-footage']],
    ['riprese già fatte', ['supplied-footage']],
    ['riprese gia fatte', ['supplied-footage']],
    ['abbiamo già il girato', ['supplied-footage']],
    ['abbiamo già i filmati', ['supplied-footage']],
    ['abbiamo già le riprese', ['supplied-footage']],
    ['vi mandiamo i filmati', ['supplied-footage']],
    ['il girato', []],
    ['video breve', ['short-video']],
    ['video brevi', ['short-video']],
    ['un breve video', ['short-video']],
    ['short video', ['short-video']],
    ['script pronto', ['ready-script']],
    ['script già pronto', ['ready-script']],
    ['copione pronto', ['ready-script']],
    ['testo pronto', ['ready-script']],
    ['testi già pronti', ['ready-script']],
    ['sceneggiatura pronta', ['ready-script']],
    ['script già scritto', ['ready-script']],
    ['abbiamo già lo script', ['ready-script']],
    ['Abbiamo già lo script pronto', ['ready-script']],
    ['scrittura dei testi, copione pronto', ['ready-script']],
    ['scrittura dei testi, ma senza script pronto', ['scriptwriting']],
    ['sottotitoli e ancora sottotitoli', ['subtitles']],
    ['Voce narrante, musica originale, sottotitoli', ['voiceover', 'music', 'subtitles']],
  ]
  test.each(cases)('%j names %j', (summary, codes) => {
    expect(itemsOf(summary)).toEqual(codes)
  })
})

describe('the longest length makes a short video', () => {
  test.each([
    ['30 secondi', true],
    ['31 secondi', false],
    ['30 s', true],
    ['30s', true],
    ['20 sec', true],
    ['30″', true],
    ['dura 30"', true],
    ['il brano "Agenda 30"', false],
    ['mezzo minuto', true],
    ['trenta secondi', true],
    ['una trentina di secondi', true],
    ['15-30 secondi', true],
    ['un minuto', false],
    ['1 minuto e 30 secondi', false],
    ['un minuto e mezzo', false],
    ['0,5 minuti', true],
    ['0:30 minuti', true],
    ['1:30 minuti', false],
    ['primi 15 secondi', false],
    ['nei primi 10-15 secondi', false],
    ['ultimi 5 secondi', false],
    ['ogni 20 secondi', false],
    ['60 secondi con una versione da 15 secondi', false],
    ['30 secondi e una versione da 15 secondi', true],
    ['non 30 secondi', false],
    ['non 30 secondi, ma 20 secondi', true],
    ['non più di 30 secondi', true],
    ['non oltre i 30 secondi', true],
    ['più di 30 secondi', false],
    ['oltre 30 secondi', false],
    ['un secondo video', false],
    ['30 minuti', false],
    ['30 persone', false],
  ])('%j: %s', (summary, isShort) => {
    expect(itemsOf(summary).includes('short-video')).toBe(isShort)
  })
})

const baseOf = (summary: string) => (quoteOf(summary).lines[0]?.amountCents ?? 0) / 100

describe('negations', () => {
  test.each([
    ['senza sottotitoli'],
    ['no sottotitoli'],
    ['non vogliamo i sottotitoli'],
    ['niente sottotitoli'],
    ['nessun sottotitolo'],
    ['nessuno vuole i sottotitoli'],
    ['né sottotitoli'],
    ["ne' sottotitoli"],
    ['esclusi i sottotitoli'],
    ['escluso ogni sottotitolo'],
    ['escluse le versioni sottotitolate'],
    ['senza drone e sottotitoli'],
    ['senza drone né sottotitoli'],
    ['senza drone, né sottotitoli'],
    ['senza drone, ne sottotitoli'],
    ['senza drone/sottotitoli'],
    ['non servono i sottotitoli'],
    ['Sottotitoli: no'],
    ['sottotitoli no'],
    ['Sottotitoli - no'],
    ['i sottotitoli non servono'],
    ['i sottotitoli non ci servono'],
    ['i sottotitoli non mi servono'],
    ['sottotitoli italiani non servono'],
    ['sottotitoli esclusi'],
    ['sottotitoli: esclusi'],
    ['Sottotitoli? No.'],
    ['Sottotitoli: non servono.'],
    ['senza formato 16:9 e sottotitoli'],
  ])('%j declines one', summary => {
    expect(itemsOf(summary)).not.toContain('subtitles')
  })

  test.each([
    ['senza drone, sottotitoli'],
    ['senza drone. Sottotitoli'],
    ['senza drone; sottotitoli'],
    ['senza drone: sottotitoli'],
    ['senza drone! sottotitoli'],
    ['senza drone? sottotitoli'],
    ['senza drone ma sottotitoli'],
    ['senza drone però sottotitoli'],
    ['senza drone invece sottotitoli'],
    ['senza drone con sottotitoli'],
    ['- Senza drone\n- Sottotitoli'],
    ['Senza drone\nSottotitoli'],
    ['Drone: no\nSottotitoli: sì'],
    ['non solo sottotitoli'],
    ['Non solo voce narrante e sottotitoli'],
    ['sottotitoli. No drone'],
    ['sottotitoli in esclusiva'],
    ['sottotitoli in tre lingue non servono subito'],
    ['sottotitoli IVA esclusa'],
    ['prezzo IVA esclusa per sottotitoli'],
    ['ne vogliamo uno, ce ne servono due, sottotitoli'],
    ['Non abbiamo video, ne vogliamo uno sottotitolato'],
    ["non vediamo l'ora di avere i sottotitoli"],
    ['siamo una no profit e ci servono sottotitoli'],
    ['sottotitoli: non serve musica'],
  ])('%j orders one', summary => {
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

describe('a sentence of only "Senza <voce>."', () => {
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
  ] as [string, QuoteLineCode[]][])('%j leaves %j', (summary, codes) => {
    expect(itemsOf(summary)).toEqual(codes)
  })
})
