import { describe, expect, test } from 'vitest'
import type { Brief, Slot } from '../brief/brief.ts'
import { pendingDoubt } from '../reading/doubts.ts'
import { at, corporate, heard, say } from './test-states.ts'

describe('a sentence of its own is no part of the answer before it', () => {
  const cases: [Slot, string, Partial<Brief>][] = [
    [
      'message',
      'Il casco si mette sempre. Tenga presente che molti operai sono stranieri',
      { message: 'Il casco si mette sempre', notes: ['Tenga presente che molti operai sono stranieri'] },
    ],
    [
      'message',
      'Siamo puntuali da trenta anni. E siamo vicini',
      { message: 'Siamo puntuali da trenta anni. E siamo vicini' },
    ],
    [
      'message',
      'ok, facciamo così. Deve restare che una casa vecchia si può salvare',
      { message: 'Deve restare che una casa vecchia si può salvare' },
    ],
    [
      'audience',
      'L’ho scritto, gli stranieri, soprattutto tedeschi. Coppie e famiglie',
      { audience: 'gli stranieri, soprattutto tedeschi. Coppie e famiglie', notes: [] },
    ],
    ['audience', 'chi va in montagna. il vecchio sito però è da rifare', { audience: 'chi va in montagna' }],
    [
      'tone',
      "L'obiettivo è trovare investitori, correggete quello. Il tono moderno e veloce",
      { tone: 'moderno e veloce', goal: 'trovare investitori' },
    ],
  ]
  test.each(cases)('%s: %s', (asked, text, expected) => {
    expect(heard(at(asked, { ...corporate, goal: 'vendere' }), text)).toMatchObject(expected)
  })
})

describe('an aim that is called one is the goal, whatever was asked or stood there', () => {
  const cases: [string, string][] = [
    ['lo scopo è vendere online', 'vendere online'],
    ["l'obiettivo vero è far conoscere il museo", 'far conoscere il museo'],
    ["L'obiettivo però non è fare incassi: il video serve a trovare soci", 'trovare soci'],
    ["l'obiettivo: trovare clienti", 'trovare clienti'],
    ['Obiettivo: recruiting', 'recruiting'],
  ]
  test.each(cases)('%s', (text, goal) => {
    for (const asked of ['audience', 'message', null] as const)
      expect(heard(at(asked, { ...corporate, goal: 'altro' }), text).goal).toBe(goal)
  })
})

test.each([
  ['tone', 'Elegante. Niente musica orientale'],
  ['tone', 'Chiaro. Gli esercizi li fa vedere la nostra fisioterapista Elena'],
  ['audience', 'chi va in montagna. Ah aspetti'],
  ['message', 'ok, lo facciamo così. Deve restare che una casa si salva'],
  ['extras', 'nel riepilogo c’è ancora corporate'],
] as const)('what is no answer, or only talk, is no doubt: %s: %s', (asked, text) => {
  expect(say(at(asked, corporate), text).state.doubts).toEqual([])
})

test('what is left out of an answer is asked about where it could be the point, which is not known yet', () => {
  const { state } = say(at('audience', corporate), 'I pensionati della zona. Il venerdì pizza per tutti')
  expect(pendingDoubt(state)).toMatchObject({
    ...{ words: 'Il venerdì pizza per tutti', from: 'notes', to: ['message', 'notes'] },
  })
  const answered = say(at('message', corporate), 'Siamo puntuali da trenta anni. Il venerdì pizza per tutti')
  expect(pendingDoubt(answered.state)).toBeUndefined()
  expect(answered.state.brief.notes).toEqual(['Il venerdì pizza per tutti'])
})

