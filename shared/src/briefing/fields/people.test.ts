import { describe, expect, test } from 'vitest'
import type { Slot } from '../brief/brief.ts'
import { at, corporate, heard } from '../turn/test-states.ts'

describe('who appears is taken whole', () => {
  const cases: [Slot, string, string | null][] = [
    [
      'deadline',
      'Entro giugno, ci siamo io (Davide Ferri, il titolare) e i miei due ragazzi, Samir e Luca',
      'io (Davide Ferri, il titolare) e i miei due ragazzi, Samir e Luca',
    ],
    [
      'deadline',
      'Compare mio nonno Aldo, che ha 86 anni, e noi tre fratelli.',
      'mio nonno Aldo, che ha 86 anni, e noi tre fratelli',
    ],
    [
      'kind',
      'le testimonianze di 4 studenti (una giapponese, un americano e due brasiliani) che raccontano',
      '4 studenti (una giapponese, un americano e due brasiliani)',
    ],
    [
      'kind',
      'Si vedono i ragazzi che suonano e le maestre, niente voce',
      'i ragazzi che suonano e le maestre',
    ],
    ['extras', 'In video compaio solo io, dott. Antonio Ferrante.', 'io, dott. Antonio Ferrante'],
    ['tone', 'Caldo. Parliamo noi dottori, io e mia sorella', 'noi dottori, io e mia sorella'],
    ['extras', 'compare anche la preside prof.ssa Donati', 'la preside prof.ssa Donati'],
    ['extras', 'compaio io e i sottotitoli in inglese', 'io'],
    ['extras', 'parla mio fratello e la durata è un minuto', 'mio fratello'],
    ['kind', 'un video di orientamento da mostrare ai ragazzi', null],
    ['kind', 'un video della fiera da mostrare ai clienti', null],
    ['audience', 'è un video di testimonianze, non sono io che parlo', null],
    ['kind', 'un video del titolare che spiega', 'titolare'],
    ['kind', 'io che parlo in camera', 'io'],
    ['extras', 'voce no perche parla il vino', null],
    ['deadline', 'in video non compare il vino, compare mio padre enzo tra i filari', 'mio padre enzo'],
    ['extras', 'ci siamo io, mia mamma ornella e basta', 'io, mia mamma ornella'],
    ['extras', 'compare mia sorella e basta', 'mia sorella'],
    [
      'kind',
      "Un video per l'open day, con le maestre e qualche bambino (c'è la liberatoria).",
      "le maestre e qualche bambino (c'è la liberatoria)",
    ],
    ['kind', 'Con mio marito abbiamo un forno e vorremmo un video', null],
    ['kind', 'Un video per il sito, con i clienti ci scriviamo molto', null],
    ['extras', 'parlerà la direttrice, suor Agnese', 'la direttrice, suor Agnese'],
    ['extras', 'parlerà la titolare, Anna Bianchi. Niente voce', 'la titolare, Anna Bianchi'],
    [
      'extras',
      'Parlano mio padre Renzo e il nostro operaio più anziano',
      'mio padre Renzo e il nostro operaio più anziano',
    ],
    [
      'kind',
      'uno spot, si vede noi che lavoriamo, io e mia moglie Carla',
      'noi che lavoriamo, io e mia moglie Carla',
    ],
    ['kind', 'uno spot per noi che lavoriamo di notte', null],
    [
      'tone',
      'umano. ci sono 3 pazienti disponibili e il dott. Ferri',
      '3 pazienti disponibili e il dott. Ferri',
    ],
    ['tone', 'umano. ci sono 3 pazienti in attesa', null],
    ['kind', 'in video ci sarei io con mio figlio Matteo', 'io con mio figlio Matteo'],
    ['extras', 'in video ci sarei io con una musica allegra', 'io'],
    ['kind', 'Un video. Avevamo pensato a due minuti, però mia moglie dice che sono troppi', null],
    ['tone', 'sincero come parliamo noi un minuto circa', null],
    ['tone', 'alla buona, come parla mio nonno', null],
    ['materials', 'Solo il logo. Nel video ci siamo noi quattro.', 'noi quattro'],
    ['extras', 'compariamo noi due soci', 'noi due soci'],
    ['extras', 'parliamo noi due minuti', 'noi'],
    ['materials', 'foto. compare mio padre bachisio coi pastori', 'mio padre bachisio coi pastori'],
    ['materials', 'foto. compare mio padre con il trattore', 'mio padre'],
    ['materials', 'foto. compare mia moglie, la signora dei gatti', 'mia moglie'],
    [
      'kind',
      'un video con una mia cliente la signora concetta che racconta',
      'una mia cliente la signora concetta',
    ],
    ['kind', "un reel. in video c'e sara la nostra istruttrice", 'sara la nostra istruttrice'],
    ['audience', 'i donatori. In video suor Agnese e Totò', 'suor Agnese e Totò'],
    ['materials', 'foto. in video ci sono 2 clienti che han detto si', '2 clienti che han detto si'],
    ['tone', 'caldo. in video compare Marta', 'Marta'],
    ['tone', 'caldo. nel video compare il logo', null],
    ['materials', 'nel video ci sono le foto dei clienti', null],
    ['message', "in video c'è poco da dire", null],
  ]
  test.each(cases)('%s: %s', (asked, text, people) => {
    expect(heard(at(asked, asked === 'kind' ? {} : corporate), text).people).toBe(people)
  })

  test('who is seen and is not said to speak makes no talking head', () => {
    for (const text of ['facciamo vedere noi che lavoriamo', 'un video della scuola, con le maestre'])
      expect(heard(at('kind', {}), text).kind).toBeNull()
  })
})

