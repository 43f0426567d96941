import { describe, expect, test } from 'vitest'
import type { Extra, Slot } from './brief.ts'
import { at, corporate, heard } from './test-states.ts'

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
    ['extras', 'le riprese me le faccio da sola e ve le mando', ['supplied-footage'], ['shooting']],
  ]
  test.each(cases)('%s: %s', (asked, text, extras, declined) => {
    const brief = heard(at(asked, asked === 'kind' ? {} : corporate), text)
    expect(brief.extras).toEqual(extras)
    expect(brief.declined).toEqual(declined)
  })
})