describe('a field goes on behind a comma', () => {
  const cases: [Slot, string, Partial<Brief>][] = [
    [
      'kind',
      'Un corporate. Abbiamo foto d’epoca, vecchi filmini in Super 8 da digitalizzare e il logo nuovo.',
      {
        materials: 'Abbiamo foto d’epoca, vecchi filmini in Super 8 da digitalizzare e il logo nuovo',
        notes: [],
      },
    ],
    ['tone', 'Serio. Abbiamo il logo, alcune foto', { materials: 'Abbiamo il logo, alcune foto' }],
    ['kind', 'Un reel. Allegro, con la parlata nostra.', { tone: 'Allegro, con la parlata nostra' }],
    ['kind', 'Un corporate. Serio, con mio padre che parla', { tone: 'Serio', people: 'mio padre' }],
    [
      'tone',
      "genuino, di mare, un po' ironico. Pensavamo 20 secondi, anzi no 30",
      { tone: "genuino, di mare, un po' ironico", durationSeconds: 30, notes: [] },
    ],
    ['message', 'Siamo vicini. Il tono coinvolgente, da avventura', { tone: 'coinvolgente, da avventura' }],
    ['message', 'Siamo vicini. Il tono caldo, da mettere sul sito', { tone: 'caldo' }],
    [
      'message',
      "Siamo qui. Il tono vero, caldo, con un po' di ironia, niente violini.",
      { tone: "vero, caldo, con un po' di ironia, niente violini" },
    ],
    [
      'kind',
      'Uno spot. Deve essere divertente, da ridere, non volgare',
      { tone: 'divertente, da ridere, non volgare' },
    ],
    ['kind', 'Uno spot, tono serio, con i sottotitoli', { tone: 'serio', extras: ['subtitles'] }],
    ['kind', 'pubblicitario, ma elegante', { kind: 'advertising', tone: 'elegante' }],
    [
      'kind',
      'Un corporate. Lo guarderebbero i perugini, soprattutto i pensionati che hanno tempo, e qualche fondazione.',
      { audience: 'i perugini, soprattutto i pensionati che hanno tempo, e qualche fondazione' },
    ],
    [
      'kind',
      'Uno spot. Lo vedrebbero le famiglie, e il logo ce l’abbiamo',
      { audience: 'le famiglie', materials: 'e il logo ce l’abbiamo' },
    ],
    [
      'kind',
      "un video per l'open day che mostri ai genitori le aule, i laboratori, la mensa e il giardino, con le maestre",
      { goal: 'mostri ai genitori le aule, i laboratori, la mensa e il giardino' },
    ],
    [
      'kind',
      "Vorrei spiegare agli sportivi, con un'animazione di un minuto, come si previene l'infortunio; tono semplice",
      { goal: "spiegare agli sportivi, con un'animazione di un minuto, come si previene l'infortunio" },
    ],
    [
      'kind',
      'Un corporate che racconti ai clienti chi siamo, da dove veniamo e dove andiamo',
      { audience: 'i clienti', goal: 'racconti ai clienti chi siamo, da dove veniamo e dove andiamo' },
    ],
    [
      'kind',
      'Un corporate. Deve spiegare ai proprietari di casa che in un giorno cambiamo le finestre',
      { audience: 'i proprietari di casa' },
    ],
    [
      'kind',
      'Uno spot. Chi lo guarda sono gli anziani, i loro figli, e anche qualche medico',
      { audience: 'gli anziani, i loro figli, e anche qualche medico' },
    ],
    [
      'kind',
      'Uno spot per presentare la cantina, il logo e le foto ci sono',
      { goal: 'presentare la cantina' },
    ],
  ]
  test.each(cases)('%s: %s', (asked, text, expected) => {
    expect(heard(at(asked, asked === 'kind' ? {} : corporate), text)).toMatchObject(expected)
  })
})

