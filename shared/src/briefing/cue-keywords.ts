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
].flatMap(phrasesOf)

/** Behind a "no" without a comma these begin what is wanted instead. */
export const afterNoWords = new Set('meglio facciamo entro mezzo fine'.split(' '))

/** In the middle of a text, what comes after these replaces what came before. */
export const turningPoints = [
  'anzi',
  'no scusa',
  'no scusi',
  'mi correggo',
  'volevo dire',
  'no meglio',
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
  'nient altro',
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

export const yesWords = new Set('si ok okay certo volentieri certamente va bene perche'.split(' '))

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
  voiceover: ['voce', 'voce fuori', 'una voce', 'narrante'],
  music: ['musica', 'musiche'],
  subtitles: ['sub', 'titoli'],
  'logo-animation': ['logo', 'animazione'],
  scriptwriting: ['testi', 'testo', 'script', 'copione', 'scrittura'],
  shooting: ['girare da noi', 'venite da noi', 'venire da noi', 'girare in azienda'],
  drone: ['volo', 'aeree'],
  'supplied-footage': [],
  'ready-script': [],
} as const satisfies Record<Extra, readonly string[]>

/** What may follow music that is not written for the video. */
export const stockMusic = [
  'musica|musiche (di) libreria|repertorio|stock|sottofondo',
  'musica senza diritti',
].flatMap(phrasesOf)

/** Things that the client says are there already. */
export const broughtExtras = {
  voiceover: [],
  music: [],
  subtitles: [],
  'logo-animation': [],
  scriptwriting: [],
  shooting: [],
  drone: [],
  'supplied-footage': [
    'abbiamo|ho (gia) (il|i|dei|le|delle|del|alcuni|alcune) girato|filmati|riprese',
    'girato gia fatto',
    'filmati|riprese|girato|video che abbiamo|ho (gia)',
    'filmati|riprese ce li|le|l abbiamo|ho (gia)',
    'girato ce l abbiamo|ho (gia)',
    'filmati|riprese li|le abbiamo|ho gia',
    'girato l abbiamo|ho (gia)',
    'vi mando|mandiamo|giriamo|inviamo (il|i|dei|le|delle|del) girato|filmati|riprese|video',
  ],
  'ready-script': [
    'abbiamo|ho (gia) (lo|il|uno|un) script|copione|testo',
    'script|copione|testo|sceneggiatura che abbiamo|ho gia',
    'script|copione|sceneggiatura ce l abbiamo|ho (gia)',
    'script|copione|testo c e (gia)',
    'script|copione|testo l abbiamo (gia)',
    'script|copione|testo e (gia) pronto|scritto',
    'testi sono (gia) pronti|scritti',
  ],
} as const satisfies Record<Extra, readonly string[]>

/** Before an extra these say that it is asked for, wherever it is said. */
export const wishes = new Set(
  'vorrei vorremmo vogliamo voglio serve servono servirebbe servirebbero aggiungi aggiungiamo aggiungete mettiamo metti mettete anche includi includete prevediamo bisogno occorre occorrono'.split(
    ' ',
  ),
)

/** Before an extra's short name these ask for it, wherever it is said. */
export const additions = new Set('aggiungi aggiungiamo aggiungete aggiungere'.split(' '))

/** Before an extra these take it away again. */
export const removals = new Set(
  'togli togliamo togliete togliere toglierei leva leviamo levare elimina eliminiamo rimuovi rinunciamo tolgo via annulla annullate cancella cancellate'.split(
    ' ',
  ),
)

