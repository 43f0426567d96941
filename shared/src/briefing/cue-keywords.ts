import { patternList } from '../language/patterns.ts'
import { phrasesOf } from '../language/phrases.ts'
import type { Extra, Slot } from './brief.ts'

/** Words that carry nothing of their own beside a length, a date, an extra or a kind. */
export const fillers = new Set(
  (
    'il lo la i gli le l un uno una di d del dello della dei degli delle da dal dalla per con e ed o a al alla ai anche ' +
    'poi circa piu meno massimo minimo almeno video clip filmato dura durata durare duri lungo lunga deve dovrebbe essere ' +
    'sia sara vorrei vogliamo voglio vorremmo serve servono servirebbe ci mi si ti vi che mettiamo metti aggiungi ' +
    'aggiungiamo aggiungere entro consegna consegnare pronto pronta scadenza ok bene va grazie si no non anzi scusa meglio facciamo fai ' +
    'fare avere senza niente nessun nessuna magari forse direi pure se possibile piacere favore per favore solo ' +
    'diciamo intorno tra fra in italiano inglese nostro nostra nostri professionale sarebbe utile bello necessario ' +
    'data quando prossimo prossima serio giorno dobbiamo abbiamo bisogno occorre tutto tutti ' +
    'esatto certo allora insomma quindi mezzo ora adesso momento pero eh dai'
  ).split(' '),
)

/** Beginnings that correct what was said before. */
export const correctionOpeners = [
  'no',
  'anzi',
  'scusa|scusami|scusate',
  'mi correggo',
  'ho sbagliato',
  'mi sono sbagliato|sbagliata',
  'volevo dire',
  'in realta',
  'ripensandoci',
  'ci ho ripensato',
  'cambio idea',
  'ho cambiato idea',
  'cambia|cambiamo',
  'correggi',
  'aspetta',
  'ho detto male',
  'aspettate|aspetti',
  'meglio',
  'scusi',
  'non e un|una|uno',
  'mi spiego',
  'cioe no',
  'errata corrige',
  'scherzavo',
  'scherzo',
  '(a) precisazione',
  'ma va',
  'mi sbagliavo',
  'sorry',
  'rettifico',
  'preciso che',
  'intendevo',
  'vabbe',
  'scordatevi',
  'lascia|lasciate stare',
].flatMap(phrasesOf)

/** In dictated speech a new clause begins with these. */
export const clauseOpeners = [
  'e (poi) vorr*|vogl*|ci|mi serv*|serve|servirebbe',
  'ci|mi serve per|entro|il|un|una|lo',
  'e|ed (poi|anche) il|lo|la|le|i|gli logo|riprese|sottotitoli|voce|drone|musica|foto|filmati|testi|testo|durata|tono|pubblico',
  'e (poi|anche) entro|durata|dura|deve|dovrebbe|senza|niente',
  'e niente',
  '(e) poi un altra cosa',
  'un altra cosa',
  'ehm',
  'pero il|la|lo|le|i|gli',
  'perche',
  'e le riprese|il drone',
  'che (poi) noi|io',
  'cioe',
  'si chiama',
] as const

/** Beginnings that answer nothing: what follows is said beside the question. */
export const asideOpeners = [
  'pero',
  'ah dimenticavo|il|la|le|i|no|e|vorrei|vorremmo|si',
  'comunque',
  'dimenticavo',
  'aggiungo',
  'p s',
  'ps',
  'a proposito',
  'ricordatevi',
  'attenzione',
  'e non',
  'e niente',
].flatMap(phrasesOf)

/** Behind a "no" without a comma these begin what is wanted instead. */
export const afterNoWords = new Set('meglio facciamo entro mezzo fine'.split(' '))

/** In the middle of a text, what comes after these replaces what came before. */
export const turningPoints = [
  'anzi',
  'no scusa',
  'no scusi',
  'no dai',
  'no aspetta',
  'no troppi|troppo',
  'no meglio',
  'ho detto male',
  'mi sbaglio',
  'cioe no',
  'mi correggo',
  'volevo dire',
  'no cosa dico',
  'no che dico',
  'ma che dico',
  'cioe che',
].flatMap(phrasesOf)

/** How a client names what the assistant asks about. */
export const slotNames: Readonly<Record<Slot, readonly string[]>> = {
  kind: ['tipo', 'tipologia', 'formato'],
  audience: ['pubblico', 'target', 'spettatori'],
  message: ['messaggio', 'obiettivo', 'scopo'],
  tone: ['tono', 'stile', 'atmosfera'],
  duration: ['durata', 'lunghezza'],
  materials: ['materiali', 'materiale'],
  extras: ['extra', 'extras', 'aggiunte'],
  deadline: ['scadenza', 'consegna', 'data', 'tempi'],
}

/** An answer that adds nothing. */
export const nothingMore = [
  'no',
  'no grazie',
  'niente',
  'niente altro',
  'nient|null altro',
  'nulla',
  'nessuno',
  'nessuna',
  'basta cosi',
  'va bene cosi',
  'a posto cosi',
  'siamo a posto',
  'solo questo',
  'per ora no',
  'direi di no',
  'non abbiamo niente|nulla|materiali|materiale',
  'non ho niente|nulla|materiali|materiale',
  'partiamo da zero',
  'non serve altro|niente|nulla',
  'nessun materiale|extra',
  'zero',
  '(no) basta',
  '(no) zero',
  '(no) no a posto',
  '(no) a posto (cosi)',
  '(no) proprio niente|nulla',
  'mancano|manca tutti|tutto',
  'no (per) adesso|ora',
  'solo il montaggio|video|base',
  'il montaggio e basta',
].flatMap(phrasesOf)

