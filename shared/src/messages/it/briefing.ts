import type { BriefKind, Extra, Slot } from '../../briefing/brief.ts'
import { brand } from '../../catalogue/brand.ts'
import { entroIl } from '../../formats/day-it.ts'

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

/** What the assistant says around its questions. */
export const assistantTexts = {
  opening: `Ciao, sono l’assistente virtuale di ${brand.name}: un programma (IA), non una persona. In circa cinque minuti mettiamo a fuoco il tuo video, poi scrivo il recap e hai subito il preventivo. Che tipo di video ti serve? Per esempio corporate, explainer, demo, reel, talking head, prodotto o hotel. Puoi anche raccontarmi tutto insieme, come viene.`,
  restarted: 'Va bene, ricominciamo da capo. Che tipo di video ti serve?',
  restartedAfter:
    'Va bene, ricominciamo da capo. Il recap di prima resta finché non finiamo quello nuovo. Che tipo di video ti serve?',
  greeting: ['Ciao.', 'Eccomi.'],
  thanks: ['Figurati.', 'Di niente.'],
  onwards: ['Bene, andiamo avanti.', 'Perfetto, proseguiamo.'],
  goodbye: ['A presto.', 'Alla prossima.'],
  confirm:
    'Bene. Per confermare apri la pagina Preventivo e premi «Conferma il preventivo»: da lì prosegui fino al pagamento.',
  whatElse: 'Il recap resta così. Se vuoi cambiare o aggiungere qualcosa, dimmi che cosa.',
  stockMusic: 'La musica di sottofondo è già compresa nel prezzo.',
  alsoNoted: ['Il resto è nelle note.', 'Quello che hai aggiunto sta nelle note del recap.'],
  leads: ['Segnato', 'Perfetto', 'Chiaro', 'Bene', 'Capito'],
  corrected: ['Corretto', 'Cambiato', 'Aggiornato'],
  duration: (length: string) => `durata ${length}`,
  audience: (text: string) => `pubblico «${text}»`,
  message: (text: string) => `messaggio «${text}»`,
  tone: (text: string) => `tono ${text}`,
  audienceUnquoted: 'il pubblico',
  messageUnquoted: 'il messaggio',
  toneUnquoted: 'il tono',
  materials: 'i materiali che avete',
  noMaterials: 'partiamo da zero con i materiali',
  company: (name: string) => `azienda ${name}`,
  with: (list: string) => `con ${list}`,
  without: (list: string) => `senza ${list}`,
  deadline: (date: string) => `consegna ${entroIl(date)}`,
  audienceOnly: ['Ora so a chi parliamo.', 'Il pubblico è chiaro.', 'Bene, ce li ho davanti.'],
  messageOnly: [
    'Il messaggio è chiaro.',
    'Ho capito che cosa deve restare.',
    'Bene, questo è il cuore del video.',
  ],
  toneOnly: (text: string) => [
    `Tono ${text}: ci sta bene.`,
    `Tono ${text}, segnato.`,
    `Tono ${text}: si può fare.`,
  ],
  toneLong: ['Il tono è chiaro.', 'Ho capito che aria deve avere.', 'Bene, il tono lo teniamo così.'],
  materialsOnly: [
    'Ottimo, è già un buon punto di partenza.',
    'Bene: li caricherai nella pagina Materiali.',
    'Segnato, ci lavoriamo sopra.',
  ],
  noMaterialsOnly: [
    'Nessun problema, partiamo da zero.',
    'Va bene, al resto pensiamo noi.',
    'Si può fare lo stesso.',
  ],
  noExtrasOnly: ['Va bene, restiamo essenziali.', 'Bene così.', 'Niente extra, allora.'],
  noMoreExtras: ['Bene, non aggiungo altro.', 'Va bene, ci fermiamo qui con gli extra.', 'Bene così.'],
  unsure: [
    'Nessun problema, te lo proponiamo noi.',
    'Va bene, ci pensiamo noi.',
    'Lo decidiamo insieme più avanti.',
  ],
  missed: ['Non sono sicuro di aver capito.', 'Questa non l’ho afferrata.', 'Scusa, non ho colto.'],
  noHurry: ['Bene, senza fretta.', 'Va bene, nessuna scadenza.', 'Perfetto, con calma.'],
  moveOn: 'Lo lasciamo in sospeso e lo vediamo insieme.',
  noted: ['Aggiunto alle note.', 'Lo scrivo nelle note del recap.', 'Segnato nelle note.'],
  done: 'Abbiamo tutto: il recap è qui accanto e il preventivo è pronto. Se vuoi cambiare qualcosa, scrivimelo pure.',
  stillDone: 'Il recap è aggiornato. Se c’è altro da cambiare, sono qui.',
  closing: 'Quando vuoi, il preventivo ti aspetta.',
  and: 'e',
} as const

/** Answers to the questions that clients ask back. */
export const helpTexts = {
  priceSoFar: (total: string) =>
    `Con quello che so finora siamo a ${total}, IVA inclusa. Il preventivo definitivo arriva con il recap, riga per riga.`,
  priceList: (minimum: string, corporate: string, product: string, reel: string) =>
    `Dipende dal tipo: un corporate parte da ${corporate}, un video di prodotto da ${product}, un reel da ${reel}, e non si scende mai sotto ${minimum}. Sempre IVA inclusa.`,
  priceOf: (name: string, amount: string) => `Per ${name}: ${amount}, IVA inclusa.`,
  time: 'Di solito consegniamo in 3-7 giorni dal pagamento; con riprese e drone può volerci qualcosa in più.',
  revisions: 'Sono inclusi 2 giri di modifiche: commenti il video nel punto esatto e noi lo sistemiamo.',
  payment: 'Si paga online dopo aver confermato il preventivo: Visa, Mastercard, PayPal o Apple Pay.',
  human:
    'Sono un programma (IA), non una persona. Quello che mi dici lo legge poi il nostro team, che è fatto di persone.',
  insult: 'Capisco che sia frustrante: riproviamo con calma, oppure passa dal team quando vuoi.',
  person: `Certo: il nostro team risponde a ${brand.contact.email} e al ${brand.contact.phone}. Intanto quello che mi racconti resta salvato.`,
  cancel:
    'Finché non confermi e paghi il preventivo non c’è nessun impegno: puoi semplicemente fermarti qui. Per ripartire da zero scrivi «ricominciamo da capo».',
  discount: `Il prezzo è quello di listino e io non posso cambiarlo. Per un accordo diverso scrivi al project manager: ${brand.contact.email}.`,
  already: 'Scusa, mi è sfuggito: me lo ripeti in poche parole?',
  confirm: 'Quando il recap ti torna, apri la pagina Preventivo e premi «Conferma il preventivo».',
  changes: 'Sì: finché non paghi puoi cambiare tutto, e il preventivo si aggiorna da solo.',
  fine: 'Sì, va bene: semmai ti diciamo noi che cosa manca.',
  other: `A questo risponde meglio il team: ${brand.contact.email} o ${brand.contact.phone}.`,
  kinds:
    'Facciamo video corporate, explainer in motion graphics, demo di app e software, reel per i social, talking head, video di prodotto e per hotel; anche eventi, formazione, testimonianze e spot.',
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
  company: 'Azienda',
  audience: 'Pubblico',
  message: 'Messaggio',
  tone: 'Tono',
  duration: 'Durata',
  materials: 'Materiali',
  noMaterials: 'nessuno, si parte da zero',
  wanted: 'Da prevedere',
  brought: 'Dal cliente',
  deadline: entroIl,
  deadlineLabel: 'Consegna',
  notes: 'Note',
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