describe('who is known is put right', () => {
  const couples = 'alcune coppie'
  test.each([
    ['Chi compare: tre coppie di sposi', 'tre coppie di sposi'],
    ['Chi compare sono tre coppie di sposi, le avviso io', 'tre coppie di sposi'],
    ['E chi compare siamo in due, non solo io!', 'in due'],
    ['Nelle persone scrivete pure dott.ssa Chiara Locatelli, non «io».', 'dott.ssa Chiara Locatelli'],
    ['In chi compare mettete il mio nome: dott. Antonio Ferrante', 'dott. Antonio Ferrante'],
    ['compare anche la preside', `${couples}; la preside`],
    ['voce no perché parlano i ragazzi', couples],
    ['le interviste alle coppie le fate voi', couples],
    ['Chi compare: nessuno', couples],
    ['Chi compare? Non ho capito', couples],
    ['No, compaio solo io', 'io'],
    ['le interviste ai clienti le fate voi', couples],
    ['Sincero, come parliamo noi', couples],
    ['nel video ci sono i ragazzi', 'i ragazzi'],
  ])('%s', (text, people) => {
    expect(heard(at('deadline', { ...corporate, people: couples }), text).people).toBe(people)
  })
})

test('behind who is seen stands where, or another field', () => {
  const text = "le famiglie e nel video c'è la signora concetta a casa sua a monreale"
  expect(heard(at('audience', corporate), text)).toMatchObject({
    audience: 'le famiglie',
    people: 'la signora concetta',
    place: 'a casa sua a monreale',
  })
  expect(heard(at('extras', corporate), 'no. e in video compare sara, consegna il 20 marzo')).toMatchObject({
    people: 'sara',
    deadline: '2026-03-20',
  })
})

describe('who is seen', () => {
  const cases: [Slot | null, string, string | null][] = [
    ['kind', 'Un video in cui parlo in camera', 'parlo in camera'],
    ['kind', 'Parlerebbe mia sorella Chiara, che riceve le famiglie.', 'mia sorella Chiara'],
    ['kind', 'Nel video dovrebbero comparire i nostri dipendenti.', 'i nostri dipendenti'],
    ['extras', 'Parlerebbero Gino e la signora Ivana', 'Gino e la signora Ivana'],
    ['extras', 'Interverranno il Sindaco e due tartufai', 'il Sindaco e due tartufai'],
    ['extras', "Al banco c'è mio fratello Denis", 'mio fratello Denis'],
    ['kind', 'un video con le famiglie che hanno adottato un cane', 'le famiglie'],
    ['kind', 'un video per parlare con i clienti', null],
    ['kind', 'Video brevi, dove ex studenti raccontano cosa fanno', 'ex studenti'],
    [null, 'In video si vedrebbero le due decoratrici', 'le due decoratrici'],
    ['extras', 'riprese con la macchina e sottotitoli', null],
    ['tone', 'come lo racconterebbe un nonno', null],
    ['extras', 'Il Presidente dovrà essere intervistato', 'Il Presidente'],
    ['duration', "Due minuti. In video c'è la nostra socia Elena", 'la nostra socia Elena'],
    ['kind', 'Ci mette la faccia il dottor Bruni', 'il dottor Bruni'],
    ['kind', 'un reel, protagonista è mio nonno', 'mio nonno'],
    ['kind', 'un reel dove si vede mio marito che pesca', 'mio marito'],
    ['kind', 'un reel dove si vede la differenza', null],
    ['tone', 'Simpatico, con una coppia di attori che litiga', 'una coppia di attori'],
    [
      'extras',
      "riprese con il nostro amministratore delegato, l'ing. Paolo Torresan",
      "il nostro amministratore delegato, l'ing. Paolo Torresan",
    ],
    ['extras', 'le riprese in sede con i vostri operatori, come dicevo', null],
    ['extras', 'compaiono i nostri tecnici', 'i nostri tecnici'],
    ['extras', 'Compaiono soltanto due attori o nessuno, veda Lei.', 'due attori o nessuno'],
    ['extras', 'e compaiono gli istruttori max e giada', 'gli istruttori max e giada'],
    ['extras', 'compaiono gli istruttori, voce e sottotitoli', 'gli istruttori'],
    ['extras', 'Compaiono le tre famiglie con i bambini', 'le tre famiglie con i bambini'],
    ['extras', 'Compaiono i cani con noi volontari, la voce no', 'i cani con noi volontari'],
    [
      'extras',
      'Compaiono gli studenti, i professori e i genitori in visita',
      'gli studenti, i professori e i genitori in visita',
    ],
    ['extras', 'Compaiono gli studenti, i professori no', 'gli studenti'],
    ['extras', 'ci stanno Franco e Mirko che guidano', 'Franco e Mirko'],
    ['extras', 'ci stanno bene i sottotitoli', null],
    ['kind', 'un video dove tre dei nostri raccontano come si lavora qui', 'tre dei nostri'],
    ['kind', 'un video dove due delle nostre ragazze raccontano chi siamo', 'due delle nostre ragazze'],
  ]
  test.each(cases)('%s: %s', (asked, text, people) => {
    expect(heard(at(asked, asked === 'kind' ? {} : corporate), text).people).toBe(people)
  })

  test('who appears and is not said to speak makes no talking head', () => {
    expect(heard(at('kind', {}), 'Nel video dovrebbero comparire i nostri dipendenti.').kind).toBeNull()
  })
})
