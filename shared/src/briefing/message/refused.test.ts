import { describe, expect, test } from 'vitest'
import type { Brief, Extra, Slot } from '../brief/brief.ts'
import { at, corporate, heard, settled } from '../turn/test-states.ts'

describe('who is told not to film or write is not ordered to', () => {
  const cases: [Slot | null, string, readonly Extra[], readonly Extra[]][] = [
    ['extras', 'non venite a girare', [], ['shooting']],
    ['extras', 'no, non dovete venire a girare', [], ['shooting']],
    ['extras', 'meglio che non veniate a filmarci', [], ['shooting']],
    ['extras', 'non ci serve che veniate', [], ['shooting']],
    ['extras', 'non serve la voce, serve che veniate a girare', ['shooting'], ['voiceover']],
    ['extras', 'le riprese non le fate voi', [], ['shooting']],
    ['extras', 'i testi non scriveteli voi', [], ['scriptwriting']],
    ['extras', 'non scrivete voi i testi', [], ['scriptwriting']],
    ['extras', 'i testi non sono a vostra cura', [], ['scriptwriting']],
    ['extras', 'non sottotitoli, ma una voce', ['voiceover'], ['subtitles']],
    ['extras', 'non solo la musica, anche la voce', ['voiceover', 'music'], []],
    ['materials', 'non c’è bisogno che veniate a girare, abbiamo i video', [], ['shooting']],
    ['kind', 'Un reel, ma non venite a riprenderci, siamo timidi', [], ['shooting']],
    ['materials', 'venite voi a fare le riprese', ['shooting'], []],
    ['materials', 'abbiamo le foto, le riprese venite voi a farle', ['shooting'], []],
    ['extras', 'preferirei che veniste a girare', ['shooting'], []],
    ['extras', 'sotottitoli', ['subtitles'], []],
    ['extras', 'Il drone direi di no. La musica sì.', ['music'], ['drone']],
    ['extras', 'il drone meglio di no, la musica sì', ['music'], ['drone']],
    ['extras', 'direi di no al drone', [], ['drone']],
    ['extras', 'direi di no, il drone costa', [], ['drone']],
    ['extras', 'mi interessa il prezzo del drone', [], []],
    ['extras', 'mi interessa solo sapere del drone', [], []],
    ['extras', 'mi interessa meno il drone', [], []],
    ['extras', 'la musica va proprio tolta', [], ['music']],
    ['extras', 'di sottotitoli non ne servono', [], ['subtitles']],
    ['extras', 'la voce non ne abbiamo bisogno', [], ['voiceover']],
    ['extras', "Mi interessa l'animazione del logo", ['logo-animation'], []],
    ['extras', 'venite a girare voi e scrivete anche il testo', ['scriptwriting', 'shooting'], []],
    ['materials', 'ho solo una scaletta scritta a mano, niente copione.', [], []],
    ['materials', 'il logo, niente scrittura dei testi', [], ['scriptwriting']],
    ['deadline', 'sì, affidiamo a Voi la scrittura', ['scriptwriting'], []],
    ['extras', 'non affidiamo a voi i testi', [], ['scriptwriting']],
    ['extras', 'però il logo se si può animare lo vorremmo', [], []],
    ['extras', 'le riprese me le faccio da sola e ve le mando', ['supplied-footage'], ['shooting']],
    ['extras', 'né voce né sottotitoli', [], ['voiceover', 'subtitles']],
    ['extras', 'i sottotitoli solo in tedesco, l’inglese lo togliete', ['subtitles'], []],
    ['extras', 'Il drone sarebbe bello ma bisogna chiedere il permesso, mi informo', [], []],
    ['extras', 'Una voce femminile sarebbe indicata; è compresa nel prezzo?', [], []],
    ['extras', 'magari la musica originale ci penso', [], []],
    ['extras', 'ci penso io alla musica', [], ['music']],
    ['extras', 'la musica ce la dona un musicista', [], ['music']],
    ['extras', 'La voce narrante si conferma', ['voiceover'], []],
    ['extras', 'li sottotitoli ce vonno', ['subtitles'], []],
    ['extras', 'Cerchiamo qualcuno che venga a riprendere le serate', ['shooting'], []],
    ['materials', 'foto fatte col telefono. le riprese sì le dovete fare voi', ['shooting'], []],
    ['materials', 'Filmati ne abbiamo ma girati col telefono, non li userei', [], []],
    ['extras', 'voce, la faccio io che sono abituato', [], ['voiceover']],
    ['extras', 'i sottotitoli, li facciamo noi', [], ['subtitles']],
    ['extras', 'voce, la vorrei calda', ['voiceover'], []],
    ['extras', 'senza musica di sottofondo', [], ['music']],
    ['extras', 'musica quella che volete', [], []],
    ['extras', 'musica va bene quella che mettete voi', [], []],
    ['extras', 'sì le riprese, e i sottotitoli che qualcuno no li capisce', ['subtitles', 'shooting'], []],
    ['extras', 'le riprese te l’ho detto, venite voi nel nostro deposito, segnale', ['shooting'], []],
    ['extras', 'la scena finale la fate voi', ['shooting'], []],
    ['deadline', 'Sì sì, aggiunga le riprese.', ['shooting'], []],
    ['deadline', 'Le riprese le avevo confermate, le aggiunga.', ['shooting'], []],
    ['extras', 'il drone, lo metta pure', ['drone'], []],
    ['deadline', 'Sì, aggiunga la scrittura dei testi', ['scriptwriting'], []],
    ['deadline', 'i sottotitoli li vojo!', ['subtitles'], []],
    ['materials', 'il logo. il copione no, quello ci piacerebbe lo scriveste voi', ['scriptwriting'], []],
    ['materials', 'foto già fatte, il resto lo girate voi nel nostro laboratorio', ['shooting'], []],
    ['materials', 'Il testo lo preferirei scritto da voi', ['scriptwriting'], []],
    ['materials', 'Non vi sono riprese esistenti.', [], []],
    ['materials', 'abbiamo le foto, venite voi a riprende in palestra', ['shooting'], []],
    [
      'extras',
      'solo la musica, ne voce ne sottotitoli ne drone',
      ['music'],
      ['voiceover', 'subtitles', 'drone'],
    ],
    ['extras', 'togli la musica e lascia solo la voce', ['voiceover'], ['music']],
    ['extras', 'lasciate perdere la voce, tenete la musica', ['music'], ['voiceover']],
    ['extras', 'bisognerà mettere i sottotitoli', ['subtitles'], []],
    ['extras', 'potremmo mettere i sottotitoli', [], []],
  ]
  test.each(cases)('%s: %s', (asked, text, extras, declined) => {
    const brief = heard(at(asked, asked === 'kind' ? {} : corporate), text)
    expect(brief.extras).toEqual(extras)
    expect(brief.declined).toEqual(declined)
  })
})

