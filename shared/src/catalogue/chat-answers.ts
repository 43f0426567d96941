import { brand } from './brand.ts'

/**
 * Topic that the assistant in the corner of the page can answer. A cue is one word or several in a row: `|` separates
 * forms, brackets make a word optional, `*` matches any ending. A hint counts with a second one, or with a word about
 * video production.
 */
export interface ChatTopic {
  readonly topic: string
  readonly cues: readonly string[]
  readonly hints?: readonly string[]
  readonly answer: string
  readonly link?: { readonly to: '/get-started' | '/contact' | '/format'; readonly label: string }
  /** Said only when nothing else was asked. */
  readonly isCourtesy?: true
}

const { email, phone, address } = brand.contact

const offer: readonly ChatTopic[] = [
  {
    topic: 'prices',
    cues: [
      'prezz*|prezi|prezo|tariff*|listino|listini|preventiv*|budget|economic*|sconto|sconti|spesa|spendere|spendo|spenderei',
      'quanto (mi|ci|vi) costa|costano|costerebbe|costera|costerebbero|verrebbe|viene|vengono|chiedete|spendo|sarebbe|fate',
      'quanto si|devo paga|pagare|spende|spendere',
      'costi|costano|costare|costerebbe|costerebbero|costo|costosi|costoso|costosa',
      'che|cosa|mi|ci costa',
      'costa tanto|molto|troppo|poco|caro|meno',
      'quant e|costa',
      'a partire da quanto',
    ],
    hints: ['quanto|qnt|costa|caro|cari|cara|euro|soldi|cifra|cifre'],
    answer:
      'I video partono da 470 euro per progetti base. Con il briefing hai il preventivo subito, riga per riga.',
  },
  {
    topic: 'delivery',
    cues: [
      'tempi|tempistica|tempistiche|consegn*|scadenza|scadenze|urgente|urgenza|urgentemente',
      'in|tra|fra|entro quanto (tempo)',
      'quanto tempo',
      'quanto ci (si) mettete|mette|vuole|vorra|impiegate',
      'quanti giorni|settimane|mesi',
      'in|per quanti giorni',
      'tempo di lavorazione|realizzazione|produzione|attesa|consegna',
      'quando e|sara pronto|pronti|finito',
      'quando (lo|la|li|me) ricevo|ricevero|ricevete|arriva|avro|posso|potrei avere|riceverlo|averlo|lo',
      'data di consegna',
      'di fretta',
      'ci mettete',
    ],
    hints: [
      'tempo|giorni|quando|veloce|veloci|velocemente|rapido|rapidi|presto|fretta|settimana|pronto|entro',
    ],
    answer: 'Consegniamo in 5-15 giorni lavorativi, secondo il progetto. La data la vedi nel preventivo.',
  },
  {
    topic: 'revisions',
    cues: [
      'revision*|revisonare|correzion*|modific*|ritocc*',
      'se (il) (video|risultato|montaggio) non (mi|ci) piace|soddisfa|convince|va',
      'non mi|ci piace|piacesse|convince il|video|risultato',
      'posso|possiamo|potro|potrei|fate (far|fare) (dei|delle|dei) cambiare|cambi|cambiamenti|cambiarlo|correggere|correggerlo',
      'rifare|rifate il|tutto|video',
    ],
    hints: ['cambiare|cambiarlo|correggere|correggerlo|sistemare|rifare|giri'],
    answer:
      'Sono compresi 2 giri di revisione gratuiti: commenti il video nel punto esatto e noi lo sistemiamo.',
  },
  {
    topic: 'kinds',
    cues: [
      'che|quali tipi|tipo|tipologie|generi|genere|stili|servizi|video',
      'tipi|tipologie di video',
      'cosa (di) fate|offrite|realizzate|producete|proponete',
      'che video (si) fate|fanno|offrite|realizzate',
      'vostri servizi',
      'motion graphics|graphic',
      'talking head|heads',
      'portfolio|esempi',
    ],
    hints: [
      'aziendale|aziendali|promozionale|promozionali|emozionale|emozionali|istituzionale|istituzionali',
      'corporate|reel|reels|prodotto|prodotti|hotel|animazione|animazioni|animato|animati|explainer|demo|social|tiktok|spot|drone|tutorial|eventi|evento',
      'fate|realizzate|producete|offrite|girate|servizi|tipi|tipo',
    ],
    answer:
      'Facciamo video corporate, explainer, demo di app, reel, talking head, prodotto e hotel. Gli esempi sono nella libreria video.',
  },
  {
    topic: 'payment',
    cues: [
      'pagament*|acconto|caparra|saldo|rate|rateizzare|bonifico|bonifici|paypal|contanti',
      'carta|carte di credito|debito',
      'come|quando si|posso paga|pagare',
      'come pago',
      'pagare a rate',
    ],
    hints: ['pagare|pago|paga|carta|fattura'],
    answer: 'Prima confermi il preventivo, poi paghi online: fino ad allora non spendi nulla.',
  },
]

