import type { BriefKind, Extra, Slot } from '../../briefing/brief/brief.ts'
import { brand } from '../../catalogue/brand.ts'
import { capitalized } from '../../formats/capitalized.ts'
import { entroIl } from '../../formats/day-it.ts'
import { monthNames } from './briefing-choices.ts'
import { recapLabels } from './briefing-fields.ts'

/** The kinds as the assistant calls them in a sentence. */
export const kindTexts = {
  corporate: 'un video corporate',
  explainer: 'un explainer in motion graphics',
  'app-demo': 'una demo di app o software',
  'social-reels': 'un reel per i social',
  'talking-head': 'un talking head',
  product: 'un video di prodotto',
  hotel: 'un video per hotel e turismo',
  event: 'un video di evento',
  educational: 'un video di formazione',
  testimonial: 'una video testimonianza',
  advertising: 'uno spot pubblicitario',
} as const satisfies Record<BriefKind, string>

/** The extras as the assistant calls them in a sentence. */
export const extraTexts = {
  voiceover: 'la voce narrante',
  music: 'la musica originale',
  subtitles: 'i sottotitoli',
  'logo-animation': 'il logo animato',
  scriptwriting: 'la scrittura dei testi',
  shooting: 'le riprese in sede',
  drone: 'il drone',
  'supplied-footage': 'il girato che ci mandi',
  'ready-script': 'lo script già pronto',
} as const satisfies Record<Extra, string>

/** What each extra is, for who asks: "a che servono i sottotitoli?" */
export const extraMeanings = {
  voiceover: 'È una voce registrata che racconta mentre scorrono le immagini.',
  music: 'È un brano scritto apposta per il tuo video; quello di libreria è già nel prezzo.',
  subtitles: 'Sono le parole scritte sullo schermo, per chi guarda senza audio o in un’altra lingua.',
  'logo-animation': 'È il tuo logo che compare con un movimento, in apertura o in chiusura.',
  scriptwriting: 'Sono i testi del video, quelli che si dicono e quelli che si leggono, scritti da noi.',
  shooting: 'Veniamo da te a girare le immagini che servono.',
  drone: 'Sono immagini riprese dall’alto.',
  'supplied-footage': 'Sono i filmati che hai già: li montiamo noi.',
  'ready-script': 'È un testo già scritto, da cui partiamo.',
} as const satisfies Record<Extra, string>

interface Question {
  /** The question, in two wordings. */
  readonly ask: readonly [string, string]
  /** The question again, with examples, after an answer that was not understood. */
  readonly again: string
  /** What is meant by it. */
  readonly meaning: string
  readonly advice: string
}

export const questionTexts = {
  kind: {
    ask: ['Che tipo di video ti serve?', 'Partiamo dal tipo: che video hai in mente?'],
    again:
      'Che tipo di video ti serve? Per esempio corporate, explainer in motion graphics, demo di un software, reel, talking head, prodotto, hotel.',
    meaning:
      'Intendo la forma del video: un corporate presenta l’azienda, un explainer spiega un servizio con la grafica, una demo mostra un software, un reel è verticale e svelto, un talking head è una persona che parla in camera.',
    advice:
      'Se devi presentarti, un corporate; se devi spiegare qualcosa di complicato, un explainer; se vuoi farti notare sui social, un reel.',
  },
  audience: {
    ask: ['A chi parla questo video?', 'Chi lo guarderà?'],
    again:
      'Chi deve guardarlo? Per esempio clienti che non vi conoscono, buyer esteri, candidati, chi usa già il vostro servizio.',
    meaning:
      'Intendo le persone che lo guarderanno: chi sono, che cosa sanno già di voi, che problema hanno.',
    advice: 'Pensa a una persona sola che vorresti convincere: quella è il pubblico.',
  },
  message: {
    ask: [
      'Che cosa deve restare in testa a chi lo guarda?',
      'Se chi guarda ricordasse una cosa sola, quale dovrebbe essere?',
    ],
    again: 'Qual è la cosa più importante da dire? Una frase basta, come la diresti a un cliente.',
    meaning: 'Intendo il messaggio: che cosa deve capire, provare o fare chi arriva alla fine del video.',
    advice: 'Completa la frase: «dopo il video, chi guarda capisce che…».',
  },
  tone: {
    ask: ['Che tono immagini?', 'Come dovrebbe suonare: serio, caldo, ironico, elegante?'],
    again: 'Che tono preferisci? Per esempio elegante, amichevole, ironico, emozionante, essenziale.',
    meaning: 'Intendo l’atmosfera: le emozioni, il ritmo, il modo di parlare.',
    advice: 'Nel dubbio: chiaro e caldo. Funziona quasi sempre.',
  },
  duration: {
    ask: ['Quanto dovrebbe durare?', 'Che durata hai in mente?'],
    again: 'Quanto dura, più o meno? Per esempio 30 secondi, un minuto, un minuto e mezzo.',
    meaning: 'Intendo la lunghezza del video finito, in secondi o minuti.',
    advice: 'Per i social 15-30 secondi, per il sito un minuto, per una riunione un minuto e mezzo.',
  },
  materials: {
    ask: [
      'Che cosa avete già? Logo, foto, filmati, testi…',
      'Da che materiali partiamo: logo, foto, riprese, uno script?',
    ],
    again: 'Avete già qualcosa da darci: logo, foto, filmati, testi? Se non c’è niente, va bene lo stesso.',
    meaning: 'Intendo i file che possiamo usare: li carichi poi nella pagina Materiali.',
    advice: 'Il logo in buona qualità basta per cominciare.',
  },
  extras: {
    ask: ['Ti serve altro?', 'Aggiungiamo qualcosa?'],
    again:
      'Quali aggiungiamo? Voce narrante, musica originale, sottotitoli, logo animato, riprese in sede, drone, scrittura dei testi: dimmi quelli che servono, o «niente».',
    meaning:
      'Intendo le cose che non sono nel prezzo di base: ognuna diventa una riga del preventivo, e puoi toglierla dopo.',
    advice: 'I sottotitoli servono quasi sempre: sui telefoni si guarda spesso senza audio.',
  },
  deadline: {
    ask: ['Per quando ti serve?', 'Hai una data entro cui ti serve?'],
    again: 'Per quando ti serve? Una data, «fra due settimane», «entro fine mese», oppure «nessuna fretta».',
    meaning: 'Intendo il giorno in cui vuoi avere in mano il video finito.',
    advice: 'Di solito consegniamo in 3-7 giorni: se hai una fiera o un lancio, dimmi quella data.',
  },
} as const satisfies Record<Slot, Question>