describe('a no in a clause of its own turns down what stands right before it', () => {
  const cases: [string, readonly Extra[], readonly Extra[]][] = [
    ['E il drone, ripeto, no.', [], ['drone']],
    ['il drone, no', [], ['drone']],
    ['il drone, no, meglio la voce', ['voiceover'], ['drone']],
    ['i sottotitoli, no al drone', ['subtitles'], ['drone']],
    ['Il drone lo escludo', [], ['drone']],
    ['Vi ripeto che i sottotitoli per ora non li ordino, li tolga.', [], ['subtitles']],
    ['i sottotitoli, il resto no', ['subtitles'], []],
    ['Le chiedo di aggiungere i sottotitoli', ['subtitles'], []],
  ]
  test.each(cases)('%s', (text, extras, declined) => {
    expect(heard(at('extras', corporate), text)).toMatchObject({ extras, declined })
  })
})

describe('what is ordered stays so where it is only said again, or cut out of a field', () => {
  const ordered: Partial<Brief> = { ...settled, materials: 'il logo', extras: ['music', 'shooting'] }
  test.each([
    ["Nei materiali togli il pezzo del jingle che non c'entra", ['music', 'shooting']],
    ['Le riprese in sede le ho già confermate e non vanno tra i materiali.', ['music', 'shooting']],
    ['le riprese le ho gia dette', ['music', 'shooting']],
    ['togli il jingle', ['shooting']],
    ['togli la musica dal preventivo', ['shooting']],
    ['la musica non metterla ancora', ['shooting']],
    ['tolga la musica dal conto, lasci le riprese', ['shooting']],
    ['le riprese non vanno fatte', ['music']],
  ])('%s', (text, extras) => {
    const { extras: found, materials } = heard(at(null, ordered), text)
    expect({ found, materials }).toEqual({ found: extras, materials: 'il logo' })
  })
})
