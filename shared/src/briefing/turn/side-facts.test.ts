import { describe, expect, test } from 'vitest'
import type { Brief, Slot } from '../brief/brief.ts'
import { at, corporate, heard, say } from './test-states.ts'

describe('where it is filmed', () => {
  const cases: [string, string | null][] = [
    ['Parlo io davanti alla camera, nel mio studio.', 'nel mio studio'],
    ['Riprese a scuola in una mattinata, e i sottotitoli', 'a scuola'],
    ["Le riprese bisogna farle all'alba", null],
    ['riprese sì, ma solo al mattino', null],
    ['montare le riprese in un video di 1 minuto', null],
    ['riprese ovviamente, e il drone no perché siamo in centro', null],
    ['le riprese a casa delle famiglie a Olbia', 'a casa delle famiglie a Olbia'],
    ['Riprese in cantina e nella vigna col drone', 'in cantina e nella vigna'],
    ['le riprese le fate voi qui da noi. E anche il drone', 'qui da noi'],
    ['riprese in alta montagna', 'in alta montagna'],
    ['la ripresa al capitano fatela voi in palestra', 'in palestra'],
    ['oltre alle riprese ho il logo in png', null],
    ['le vhs e le riprese vanno inserite nel montaggio', null],
    ['riprese in negozio sì, il resto no', 'in negozio'],
    ['le nostre riprese vanno inserite nel montaggio', null],
    ['Le riprese da noi a Monza, nella nostra palestra', 'da noi a Monza, nella nostra palestra'],
    ['riprese nella sede della Camera di Commercio', 'nella sede della Camera di Commercio'],
    ['Tutti guardano senza audio. Riprese sì, nel mio studio al Vomero', 'nel mio studio al Vomero'],
    ['Si gioca al palazzetto Flaminio che è coperto', 'al palazzetto Flaminio'],
    ['seguiamo un congresso di cardiologia al palacongressi di Rimini', 'al palacongressi di Rimini'],
    ['il video deve girare in loop allo stand', null],
    ['Sì alle riprese e alla musica', null],
    ['parlo in camera, deve sembrare una chiacchierata al bar. Si gira a casa mia', 'a casa mia'],
    ['riprese della sfilata in costume', null],
    ['riprese in costume nel centro di Cortona', 'nel centro di Cortona'],
    ['riprese del bosco sì, drone si sul bosco', null],
    ['riprese vostre sul posto', null],
    ['riprese sul posto di lavoro, a Bari', 'sul posto di lavoro, a Bari'],
    ['Le riprese a Roma quindi sì, mettetele', 'a Roma'],
    ['le riprese li fate voi a piteglio', 'a piteglio'],
    ['le riprese le fate voi a colori', null],
    ['Venite voi a fare le riprese però, da noi in sede, in via Emilia.', 'da noi in sede, in via Emilia'],
    ['girare un pezzo in salone', 'in salone'],
    ['Le riprese andrebbero fatte in vendemmia, quindi a settembre', null],
    ['riprese in piena fioritura', null],
    ['riprese in alta stagione', null],
    ['si gira in via Verdi, in vendemmia', 'in via Verdi'],
    ['girate voi a nuoro in azienda anche col drone', 'a nuoro in azienda'],
    ["venite voi a filma' in macchina co mirko l'istruttore", 'in macchina'],
    ['Si gira da me, via Indipendenza a Bologna', 'da me, via Indipendenza a Bologna'],
    ['le riprese le faccio da me', null],
    ['Le riprese andrebbero fatte nel mio studio di lunedì, unico giorno libero', 'nel mio studio'],
    ['riprese nello studio di Lunedì Film', 'nello studio di Lunedì Film'],
    ['riprese in negozio anche di sera', 'in negozio'],
    ['no. si gira a monreale', 'a monreale'],
    ['si gira a ottobre', null],
    ['riprese sì. luogo azienda a nuoro. chi compare: mio padre', 'azienda a nuoro'],
    ["l'officina è a Oristano", null],
    ["le riprese le fate Voi, tra il 4 e l'8 maggio", null],
    ['le riprese le fate voi a luglio in malga poi sottotitoli in tedesco', 'in malga'],
    ['sì le riprese niente voce e nei materiali anche il logo', null],
    ['le riprese in cantina occupano una sola giornata', 'in cantina'],
    ['si gira, animazione in luogo di immagini reali', null],
    ['venite voi in studio un pomeriggio', 'in studio'],
    ['riprese tra i filari di Monforte', null],
    ['le riprese al primo piano di Palazzo Reale', 'al primo piano di Palazzo Reale'],
  ]
  test.each(cases)('%s', (text, place) => {
    expect(heard(at('extras', corporate), text).place).toBe(place)
  })
})

