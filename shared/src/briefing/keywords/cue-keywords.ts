import { patternList } from '../../language/patterns.ts'
import { wordSet } from '../../language/phrases.ts'
import type { Extra, Slot } from '../brief/brief.ts'

/** Words that carry nothing of their own beside a length, a date, an extra or a kind. */
export const fillers = wordSet(
  'il lo la i gli le l un uno una di d del dello della dei degli delle da dal dalla per con e ed o a al alla ai anche ' +
    'poi circa piu meno massimo minimo almeno video clip filmato dura durata durare duri lungo lunga deve dovrebbe essere ' +
    'sia sara vorrei vogliamo voglio vorremmo serve servono servirebbe ci mi si ti vi che mettiamo metti metta aggiungi aggiunga ' +
    'aggiungiamo aggiungete aggiungere entro consegna consegnare pronto pronta scadenza ok bene va grazie si no non anzi scusa meglio facciamo fai ' +
    'fare avere senza niente nessun nessuna magari forse direi pure se possibile piacere favore per favore solo ' +
    'diciamo intorno tra fra in italiano inglese nostro nostra nostri professionale sarebbe utile bello necessario ' +
    'data quando prossimo prossima serio giorno dobbiamo abbiamo bisogno occorre tutto tutti ' +
    'pensavo pensavamo esatto certo sui loop allora raccomando spiace insomma quindi mezzo ora adesso momento pero eh dai',
)

/** In the middle of a text, what comes after these replaces what came before. */
const corrections = [
  'anzi',
  'no scusa|scusi|dai|aspetta|troppi|troppo|meglio|scherzo|scherzavo',
  'ho detto male',
  'ho sbagliato',
  'mi sbaglio|correggo|sbagliavo',
  'cioe no|che',
  'volevo dire',
  '(ma|no) cosa|che dico',
  'ci ho ripensato',
  '(ho) cambio|cambiato idea',
]
export const turningPoint = patternList(corrections)

/** Beginnings that correct what was said before. */
export const correctionOpener = patternList([
  ...corrections,
  'no|scusa|scusami|scusate|ripensandoci|cambia|cambiamo|correggi|aspetta|aspettate|aspetti|meglio',
  'scusi|scherzavo|scherzo|sorry|rettifico|intendevo|vabbe|scordatevi',
  'mi spiego',
  'in realta',
  'non e un|una|uno',
  'errata corrige',
  '(a) precisazione',
  'ma va',
  'lascia|lasciate stare',
])

/** What these lead to stays with them: "non so se ci serve il drone", "chi lo guarda". */
export const subordinating = wordSet(
  'se che chi non cui dove come quando quanto cosa perche vorrei vorremmo vogliamo voglio',
)

/** In dictated speech a new clause begins with these. */
export const opener = patternList([
  'e (poi) vorr*|vogl*|ci|mi serv*|serve|servirebbe',
  'ci|mi serve per|entro|il|un|una|lo',
  'e|ed (poi|anche) il|lo|la|le|i|gli logo|riprese|sottotitoli|voce|drone|musica|foto|filmati|testi|testo|durata|tono|stile|pubblico|target|messaggio|obiettivo|scopo',
  'e (poi|anche) entro|durata|dura|durare|deve|dovrebbe|senza|niente',
  'un altra cosa',
  'ehm|perche|cioe',
  'pero il|la|lo|le|i|gli',
  'che (poi) noi|io',
  'le|vi|ti chiedo|chiediamo|chiederei un|il|se|quanto',
  'si chiama',
])

/** Whoever begins with one of these wants a video, of whatever kind. */
export const namesVideo = /(?<!\p{L})(?:video|filmat[oi]|preventivo)(?!\p{L})/iu

/** Beginnings that answer nothing: what follows is said beside the question. */
export const asideOpener = patternList([
  'pero|comunque|dimenticavo|aggiungo|ps|ricordatevi|attenzione',
  'ah dimenticavo|il|la|le|i|no|e|vorrei|vorremmo|si',
  'e non|niente',
  'per correttezza|precisione|chiarezza|inciso',
  'tra|fra l altro',
  'tra|fra parentesi',
  'a proposito',
])