describe('a sentence that says something else is no part of the field that is asked for', () => {
  const cases: [Slot, string, Partial<Brief>][] = [
    [
      'audience',
      'La ditta è Cicli Bonora. Lo guardano la gente di Ferrara e i turisti tedeschi. E deve essere vivace',
      { company: 'Cicli Bonora', audience: 'la gente di Ferrara e i turisti tedeschi' },
    ],
    [
      'audience',
      'allora la nostra azienda si chiama ombrì scritto con l accento. lo guardano i gestori dei lidi',
      { audience: 'i gestori dei lidi' },
    ],
    [
      'message',
      'Il drone è da prevedere. Quanto al messaggio: il lago visto da una camera. E l’atmosfera: raffinata, calma',
      { message: 'il lago visto da una camera', tone: 'raffinata, calma' },
    ],
    [
      'message',
      'L’associazione si chiama Nonni in Rete! Da ricordare: non è mai troppo tardi per imparare.',
      { message: 'non è mai troppo tardi per imparare' },
    ],
    ['message', 'La nostra azienda è una famiglia', { message: 'La nostra azienda è una famiglia' }],
    [
      'message',
      'che squadra. energico, montaggio veloce, massimo 2 min.',
      { message: 'che squadra', tone: 'energico, montaggio veloce', durationSeconds: 120 },
    ],
    [
      'materials',
      'un po di foto vecchie e il logo. segna pure che sono tre reel diversi, non uno',
      {
        materials: 'un po di foto vecchie e il logo',
        notes: ['segna pure che sono tre reel diversi, non uno'],
      },
    ],
    [
      'materials',
      'Abbiamo il logo. I bambini dovrebbero comparire solo di spalle o in gruppo, per la liberatoria.',
      {
        materials: 'Abbiamo il logo',
        notes: ['I bambini dovrebbero comparire solo di spalle o in gruppo, per la liberatoria'],
      },
    ],
    [
      'materials',
      'Il logo. Le foto devono ancora arrivare',
      { materials: 'Il logo. Le foto devono ancora arrivare' },
    ],
    [
      'materials',
      'Abbiamo il logo. Le riprese della raccolta andrebbero fatte ad agosto.',
      { materials: 'Abbiamo il logo', notes: ['Le riprese della raccolta andrebbero fatte ad agosto'] },
    ],
    [
      'materials',
      'abbiamo il logo. riprese vostre ovvio tutti e due i giorni',
      { materials: 'abbiamo il logo' },
    ],
    [
      'materials',
      'Ho solo il logo. Le foto e le riprese le fate voi, in negozio e in malga.',
      { materials: 'Ho solo il logo', extras: ['shooting'], place: 'in negozio e in malga' },
    ],
    ['materials', 'solo il logo e le riprese le fate voi', { materials: 'solo il logo' }],
    [
      'materials',
      'Logo nuovo, foto dell’architetto. La spa è ancora in cantiere.',
      { materials: 'Logo nuovo, foto dell’architetto', notes: ['La spa è ancora in cantiere'] },
    ],
    [
      'materials',
      'Il logo. Il video deve restare sotto i 2 minuti',
      { materials: 'Il logo', durationSeconds: 120 },
    ],
    [
      'materials',
      'Tre insegne. Poi un vecchio manifesto del nonno',
      { materials: 'Tre insegne. Poi un vecchio manifesto del nonno' },
    ],
    [
      'audience',
      'Le mamme. Il negozio si chiama Bimbi Belli',
      { audience: 'Le mamme', company: 'Bimbi Belli' },
    ],
    ['audience', 'Siamo la Bimbi Belli. Lo guardano le mamme', { audience: 'le mamme' }],
    [
      'audience',
      'i titolari di imprese artigiane. e la mia attivita e studio meloni',
      { audience: 'i titolari di imprese artigiane' },
    ],
    [
      'audience',
      'la gente dei mercatini... e quelli che comprano dal computer',
      { audience: 'la gente dei mercatini... e quelli che comprano dal computer' },
    ],
    [
      'audience',
      'I destinatari sono tutti i residenti, con particolare riguardo agli anziani',
      { audience: 'tutti i residenti, con particolare riguardo agli anziani' },
    ],
    ['tone', 'tono alla mano, come al bar', { tone: 'alla mano, come al bar' }],
    ['audience', 'I genitori. Tra l’altro il 12 abbiamo la recita', { audience: 'I genitori' }],
    ['message', 'Siamo la Ferrari dei forni', { message: 'Siamo la Ferrari dei forni' }],
    ['materials', 'le foto e le riprese fatte da Luca', { materials: 'le foto e le riprese fatte da Luca' }],
  ]
  test.each(cases)('%s: %s', (asked, text, expected) => {
    expect(heard(at(asked, corporate), text)).toMatchObject(expected)
  })
})

test.each<[Slot, string, Partial<Brief>]>([
  [
    'materials',
    'foto e qualche clip col cell. in video ci sono 2 clienti',
    { materials: 'foto e qualche clip col cell' },
  ],
  [
    'materials',
    'Solo il logo. Dovete venire a filmare voi, nel video ci siamo noi',
    { materials: 'Solo il logo' },
  ],
  [
    'materials',
    'Logo in svg. Poi ci sono le foto nel drive',
    { materials: 'Logo in svg. Poi ci sono le foto nel drive' },
  ],
  ['materials', 'qualche foto. girate voi a nuoro in azienda', { materials: 'qualche foto' }],
  ['materials', 'Abbiamo un video. Girate voi il resto', { materials: 'Abbiamo un video' }],
  ['materials', 'le clip girate da noi al mare', { materials: 'le clip girate da noi al mare' }],
  ['materials', 'Le riprese le vogliamo, sì, aggiungile. Abbiamo il logo', { materials: 'Abbiamo il logo' }],
  [
    'materials',
    'Niente di niente, però il cantiere è a Bari e si gira di giovedì',
    { materials: '', notes: ['però il cantiere è a Bari e si gira di giovedì'] },
  ],
  ['materials', 'niente, dovete fare tutto voi', { materials: '', notes: [] }],
  ['tone', 'diretto. Il drone quanto costa? Il budget, che è di 1500 euro', { tone: 'diretto' }],
  ['tone', 'Elegante. Non troppo serio', { tone: 'Elegante. Non troppo serio' }],
  ['tone', 'allegro, anni 80', { tone: 'allegro, anni 80' }],
  [
    'message',
    'sì è chi compare, sara. che la prova è gratis',
    { people: 'sara', message: 'che la prova è gratis' },
  ],
])('%s: a sentence that says something else is no part of the answer: %s', (asked, text, expected) => {
  expect(heard(at(asked, corporate), text)).toMatchObject(expected)
})