describe('what the video is for', () => {
  const cases: [string, string | null][] = [
    [
      'Siamo la Croce Verde di Pinerolo. Cerchiamo nuovi volontari e vorremmo un video.',
      'Cerchiamo nuovi volontari',
    ],
    ['un video per il sito che faccia venir voglia di venire da noi', 'faccia venir voglia di venire da noi'],
    ['un reel, per farmi notare nel quartiere', 'farmi notare nel quartiere'],
    ['Lo scopo è la ricerca di giovani tecnici.', 'la ricerca di giovani tecnici'],
    ['un video aziendale finalizzato alla ricerca di tecnici', 'ricerca di tecnici'],
    ['un video, per far aumentare le adozioni', 'far aumentare le adozioni'],
    ['Un filmato che ci aiuti a riempire le settimane di marzo', 'riempire le settimane di marzo'],
    ['Vorrei insegnare alla gente a misurarsi la pressione', 'insegnare alla gente a misurarsi la pressione'],
    ['Vorremmo mostrare il nuovo showroom con un video aziendale', 'mostrare il nuovo showroom'],
    ['Una demo della nostra app per prenotare i campi', null],
    ['Un filmato, con l’obiettivo di aumentare le prenotazioni', 'aumentare le prenotazioni'],
    ['Dei reel per le iscrizioni di gennaio', 'le iscrizioni di gennaio'],
    ['Uno spot per riempire i corsi e ci serve entro marzo', 'riempire i corsi'],
    ['Vorremmo realizzare un filmato', null],
    ['Demo della nostra app, serve per gestire i turni', null],
    ['un video che faccia vedere la nostra giornata', null],
    ['Un video aziendale che racconti chi siamo', 'racconti chi siamo'],
    ['Un explainer che faccia capire ai condomini come funziona', 'faccia capire ai condomini come funziona'],
    ['Un video aziendale, così i clienti capiscono come lavoriamo', 'i clienti capiscono come lavoriamo'],
    ['Uno spot affinché la gente sappia che abbiamo riaperto', 'la gente sappia che abbiamo riaperto'],
    ['Uno spot per trovare nuovi iscritti tipo mezzo minuto', 'trovare nuovi iscritti'],
    ['un video che racconti la nostra libreria', null],
    ['Vorrei raccogliere in video le testimonianze di tre pazienti', null],
  ]
  test.each(cases)('%s', (text, goal) => {
    expect(heard(at('kind', {}), text).goal).toBe(goal)
  })

  test('a place said with less words than the one that stands leaves it', () => {
    const place = 'nel nostro piazzale a Piacenza'
    expect(heard(at('extras', { ...corporate, place }), 'Riprese sì, da fare nel piazzale').place).toBe(place)
  })

  test('where the place is that stands is told later', () => {
    const brief = { ...corporate, place: 'in officina' }
    const text = "no. l'officina comunque è a Oristano città, via Cagliari"
    expect(heard(at('extras', brief), text).place).toBe('in officina, a Oristano città, via Cagliari')
    expect(heard(at('extras', brief), 'no. la casa è a Oristano').place).toBe('in officina')
  })

  test('what is shown to a public, or taught to it, is no part of it', () => {
    expect(heard(at('kind', {}), "vorremmo far vedere ai genitori com'è una giornata").audience).toBe(
      'i genitori',
    )
    expect(heard(at('kind', {}), 'un video per gli autisti su come si fissa il carico').audience).toBe(
      'gli autisti',
    )
  })

  test('who is seen is neither the public nor a material', () => {
    const brief = heard(at('extras', corporate), 'le interviste ai volontari che ci sono già')
    expect(brief).toMatchObject({ audience: null, materials: null, people: 'volontari' })
  })

  test('what is ordered in a language is no public', () => {
    expect(heard(at('audience', {}), 'ok drone e riprese, e sottotitoli in francese')).toMatchObject({
      audience: null,
      languages: ['fr'],
      extras: ['subtitles', 'shooting', 'drone'],
    })
    expect(heard(at('audience', {}), 'turisti francesi')).toMatchObject({
      audience: 'turisti francesi',
      languages: [],
      extras: [],
    })
  })

  test('a public that speaks a language orders none', () => {
    const text = 'Ciclisti, più della metà di lingua tedesca'
    expect(heard(at('audience', {}), text)).toMatchObject({ audience: text, languages: [] })
  })

  test('whom somebody speaks to is the public', () => {
    expect(heard(at('kind', {}), 'dei reel, mi rivolgo a piccoli imprenditori').audience).toBe(
      'piccoli imprenditori',
    )
  })

  test('what a video is about is no public', () => {
    expect(heard(at('kind', {}), 'un video su come scelgo i fiori per i matrimoni').audience).toBeNull()
    expect(heard(at('kind', {}), 'un video per gli eventi').audience).toBeNull()
  })

  test('a tone stands inside the words of an aim', () => {
    const text = 'un reel, tono schietto, per far sapere che consegniamo a domicilio'
    const goal = 'far sapere che consegniamo a domicilio'
    expect(heard(at('kind', {}), text)).toMatchObject({ goal, tone: 'schietto' })
  })

  test('where a video is shown is no place to film in', () => {
    const brief = heard(at('kind', {}), 'parlo io guardando in camera, da mettere sulla home del sito')
    expect(brief.place).toBeNull()
  })

  test('an aim may name its public', () => {
    expect(heard(at('kind', {}), 'vorrei farla conoscere di più alle famiglie')).toMatchObject({
      goal: 'farla conoscere di più alle famiglie',
      audience: 'le famiglie',
    })
  })
})