/** How a client names what the assistant asks about. */
export const slotNames: Readonly<Record<Slot, readonly string[]>> = {
  kind: ['tipo', 'tipologia', 'formato'],
  audience: ['pubblico', 'target', 'spettatori', 'guardano', 'guarderanno', 'vedranno'],
  message: ['messaggio', 'obiettivo', 'scopo'],
  tone: ['tono', 'stile', 'atmosfera'],
  duration: ['durata', 'lunghezza'],
  materials: ['materiali', 'materiale'],
  extras: ['extra', 'extras', 'aggiunte'],
  deadline: ['scadenza', 'consegna', 'data', 'tempi'],
}

/** Before the name of a field these speak of a part of it: "togli dal pubblico i bambini". */
export const outOf = wordSet('dal dai dalla dalle nel nei nella nelle')

/** An answer that adds nothing. */
export const nothingMore = patternList([
  'no|niente|nient|null|nulla|nessuno|nessuna|zero|basta',
  '(siamo) a posto',
  'va bene cosi',
  'nessun altro|ulteriore servizio|extra',
  'niente|nulla di tutto (questo)',
  'altro no',
  '(il) resto no',
  'solo questo',
  'niente|nulla|nessuno|nessuna di|tra quest*|quell*',
  'per ora|adesso',
  'partiamo da zero',
  'non abbiamo|ho|serve niente|nulla|materiali|materiale|altro',
  'nessun|zero materiale|extra',
  'mancano|manca tutti|tutto',
  'solo|proprio (il) montaggio|montare|montarlo|montarli|video|base|niente|nulla',
])

/** Beside "niente altro" these add nothing either: they are in every price. */
export const included = wordSet('montaggio basta base altro cosi')

/** The client has nothing, and leaves the whole to us. */
export const allToUs = patternList(['fare|fate|fai tutto voi|tu', 'tutto|pensateci voi'])

export const everything = patternList(['tutto|tutti|tutte (quanto)'])

/** Shorter names of the extras, understood where the assistant has just asked for them. */
export const looseExtras = {
  voiceover: ['(una) voce|voci|narrante', 'parlato', 'voce femminile|maschile', 'voce fuori campo'],
  music: ['musica|musiche'],
  subtitles: ['titoli', 'subs', 'i|con sub'],
  'logo-animation': ['logo'],
  scriptwriting: ['testi', 'script', 'copione', 'scrittura'],
  shooting: ['girare da|qui|qua|in noi', 'venite|venire da noi', 'venite voi'],
  drone: ['volo', 'aeree'],
} as const satisfies Partial<Record<Extra, readonly string[]>>

/** What may follow music that is not written for the video. */
export const stockMusic = patternList([
  'musichetta|musichina (di) (sotto|sottofondo)',
  'musica|musiche .. libreria|repertorio|stock|sottofondo',
  'musica|musiche (e|va|vanno) (bene) (anche|pure) (una|quella|quelle) normale|qualsiasi|qualunque|vostra|vostre',
  'musica|musiche (mettete|usate|prendete) la|una vostra',
  'musica|musiche .. quella|quelle che avete|mettete|usate|volete|preferite|scegliete|mettereste',
  'musica|musiche (ok) (va) (bene) (solo) (quella|quelle) (gia) normale|normali|compresa|comprese|inclusa|incluse|standard',
])

/** Before an extra these say that it is asked for, wherever it is said. */
export const wishes = wordSet(
  'vorrebbe vorrebbero volevamo volevo desidero desideriamo desidererei richiediamo richiedono richiede gradiremmo dovete dovreste vorrei vorremmo vogliamo voglio serve servono servirebbe servirebbero piacerebbe piacerebbero necessitiamo necessito chiediamo chiederemmo vuole metteteci mettici metta aggiungi aggiunga aggiungiamo aggiungete aggiungeteci mettiamo metti mettete anche includi includete prevediamo bisogno occorre occorrono',
)

/** Before an extra's short name these ask for it, wherever it is said. */
export const additions = wordSet('aggiungi aggiunga aggiungiamo aggiungete aggiungere')

/** Before an extra these take it away again. */
export const removals = wordSet(
  'togli togliamo togliete togliere tolga tolgo levi leva elimini toglierei leviamo levare levate elimina eliminiamo eliminate rimuovi rimuova rinunciamo via annulla annullate cancella cancelli cancellate',
)