/** What can still be said once everything is settled. */
export const inviteTexts = {
  place: 'dove si gira',
  people: 'chi compare',
  goal: 'a che cosa serve il video',
  company: 'per quale azienda è',
} as const

/** What the assistant says around its questions. */
export const assistantTexts = {
  opening: `Ciao, sono l’assistente virtuale di ${brand.name}: un programma (IA), non una persona. Che tipo di video ti serve? Puoi anche raccontarmi tutto insieme, come viene.`,
  restarted: 'Va bene, ricominciamo da capo. Che tipo di video ti serve?',
  restartedAfter:
    'Va bene, ricominciamo da capo. Il recap di prima resta finché non finiamo quello nuovo. Che tipo di video ti serve?',
  greeting: ['Ciao.', 'Eccomi.'],
  thanks: ['Figurati.', 'Di niente.'],
  onwards: ['Bene, andiamo avanti.', 'Perfetto, proseguiamo.'],
  goodbye: ['A presto.', 'Alla prossima.'],
  confirm:
    'Bene. Per confermare apri la pagina Preventivo e premi «Conferma il preventivo»: da lì prosegui fino al pagamento.',
  whatElse:
    'Che cosa cambio? Dimmi il punto e come deve essere, per esempio «la durata è un minuto» o «senza musica».',
  kept: 'L’ho messo nelle note del recap, con le tue parole.',
  keptBeside:
    'L’ho messo nelle note del recap, con le tue parole. Se invece cambia uno dei punti, dimmi quale, per esempio «la durata è un minuto».',
  alreadySo: 'È già scritto così.',
  italianToo: 'L’italiano c’è sempre: qui sono scritte le altre lingue, e sono già quelle che dici.',
  stockMusic: 'La musica di sottofondo è già compresa nel prezzo.',
  insult: 'Capisco che sia frustrante: riproviamo con calma, oppure passa dal team quando vuoi.',
  undone: ['Va bene, l’ho tolto.', 'Fatto: è tornato com’era prima.'],
  nothingToUndo: ['Non c’è ancora niente da togliere. Che cosa devo correggere?'],
  extraCosts: (name: string, price: string) => `${name}: ${price} rispetto al prezzo di base. Dimmi tu.`,
  extraIsIn: (name: string, price: string) => `${name}: già nel preventivo, ${price}.`,
  extraIsOut: (name: string, price: string) => `${name}: fuori dal preventivo. Se cambi idea, ${price}.`,
  doubtful: (name: string, price: string) => `${name}: ${price}. Per ora non scrivo nulla, dimmi tu.`,
  priceOf: (name: string, amount: string) => `Per ${name} si parte da ${amount}, IVA inclusa.`,
  priceSoFar: (total: string) =>
    `Con quello che so finora siamo a ${total}, IVA inclusa. Il preventivo definitivo arriva con il recap, riga per riga.`,
  fits: (total: string) => `Sì, ci stai: con quello che so finora siamo a ${total}, IVA inclusa.`,
  exceeds: (total: string) =>
    `No, con quello che so finora siamo a ${total}, IVA inclusa: togliendo qualcosa il prezzo scende.`,
  inTime: (day: string) =>
    `${capitalized(day)} c’è tempo: di solito consegniamo in 3-7 giorni dal pagamento, con riprese e drone qualcosa in più.`,
  noted: (label: string, value: string) => `${label}: ho scritto «${value}».`,
  notNoted: (label: string) => `${label}: non l’ho ancora scritto, dimmelo e lo metto.`,
  passedOn: 'A questo non so rispondere io: giro la domanda al team, che ti risponde qui e per e-mail.',
  passedOnToo: 'Giro anche questa al team: la risposta arriva qui e per e-mail.',
  stillOpen: (list: string) => `Restano da decidere: ${list}.`,
  noKind: 'Senza il tipo di video il preventivo parte dal prezzo base: quando lo scegli, cambia.',
  soon: 'Il prima possibile, per noi, vuol dire 3-7 giorni dal pagamento. Non scrivo nessuna data, a meno che tu non ne abbia una.',
  unsure: [
    'Nessun problema, te lo proponiamo noi.',
    'Va bene, ci pensiamo noi.',
    'Lo decidiamo insieme più avanti.',
  ],
  missed: ['Non sono sicuro di aver capito.', 'Questa non l’ho afferrata.', 'Scusa, non ho colto.'],
  noHurry: ['Bene, nessuna data.', 'Va bene, nessuna scadenza.', 'Perfetto, senza una data.'],
  whichDay: ({ words, month }: { words: string; month?: number }) =>
    month
      ? `Entro che giorno di ${monthNames[month - 1]}?`
      : `Hai detto «${words}»: entro che giorno ti serve?`,
  whichField: (words: string, [one = '', other, ...more]: readonly string[]) =>
    more.length > 0
      ? `«${words}»: che cos’è?`
      : `«${words}»: ${one.startsWith('i ') ? 'sono' : 'è'} ${one} o ${other}?`,
  asSaid: (words: string) => `Va bene, resta «${words}»: il giorno lo fissiamo insieme.`,
  moveOn: 'Lo lasciamo in sospeso e lo vediamo insieme.',
  done: 'Ho scritto il recap qui accanto, e il preventivo è pronto. Se vuoi cambiare qualcosa, scrivimelo pure.',
  invitation: (list: string) => `Se vuoi, dimmi ancora: ${list}.`,
  invitationBesideNotes: (list: string) => `Se non è già nelle note, dimmi ancora: ${list}.`,
  stillDone: 'Il recap è aggiornato. Se c’è altro da cambiare, sono qui.',
  stillDoneBesideNotes:
    'Il recap è aggiornato; il resto l’ho messo nelle note, con le tue parole. Se doveva cambiare un punto, dimmi quale.',
  closing: 'Quando vuoi, il preventivo ti aspetta.',
} as const