/** Beside "niente altro" these add nothing either: they are in every price. */
export const included = new Set('montaggio basta base altro cosi'.split(' '))

/** The client has nothing, and leaves the whole to us. */
export const allToUs = [
  'fare|fate|fai tutto voi|tu',
  'tutto voi',
  'pensate|pensateci a tutto (voi)',
  'pensateci voi',
].flatMap(phrasesOf)

export const everything = ['tutto', 'tutti', 'tutte', 'tutto quanto'].flatMap(phrasesOf)

/** Shorter names of the extras, understood where the assistant has just asked for them. */
export const looseExtras = {
  voiceover: [
    'voce',
    'voci',
    'voce fuori',
    'una voce',
    'narrante',
    'voce in inglese|tedesco|francese|spagnolo|italiano',
  ],
  music: ['musica', 'musiche', 'musica fatta apposta', 'musica scritta apposta', 'musica apposta'],
  subtitles: ['titoli'],
  'logo-animation': ['logo'],
  scriptwriting: ['testi', 'script', 'copione', 'scrittura'],
  shooting: [
    'girare da|qui|qua|in noi',
    'venite|venire a girare|filmare|riprendere',
    'venite da noi',
    'venire da noi',
    'girare in azienda',
  ],
  drone: ['volo', 'aeree'],
  'supplied-footage': [],
  'ready-script': [],
} as const satisfies Record<Extra, readonly string[]>

/** What may follow music that is not written for the video. */
export const stockMusic = [
  'musica|musiche .. libreria|repertorio|stock|sottofondo',
  'musica|musiche (quella) normale',
  'musica senza diritti',
]

/** Before an extra these say that it is asked for, wherever it is said. */
export const wishes = new Set(
  'vorrebbe vorrebbero volevamo volevo desidero desideriamo desidererei richiediamo richiedono richiede gradiremmo dovete dovreste vorrei vorremmo vogliamo voglio serve servono servirebbe servirebbero aggiungi aggiungiamo aggiungete mettiamo metti mettete anche includi includete prevediamo bisogno occorre occorrono'.split(
    ' ',
  ),
)

/** Before an extra's short name these ask for it, wherever it is said. */
export const additions = new Set('aggiungi aggiungiamo aggiungete aggiungere'.split(' '))

/** Before an extra these take it away again. */
export const removals = new Set(
  'togli togliamo togliete togliere tolga tolgo levi leva elimini toglierei leva leviamo levare elimina eliminiamo rimuovi rinunciamo tolgo via annulla annullate cancella cancellate'.split(
    ' ',
  ),
)

/** Before a keyword these say that it is the client's own trade. */
export const trades = new Set(
  'siamo facciamo laviamo lavoriamo installiamo stampiamo costruiamo ripariamo produciamo vendiamo vendo noleggiamo realizziamo occupiamo offriamo forniamo organizziamo gestiamo sviluppiamo affittiamo'.split(
    ' ',
  ),
)

/** Beside a length these say that it is the video's. */
export const durationCues = new Set(
  'dura duri durata durare lungo lunga lunghezza video clip reel spot filmato'.split(' '),
)
/** These count things that no video lasts, and an article is no number beside another word. */
export const otherUnits = new Set(
  'ora ore giorno giorni settimana settimane mese mesi anno anni euro'.split(' '),
)
export const manyArticles = new Set('un una'.split(' '))
/** In a clause with one of these a length is how long something takes. */
export const doings = new Set('fai fare tutto tutti si'.split(' '))
export const shortWords = new Set('poco breve brevissimo corto cortissimo corta brevi'.split(' '))

export const greetings = new Set('ciao salve buongiorno buonasera hey ehi'.split(' '))
export const thanks = new Set('grazie perfetto ottimo bene ok okay va benissimo fantastico'.split(' '))

/** Where a public or a tone ends if the sentence goes on. */
export const cueStops = new Set(
  'come cosa quanto perche quando con entro ma tono stile dura durata deve vogliamo vorrei vorremmo senza consegna di da'.split(
    ' ',
  ),
)
/** Of these stops only before a length, a date or a kind. */
export const softStops = new Set('di da con'.split(' '))

export const materialVerbs = new Set(
  'abbiamo ho mando mandiamo forniamo fornisco inviamo invio disponiamo avemo abbiam passiamo'.split(' '),
)
export const materialNouns = patternList([
  'logo|loghi|marchio|stemma|icone|font|palette|colori|brandbook|kit|template',
  'foto|fotografi*|immagin*|scatti|still|render|diapositiv*|archivi*',
  'brochure|depliant|pieghevol*|volantin*|locandin*|manifest*|catalog*|opuscol*|manual*|guida|regolament*|libro|bilancio|relazion*|menu|listino',
  'presentazion*|slide|slides|pdf|powerpoint|figma|mockup|screenshot|schermat*|screen|interfacc*|psd|tavole|bozzett*',
  'filmat*|filmin*|girat*|riprese|clip|video|registrazion*|super8|spezzoni',
  'testo|testi|script|copione|discorso|recensioni|articol*|dati|grafici|grafiche',
  'brand|guideline|linee|vhs|dvd|scheda|schede|mappa|mappe|planimetri*|rendering|file|appunti|slogan|biglietto|audio',
  'materiale|materiali|disegn*|etichett*|sito|pagina|campion*|sigla',
])
