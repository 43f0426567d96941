import { describe, expect, test } from 'vitest'
import type { BriefKind, Slot } from '../brief/brief.ts'
import { at, heard, say } from '../turn/test-states.ts'

describe('what is said of the client, or only thought of, is no kind', () => {
  test.each<[string, BriefKind | null]>([
    ['un video tipo cartone animato... però boh forse meglio qualcosa di vero, tu che dici?', null],
    ['pensavo a un’animazione, forse meglio uno vero con noi', null],
    ['un cartone, o forse meglio uno spot', 'advertising'],
    ['un reel, forse meglio uno corto', 'social-reels'],
    ['vado nelle scuole a spiegare le api ai bambini, pensavo a un video da lasciare alle maestre', null],
    ['un video per spiegare le api ai bambini', 'explainer'],
    ['un video del nuovo servizio, per la scheda prodotto e per le inserzioni su instagram', 'product'],
    ['un reel da usare anche per le inserzioni su instagram', 'social-reels'],
    ['un video su instagram', 'social-reels'],
    ['una specie di documentario corto, coi ragazzini che parlano e si allenano', null],
    ['un’intervista, coi clienti che raccontano', 'talking-head'],
    ['vorrei un video per il sito e per le fiere', null],
    ['un video della fiera', 'event'],
    ['un video per i giovani che escono dai corsi', null],
    ['un video del nostro corso di cucina', 'educational'],
    ['abbiamo le interviste alle donne. Vorremmo ricavarne un video di testimonianze', 'testimonial'],
    ['un’intervista con qualche testimonianza', 'talking-head'],
  ])('%s', (text, kind) => {
    expect(heard(at('kind'), text).kind).toBe(kind)
  })
})

describe('a kind that is let go is asked for again', () => {
  test.each<[Slot | null, BriefKind, string, BriefKind | null]>([
    ['audience', 'explainer', 'lasciamo stare il cartone, facciamo uno vero con noi in officina', null],
    ['message', 'explainer', 'ma il tipo è rimasto motion graphics, non lo voglio più animato', null],
    ['tone', 'explainer', 'allegro. non lo vogliamo più animato', null],
    [null, 'social-reels', 'lasciamo perdere il reel, facciamo uno spot', 'advertising'],
    ['message', 'event', 'che è una festa vera non una sagra', 'event'],
    ['tone', 'explainer', 'lasciamo stare il tono', 'explainer'],
    ['tone', 'explainer', 'lo voglio animato', 'explainer'],
    ['tone', 'educational', 'spigliato, che non sembri una lezione', 'educational'],
    ['tone', 'educational', 'no, non è una lezione', null],
  ])('%s, %s: %s', (asked, kind, text, after) => {
    const { state } = say(at(asked, { kind }), text)
    expect(state.brief.kind).toBe(after)
    if (after === null) expect(state.asked).toBe('kind')
  })
})