/**
 * The words of the recap. Each kind and each extra is named by one keyword of the quote's rule and no other, and by
 * none of the payment screen's rule but an explainer, which is motion graphics.
 */
export const summaryTexts = {
  kinds: {
    corporate: 'Video corporate',
    explainer: 'Video in motion graphics',
    'app-demo': 'Demo di un software o di una app',
    'social-reels': 'Reel verticale',
    'talking-head': 'Talking head',
    product: 'Video di prodotto',
    hotel: 'Video per hotel',
    event: 'Video di un evento',
    educational: 'Video di formazione',
    testimonial: 'Video testimonianza',
    advertising: 'Spot pubblicitario',
  } satisfies Record<BriefKind, string>,
  ...recapLabels,
  kindUnknown: 'Tipo di video da scegliere insieme',
  extras: {
    voiceover: 'voce narrante',
    music: 'musica originale',
    subtitles: 'sottotitoli',
    'logo-animation': 'logo animato',
    scriptwriting: 'scrittura dei testi',
    shooting: 'riprese in sede',
    drone: 'drone',
    'supplied-footage': 'girato fornito',
    'ready-script': 'script già pronto',
  } satisfies Record<Extra, string>,
  duration: 'Durata',
  noMaterials: 'nessuno, si parte da zero',
  wanted: 'Da prevedere',
  brought: 'Dal cliente',
  deadline: entroIl,
  deadlineLabel: 'Consegna',
  formats: 'Formato',
  languages: 'Altre lingue',
  /** How a fact is read back when it is written. */
  writtenAs: {
    kind: (value: string) => value,
    company: (value: string) => `azienda: ${value}`,
    goal: (value: string) => `obiettivo: «${value}»`,
    audience: (value: string) => `pubblico: «${value}»`,
    message: (value: string) => `messaggio: «${value}»`,
    tone: (value: string) => `tono: «${value}»`,
    duration: (value: string) => value,
    formats: (value: string) => `formato ${value}`,
    languages: (value: string) => `altre lingue: ${value}`,
    materials: (value: string) => `avete: «${value}»`,
    noMaterials: 'nessun materiale',
    place: (value: string) => `luogo: «${value}»`,
    people: (value: string) => `in video: «${value}»`,
    deadline: (value: string) => `consegna ${value}`,
    without: (name: string) => `senza ${name}`,
    opened: (name: string) => `${name}: da decidere`,
    note: (words: string) => `annotato: «${words}»`,
  },
  open: 'Da decidere insieme',
  slots: {
    kind: 'tipo di video',
    audience: 'pubblico',
    message: 'messaggio',
    tone: 'tono',
    duration: 'durata',
    materials: 'materiali',
    extras: 'extra',
    deadline: 'data di consegna',
  } satisfies Record<Slot, string>,
} as const
