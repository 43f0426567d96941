import { describe, expect, test } from 'vitest'
import type { Brief, Slot } from '../brief/brief.ts'
import { at, corporate, heard } from '../turn/test-states.ts'

type Case = [Slot, string, Partial<Brief>]

describe('a field ends where another subject begins', () => {
  const cases: Case[] = [
    [
      'audience',
      'le mamme del quartiere, un minuto basta',
      { audience: 'le mamme del quartiere', durationSeconds: 60 },
    ],
    ['audience', 'donne di Lecce, sono un centro estetico', { audience: 'donne di Lecce' }],
    ['audience', 'clienti nuovi, in video ci sarò io', { audience: 'clienti nuovi', people: 'io' }],
    [
      'audience',
      'i pensionati, si gira in sede ad Alba',
      { audience: 'i pensionati', place: 'in sede ad Alba' },
    ],
    [
      'message',
      'prezzi onesti, si gira in negozio a Prato',
      { message: 'prezzi onesti', place: 'in negozio a Prato' },
    ],
    ['message', 'la qualità del legno, il drone però non lo voglio', { message: 'la qualità del legno' }],
    [
      'message',
      'siamo aperti la domenica, simpatico come tono',
      { message: 'siamo aperti la domenica', tone: 'simpatico' },
    ],
    ['tone', 'La musica originale no, ne usiamo una nostra', { tone: null, declined: ['music'] }],
    ['tone', 'ed è un video testimonianze comunque', { tone: null, kind: 'testimonial' }],
    ['tone', 'Naturale come tono, 30 o 40 secondi', { tone: 'Naturale', durationSeconds: 40 }],
    ['tone', "un po' emozionante e alla fine il numero di telefono", { tone: "un po' emozionante" }],
    ['tone', 'sobrio, il video lo vedono anche gli anziani quindi scritte grandi', { tone: 'sobrio' }],
    ['materials', 'logo e foto, il video in orizzontale', { materials: 'logo e foto', formats: ['16:9'] }],
    [
      'materials',
      'abbiamo le foto, ci sono anche i colleghi da intervistare in ufficio a Pavia',
      { materials: 'abbiamo le foto', people: 'i colleghi', place: 'in ufficio a Pavia' },
    ],
    [
      'materials',
      'foto dei vasetti e il logo della Mieli della Majella, che siamo noi',
      { materials: 'foto dei vasetti e il logo della Mieli della Majella', company: 'Mieli della Majella' },
    ],
    // What only names something else goes on about the same.
    [
      'message',
      'Si vede la differenza, si sente il profumo',
      { message: 'Si vede la differenza, si sente il profumo' },
    ],
    ['audience', 'chi compare nei nostri elenchi', { audience: 'chi compare nei nostri elenchi' }],
    [
      'tone',
      'caldo, come se ci fosse il pubblico in sala',
      { tone: 'caldo, come se ci fosse il pubblico in sala' },
    ],
  ]
  test.each(cases)('%s: %s', (asked, text, expected) => {
    const brief =
      asked === 'materials'
        ? { ...corporate, audience: 'tutti', message: 'siamo qui', tone: 'caldo' }
        : corporate
    expect(heard(at(asked, brief), text)).toMatchObject(expected)
  })
})

describe('who dictates sets no commas', () => {
  const cases: Case[] = [
    [
      'kind',
      'mi serve un reel per la mia pizzeria tono simpatico 30 secondi lo guardano i ragazzi del quartiere',
      { tone: 'simpatico', durationSeconds: 30, audience: 'i ragazzi del quartiere', company: 'pizzeria' },
    ],
    [
      'kind',
      'Il video deve far capire che il corso funziona anche per chi parte da zero e lo vedranno i genitori',
      { message: 'che il corso funziona anche per chi parte da zero', audience: 'i genitori' },
    ],
  ]
  test.each(cases)('%s: %s', (asked, text, expected) => {
    expect(heard(at(asked), text)).toMatchObject(expected)
  })
})

describe('what an opening says plainly is heard', () => {
  const cases: Case[] = [
    ['kind', 'volevo un reel simpatico per il bar', { tone: 'simpatico' }],
    ['kind', 'Un video caldo e lento per famiglie', { tone: 'caldo e lento', audience: 'famiglie' }],
    [
      'kind',
      'Un corporate. Elegante, lento, luce del tramonto',
      { tone: 'Elegante, lento, luce del tramonto' },
    ],
    ['kind', 'Un corporate. Romantico ma non sdolcinato', { tone: 'Romantico ma non sdolcinato' }],
    ['kind', 'Un corporate, semplice e senza burocratese', { tone: 'semplice e senza burocratese' }],
    ['kind', 'Un corporate. Deve essere breve e comprensibile', { tone: 'breve e comprensibile' }],
    [
      'kind',
      'Un corporate. Chi guarda sono i responsabili acquisti',
      { audience: 'i responsabili acquisti' },
    ],
    [
      'kind',
      'Un video educativo rivolto a tutta la cittadinanza, compresi i cittadini stranieri',
      { audience: 'tutta la cittadinanza, compresi i cittadini stranieri' },
    ],
    [
      'kind',
      'Un corporate. Ci sono i nostri operai in officina, a Modena',
      { people: 'i nostri operai', place: 'in officina, a Modena' },
    ],
    ['kind', 'Un corporate, nella nostra bottega di Lucca', { place: 'nella nostra bottega di Lucca' }],
    [
      'kind',
      'Un corporate. Giriamo in stalla con i miei genitori',
      { place: 'in stalla', people: 'i miei genitori' },
    ],
    [
      'kind',
      'Un corporate. Io comparirei con i due colleghi',
      { people: 'Io comparirei con i due colleghi' },
    ],
    ['kind', 'Un reel, si vedono le educatrici, non i bambini', { people: 'le educatrici, non i bambini' }],
    // These say something else.
    ['kind', 'Un video professionale', { tone: null }],
    ['kind', 'Non vorrei un video serioso', { tone: null }],
    ['kind', 'Un corporate. Ci sono clienti che non sanno dove siamo', { people: null }],
    ['kind', 'Un corporate per chi lavora in ufficio', { place: null }],
    ['kind', 'Un talking head, io che parlo in camera, per donne in menopausa', { place: null }],
  ]
  test.each(cases)('%s: %s', (asked, text, expected) => {
    expect(heard(at(asked), text)).toMatchObject(expected)
  })
})