test.each([
  ['Niente, ho solo l’insegna e quattro occhiali', 'l’insegna e quattro occhiali'],
  ['Non abbiamo niente, giusto l’insegna', 'l’insegna'],
  ['Niente, il volantino e basta', 'il volantino'],
  ['Niente', ''],
])('what there is beside nothing is material: %s', (text, materials) => {
  expect(heard(at('materials', corporate), text).materials).toBe(materials)
})

test('beside an order words that name no known material are noted and asked about', () => {
  const { state } = say(at('materials', corporate), 'CAD e un prototipo. Musica sì')
  expect(state.brief).toMatchObject({ extras: ['music'], notes: ['CAD e un prototipo'] })
  expect(state.doubts.at(-1)).toMatchObject({ from: 'notes', to: ['materials', 'notes'] })
})

describe('public, point and tone in words of their own', () => {
  const cases: [Slot | null, string, Partial<Brief>][] = [
    [
      'kind',
      'Un video prodotto. È per chi ordina sul sito nostro, emigrati napoletani soprattutto',
      { audience: 'chi ordina sul sito nostro, emigrati napoletani soprattutto' },
    ],
    ['kind', 'Un corporate. È per i nostri clienti', { audience: 'i nostri clienti' }],
    ['kind', 'Un corporate. Sarebbe per la fiera di Rimini', { audience: null }],
    [
      'kind',
      'Un reel. Sarebbe per i genitori ma soprattutto per chi si iscrive, anche adulti, perché qui si impara',
      { audience: 'i genitori ma soprattutto per chi si iscrive, anche adulti' },
    ],
    [
      'kind',
      'Un corporate. Il pubblico nostro è gente della provincia',
      { audience: 'gente della provincia' },
    ],
    ['kind', 'Un corporate. Lo devono vedere le famiglie di qui', { audience: 'le famiglie di qui' }],
    ['kind', 'Un corporate. Lo devono vedere subito', { audience: null }],
    [
      'audience',
      'Ma no, è il video di un evento! Il pubblico sono le famiglie dei ragazzi',
      { audience: 'le famiglie dei ragazzi' },
    ],
    [
      'audience',
      "il drone l'ha già fatto mio nipote. chi lo guarda te l'ho detto stranieri e tedeschi",
      { audience: 'stranieri e tedeschi' },
    ],
    ['audience', 'i soci. Il pubblico è sempre tanto', { audience: 'i soci. Il pubblico è sempre tanto' }],
    [
      'kind',
      'Un reel. Deve spiegare ai proprietari di casa che in un giorno cambiamo le finestre',
      { audience: 'i proprietari di casa', message: 'che in un giorno cambiamo le finestre' },
    ],
    [
      'kind',
      'Un reel. Dovrebbe far capire ai clienti che rispondiamo sempre',
      { audience: 'i clienti', message: 'che rispondiamo sempre' },
    ],
    [
      'kind',
      'Un tutorial. Deve spiegare agli stranieri che vivono qui come si usa il muletto',
      { audience: 'gli stranieri che vivono qui', message: null },
    ],
    ['audience', "i diciottenni. je deve resta' che qui è facile", { message: 'che qui è facile' }],
    ['message', 'Key message: zero carta', { message: 'zero carta' }],
    ['message', 'quella era il messaggio: colazione in casa', { message: 'colazione in casa' }],
    [
      'message',
      'che si mangia come dalla nonna tono caldo semplice niente robe patinate',
      { message: 'che si mangia come dalla nonna', tone: 'caldo semplice niente robe patinate' },
    ],
    ['message', 'Ascoltare prima. Calmo.', { message: 'Ascoltare prima', tone: 'Calmo' }],
    ['message', 'Semplice. Veloce.', { message: 'Semplice. Veloce', tone: null }],
    [
      'message',
      'Zero carta. Tone of voice smart e pulito',
      { message: 'Zero carta', tone: 'smart e pulito' },
    ],
    ['kind', 'Un reel. Il taglio dovrebbe essere chiaro e cordiale', { tone: 'chiaro e cordiale' }],
    ['kind', 'Un reel. Il taglio deve essere perfetto', { tone: null }],
    ['kind', 'Un reel. Deve essere una cosa festosa, che fa venire voglia', { tone: 'festosa' }],
    ['kind', 'Un reel, una cosa veloce di 25 secondi', { tone: null }],
    ['kind', 'Un reel, vorrei una cosa chiara senza paroloni', { tone: 'chiara senza paroloni' }],
    ['kind', 'Un reel con tono caldo senza voce', { tone: 'caldo' }],
    [
      'kind',
      'Un corporate per far capire alle famiglie della bergamasca che arriviamo in giornata',
      { audience: 'le famiglie della bergamasca', message: 'che arriviamo in giornata' },
    ],
    [
      'kind',
      'un reel davvero lo devono vedere le famiglie che non si fidano la signora abita a monreale e si è detta disponibile a farsi riprendere a casa',
      { audience: null },
    ],
    [
      'kind',
      'Un corporate per far capire alle famiglie che arriviamo in giornata, una cosa allegra',
      { message: 'che arriviamo in giornata' },
    ],
    ['message', 'Gli deve rimanere in testa che è buona', { message: 'che è buona' }],
    [
      'kind',
      "un video da far vedere ai turisti che arrivano d'estate così passano al forno",
      { audience: "i turisti che arrivano d'estate" },
    ],
    ['kind', "uno spot per i turisti d'inverno, caldo", { audience: "i turisti d'inverno", tone: 'caldo' }],
    ['kind', "un video aziendale per i turisti, d'estate", { audience: 'i turisti' }],
    ['kind', 'uno spot per i turisti entro giugno', { audience: 'i turisti' }],
  ]
  test.each(cases)('%s: %s', (asked, text, expected) => {
    expect(heard(at(asked, asked === 'kind' ? {} : corporate), text)).toMatchObject(expected)
  })
})