const ways: readonly ChatTopic[] = [
  {
    topic: 'start',
    cues: [
      'come (si) (puo|posso|possiamo|devo) funziona|comincia|cominciare|comincio|cominciamo|inizia|iniziare|inizio|iniziamo|parte|partire|parto|procede|procedere|ordinare|ordino|lavorate',
      'da|per dove|da comincio|inizio|parto|iniziare|cominciare|partire',
      'voglio|vorrei|vorremmo|posso|pronto (a) iniziare|cominciare|partire|ordinare|registrarmi|iscrivermi',
      'voglio|vorrei|vorremmo|vogliamo|serve|servirebbe|servono|mi|ci (fare|farne|realizzare|ordinare|creare|serve|servirebbe|servono) (un|dei|uno|alcuni) video|reel|spot',
      'registrar*|iscriver*|iscrizione|registrazione|briefing|brief',
      'creare|creo|apro|aprire (un|l) account',
      'primo passo|primi passi|passaggi',
      'come ordin*',
    ],
    hints: ['iniziare|inizio|comincio|cominciare|partire|account|funziona|ordinare|procedura'],
    answer:
      'Crei un account e racconti il video al nostro assistente: bastano cinque minuti. Premi «Inizia ora» in alto.',
    link: { to: '/get-started', label: 'Guarda i tre passi' },
  },
  {
    topic: 'audit',
    cues: ['audit|gratis|gratuit*|script|copione|omaggio', 'senza pagare', 'analisi (del) (mio) video'],
    hints: ['analisi|analizzare|migliorare'],
    answer:
      'L’audit del tuo video e la revisione dello script sono gratuiti: li trovi in alto e in fondo alla pagina.',
  },
  {
    topic: 'format',
    cues: ['intervist*|podcast|candidar*|candidatura', 'vostro format', 'il format'],
    hints: ['format'],
    answer:
      'Veniamo in azienda, intervistiamo chi la guida e ne facciamo clip per i social. Partecipare è gratuito: basta candidarsi.',
    link: { to: '/format', label: 'Scopri il format' },
  },
  {
    topic: 'person',
    cues: [
      'operator*|umano|umana|consulente|robot|bot',
      'persona vera|reale|umana|fisica',
      'parlare|parlo|chattare|sentire|scrivere con|a qualcuno|persona|voi|umano',
      'con una|qualche persona',
      'sei un|una|vero|vera (persona|programma|macchina|intelligenza)',
      'chi sei',
      'intelligenza artificiale',
    ],
    hints: ['persona|qualcuno|parlare'],
    answer: `Io sono un programma. Una persona ti risponde su WhatsApp, al ${phone} o a ${email}.`,
    link: { to: '/contact', label: 'Vai ai contatti' },
  },
  {
    topic: 'contacts',
    cues: [
      'contatt*|telefon*|cellulare|whatsapp|watsapp|whatsup|wathsapp|email|mail|indirizzo|recapit*',
      'dove siete|trovate|state|lavorate|sta|avete',
      'di dove siete',
      'vostra|vostro sede|ufficio|numero|studio',
      'numero di',
      'chiamarvi|chiamare|chiamata|call|videochiamata|appuntamento',
      'che orari',
    ],
    hints: ['sede|ufficio|numero|milano|orari|chiamo|scrivervi'],
    answer: `Siamo a ${address.city}, in ${address.street}. Ci trovi al ${phone}, anche su WhatsApp, e a ${email}: rispondiamo entro 24 ore.`,
    link: { to: '/contact', label: 'Vai ai contatti' },
  },
]

const courtesies: readonly ChatTopic[] = [
  {
    topic: 'thanks',
    cues: ['grazie|ringrazio|gentilissimo|gentilissima|gentilissimi|perfetto|ottimo'],
    answer: 'Prego. Se ti viene in mente altro, sono qui.',
    isCourtesy: true,
  },
  {
    topic: 'goodbye',
    cues: [
      'arrivederci|addio|arrivederla',
      'a presto|dopo|domani',
      'buona giornata|serata|notte',
      'ci sentiamo',
    ],
    answer: 'A presto. Quello che ci siamo scritti resta qui finché non chiudi la scheda.',
    isCourtesy: true,
  },
  {
    topic: 'greeting',
    cues: ['ciao|salve|buongiorno|buonasera|buondi|hey|ehi', 'buon giorno|pomeriggio', 'buona sera'],
    answer: 'Ciao. Chiedimi di prezzi, tempi, revisioni o di come si comincia.',
    isCourtesy: true,
  },
]

export const chatTopics: readonly ChatTopic[] = [...offer, ...ways, ...courtesies]

/** Words about video production; with one of them a single hint is enough. */
export const chatTrade =
  'video|filmato|filmati|clip|spot|progetto|progetti|azienda|voi|vostri|vostro|montaggio|riprese|lavoro|lavori'

export const chatOpening =
  'Ciao, sono un assistente automatico. Posso dirti qualcosa su prezzi, tempi e revisioni: che cosa ti serve?'

export const chatFallback = 'Questa non la so. Se vuoi, ti risponde una persona su WhatsApp.'

/** Suggested questions, with the text that each sends. */
export const chatSuggestions = [
  { label: 'Prezzi', question: 'Quanto costa un video?' },
  { label: 'Tempi', question: 'In quanto tempo consegnate?' },
  { label: 'Revisioni', question: 'Quante revisioni sono comprese?' },
  { label: 'Come si comincia', question: 'Come si comincia?' },
  { label: 'Tipi di video', question: 'Che tipi di video fate?' },
  { label: 'Contatti', question: 'Come vi contatto?' },
] as const