/** Nearer to an extra than a word that takes away these keep it: "togli la musica e lascia la voce". */
export const keepings = wordSet(
  'lascia lasci lasciate lasciamo lasciando tieni tenga tenete teniamo tenendo mantieni mantenga mantenete manteniamo',
)

/** Before a keyword these say that it is the client's own trade. */
export const trades = wordSet(
  'siamo facciamo laviamo lavoriamo installiamo stampiamo costruiamo ripariamo produciamo vendiamo vendo noleggiamo realizziamo occupiamo offriamo forniamo organizziamo gestiamo sviluppiamo affittiamo',
)

/** Beside a length these say that it is the video's. */
export const durationCues = wordSet(
  'durasse dura duri durata durare lungo lunga lunghezza video clip reel spot filmato',
)
/** These count things that no video lasts, and an article is no number beside another word. */
export const otherUnits = wordSet('ora ore giorno giorni settimana settimane mese mesi anno anni euro')
export const manyArticles = wordSet('un una')
/** In a clause with one of these a length is how long something takes. */
export const doings = wordSet('fai fare tutto tutti si')
export const shortWords = wordSet('poco breve brevissimo corto cortissimo corta brevi')

export const greetings = wordSet('ciao salve buongiorno buonasera hey ehi')
export const thanks = wordSet('grazie perfetto ottimo bene ok okay va benissimo fantastico')

/** Where a public or a tone ends if the sentence goes on. */
export const cueStops = wordSet(
  'come com cosa quanto perche quando con entro ma tono stile dura durata deve vogliamo vorrei vorremmo senza consegna di de da',
)
/** Of these stops only before a length, a date or a kind. */
export const softStops = wordSet('di de da con')

export const materialVerbs = wordSet(
  'abbiamo ho mando mandiamo forniamo fornisco inviamo invio disponiamo avemo abbiam passiamo',
)
export const materialNouns = patternList([
  'logo|loghi|marchio|stemma|icone|font|palette|colori|brandbook|kit|template',
  'foto|fotografi*|immagine|immagini|scatti|still|render|diapositiv*|archivi*',
  'brochure|depliant|pieghevol*|volantin*|locandin*|manifest*|catalog*|opuscol*|manual*|guida|regolament*|libro|bilancio|relazion*|menu|listino',
  'presentazion*|slide|slides|pdf|powerpoint|figma|mockup|screenshot|schermat*|screen|interfacc*|psd|tavole|bozzett*',
  'filmat*|filmin*|girat*|riprese|clip|video|registrazion*|super8|spezzoni',
  'testo|testi|script|copione|discorso|recensioni|articol*|dati|grafici|grafiche',
  'brand|guideline|linee|vhs|dvd|scheda|schede|mappa|mappe|planimetri*|rendering|file|appunti|slogan|biglietto|audio',
  'materiale|materiali|disegn*|etichett*|sito|pagina|campion*|sigla',
])

export const minuteArticles = wordSet('il sul al del dal n nu na er')

export const rangeWords = wordSet('max massimo anche forse o')

export const changeOfMind = wordSet('anzi diciamo direi facciamo quindi meglio dai no vabbe mettiamo')

export const mayFollow = wordSet(
  'che va dai al massimo e ok basta secondi sec minuti minuto min s circa per grazie toh',
)

/** Behind these stands the length of another video: "l'altro era un minuto". */
export const otherVideos = wordSet('altro altra era precedente scorso scorsa vecchio')

/** Before a length that says no more these tell the video's, but behind a word for how long something takes. */
export const roughly = wordSet('circa sui massimo max')
export const workingTime = /^(?:in|per|dopo|di|da|ogni|tra|fra|durano?|bastano)$/

/** How long it may be at most: the client counts on it, "un minuto e mezzo, due al massimo". */
/** Together these are one video. */
export const parts = wordSet('capitoli parti sezioni blocchi')
export const ceilings = patternList(['(al) massimo|max', '(al) piu tardi', 'e il massimo'])
/** How long it may be at worst, and what it falls short of: "un minuto e mezzo se proprio", "un minuto scarso". */
export const unwished = patternList([
  'proprio (al) massimo|max',
  'se proprio',
  'scarso|scarsi|abbondante|abbondanti',
])