/** Before a keyword these say that it is the client's own trade. */
export const trades = new Set(
  'siamo facciamo produciamo vendiamo noleggiamo realizziamo occupiamo offriamo forniamo organizziamo gestiamo sviluppiamo affittiamo'.split(
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
export const shortWords = new Set('breve brevissimo corto cortissimo corta brevi'.split(' '))

export const greetings = new Set('ciao salve buongiorno buonasera hey ehi'.split(' '))
export const thanks = new Set('grazie perfetto ottimo bene ok okay va benissimo fantastico'.split(' '))
export const restartWords = [
  'ricominciamo|ricomincia|ripartiamo da capo|zero',
  'ricominciamo|ricomincia tutto',
  'da capo',
  'azzera tutto',
].flatMap(phrasesOf)
/** At the end of a message this is enough: "ricominciamo dal tono" is no new beginning. */
export const restartWord = 'ricominciamo'

/** Words with which people begin, and which are no part of what they say. */
export const openers =
  /^(?:(?:ciao|salve|buongiorno|buonasera|s[iì]|ok|okay|va bene|certo|allora|ehm+|uhm+|mah|beh|be'|boh|ecco|dunque|diciamo|direi(?: che)?|penso(?: che sia| a)?|credo(?: che sia)?|secondo me|forse|no|anzi|scusa(?:mi|te)?|mi correggo|volevo dire|in realt[aà]|grazie|guarda|senti)(?=[\s,;:.!?]|$)[\s,;:.!?]*)+/i

/** Words with which people end, and which are no part of what they say. */
export const closers =
  /(?<![\s,;])(?:[\s,;]+(?:dai|eh|direi|diciamo|insomma|ecco|grazie|penso|credo))+[\s.!]*$/i

/** How clients name their public without being asked; what follows is it. */
export const audienceCues =
  /(?:^|\s)(?:(?:è |sarà |sia )?(?:rivolt[oaie]|destinat[oaie]|indirizzat[oaie])(?: soprattutto| principalmente)? (?=a(?:i|gli|lle|lla|l|d)?\s|all')|si rivolge (?=a(?:i|gli|lle|lla|l|d)?\s|all')|pensat[oaie] (?=per\s)|il (?:nostro |mio )?(?:pubblico|target)(?: (?:in realtà|invece|ora|adesso))?(?: (?:sono|è|sarà|saranno|sarebbero|di riferimento è|cambia))?:?|(?<=^)(?:pubblico|target)(?: (?:sono|è))?:?|lo (?:guarderanno|vedranno|guardano|vedono)|lo (?:guarderà|vedrà|guarda|vede)|(?=per (?:(?:i|gli|le|dei|degli|delle|nuovi|nuove|potenziali) )?(?:(?:nostri|nostre|nuovi|nuove|potenziali|futuri|futuri) )*(?:clienti|aziende|imprese|pmi|famiglie|giovani|turisti|studenti|dipendenti|investitori|professionisti|buyer|candidati|pazienti|genitori|ragazzi|donne|uomini|coppie|ospiti|viaggiatori|manager|artigiani|medici|rivenditori|distributori|fornitori|partner|utenti|consumatori|colleghi|acquirenti|architetti|commercialisti|avvocati|installatori|persone)(?:\s|$))|(?=(?:ai|agli|alle) (?:(?:nostri|nostre|nuovi|nuove|potenziali|futuri) )*(?:clienti|aziende|imprese|pmi|famiglie|giovani|turisti|studenti|dipendenti|investitori|professionisti|buyer|candidati|pazienti|genitori|rivenditori|distributori|fornitori|utenti|consumatori|colleghi|acquirenti|architetti|commercialisti|avvocati|installatori)(?:\s|$)))\s*(.+)$/iu

/** How clients name their message without being asked. */
export const messageCues =
  /(?:^|\s)(?:il messaggio(?: principale)?(?: (?:è|deve essere|sarebbe|cambialo|cambiamolo|cambia|diventa))?(?: in)?:?(?: che)?|l'obiettivo(?: (?:è|sarebbe))?:?|lo scopo (?:è|sarebbe)|(?=(?:deve|dovrebbe|vogliamo|vorremmo|vorrei|voglio|serve (?:a|per)|per) (?:far capire|far sapere|far vedere|far conoscere|far venire|farci conoscere|farmi conoscere|comunicare|spiegare|raccontare|trasmettere|dire|mostrare|convincere|presentare|lanciare|promuovere|trovare|attirare)\s))\s*(.+)$/iu

export const toneCues =
  /(?:^|\s)(?:(?:con |dal |il |un |lo |uno )?(?:tono|stile|taglio|registro|mood)(?: (?:in|deve essere|dev'essere|sia|è|sarà|più|piuttosto|diventa|(?:lo |più )?(?:vorrei|voglio|vorremmo|vogliamo|preferirei|preferiamo|preferisco|facciamo)))?:?|(?:un'|l')?atmosfera)\s+(.+)$/iu

/** A public is told with these before it; it is kept without them. */
export const towards: readonly (readonly [RegExp, string])[] = [
  [/^per\s+/i, ''],
  [/^ai\s+/i, 'i '],
  [/^agli\s+/i, 'gli '],
  [/^alle\s+/i, 'le '],
  [/^al\s+/i, 'il '],
  [/^alla\s+/i, 'la '],
  [/^all'/i, "l'"],
  [/^a\s+/i, ''],
]

/** Where a public or a tone ends if the sentence goes on. */
export const cueStops = new Set(
  'con entro ma tono stile dura durata che deve vogliamo vorrei vorremmo senza consegna di da'.split(' '),
)
/** Of these stops only before a length, a date or a kind. */
export const softStops = new Set('di da con'.split(' '))

/** A company's name: the words with capitals after these. */
export const companyCues =
  /(?:^|[\s,.;'\u2019])(?:[Ss]iamo|[Mm]i chiamo .{2,40} (?:di|della|dell')|[Ss]ono \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? (?:della|dell')|(?:azienda|ditta|impresa|società|agenzia|attività|studio|negozio|hotel|albergo|ristorante|palestra|cantina|officina|agriturismo) si chiama|[Cc]i chiamiamo|[Ll]avoro per|[Pp]er conto di|a nome di)\s+(?:(?:la|il|lo|i|gli|le)\s|l')?(\p{Lu}[\p{L}\p{N}&.'-]*(?:\s(?:[\p{Lu}\d&][\p{L}\p{N}&.'-]*|di|del|della|e)(?=[\s,.;]|$))*)/u

/** A firm's name ends with its form, although a new sentence may begin behind the full stop. */
export const legalForm = /(\b(?:Srls?|Spa|Snc|Sas))\.\s.*$/iu

export const materialVerbs = new Set('abbiamo ho mando mandiamo forniamo fornisco inviamo invio'.split(' '))
export const materialNouns = new Set(
  'logo foto fotografie immagini brochure palette colori font presentazione slide catalogo filmati girato riprese testi script copione materiale materiali render brandbook'.split(
    ' ',
  ),
)

/** Corrections that are no answer to the question just asked. */
export const strongCorrections =
  /^(?:no,? )?(?:anzi|scusa(?:mi|te)?|mi correggo|volevo dire|ho sbagliato|in realt[aà]|ripensandoci)(?=[\s,;:.]|$)/i
