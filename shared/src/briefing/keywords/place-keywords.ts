import { patternList } from '../../language/patterns.ts'
import { wordSet } from '../../language/phrases.ts'

/** What is ordered where filming is said to be, and nobody said whose it is: it is offered. */
export const filmedThere = patternList(['gira|giriamo|girare|girate|girato|girata|filmare|filmate|filmiamo'])

/** Filming, and what is held where it is filmed. */
export const filming = patternList([
  'girerebbe|gireremmo|gireremo|girerei|riprese|ripresa|shooting|girare|girate|girarlo|girarla|girarle|girarli|girato|gira|giriamo|filmare|filmate|riprendere|riprenderci',
  'in|alla camera|telecamera',
  'si terra|svolgera|tiene|svolge|fara|gioca|suona|balla|corre',
  'c e|sara il|la|un|una concerto|festa|torneo|gara|congresso|convegno|spettacolo|inaugurazione|saggio|sagra|cerimonia',
  '(seguiamo|organizziamo|facciamo) il|la|un|una concerto|torneo|congresso|convegno|spettacolo (di) ..',
  'venite (voi|pure)',
])

/** Whoever says so behind a place has it filmed there. */
export const comeAndFilm = patternList([
  '(dovete) venite|venire (voi|pure) a girare|girarlo|girarla|girarle|filmare|riprendere',
])

/** The words that begin a place. */
export const leading = patternList([
  '(qui) da noi|me',
  'in|nel|nella|nello|nei|nelle|nell|presso|al|alla|all|alle|ai|agli|tra|fra|sul|sulla|sui|sugli|sulle|dentro|a|qui|qua',
])

/** "Le clip girate da noi" says by whom. */
export const byUs = patternList([
  'girato|girata|girati|girate|filmato|filmata|filmati|filmate|fatto|fatta|fatti|fatte|montato|montate da noi|me',
])

/** Behind "in" these are no place to film at, and behind a place these end it. */
export const noPlaces = wordSet(
  'cura social facebook instagram youtube tiktok internet materiali materiale luogo messaggio tono vendemmia fioritura raccolta mietitura stagione periodo costume costumi maschera divisa uniforme borghese posto loop shooting musica voce drone sottotitoli montaggio montato riepilogo recap preventivo lingua lingue sovrimpressione sottofondo sede loco italiano inglese tedesco francese spagnolo piu e hd 4k 3d camera faccia due tre che tutto tutta tutti tutte questo modo verticale orizzontale diretta bianco video mattinata mattina mattino weekend pomeriggio sera serata notte giornata giorno giorni settimana settimane mese mesi ora ore minuto minuti secondi alba tramonto lavoro opera home homepage png jpg jpeg svg pdf vettoriale formato capitano titolare direttore direttrice presidente sindaco sindaca medico dottore dottoressa',
)
export const indefinite = wordSet('un uno una')
/** "A casa", "a scuola" */
export const homes = wordSet('casa scuola teatro bordo bottega')
/** Between filming and a place these say that something else is spoken of. */
export const otherwise = wordSet('no perche sembrare sembri sembra come fosse')
/** "Li fate voi a piteglio": behind these a small letter is a place's, too. */
export const whoFilms = wordSet('voi noi venite gira giriamo girate girato girata girare')
/** "Le fate voi a colori" */
export const inManner = wordSet(
  'turno tempo pezzi piedi cavallo pranzo cena mezzogiorno lungo vuoto colori mano parte sorpresa distanza pagamento meta inizio fine rate',
)
/** "Il drone sul bosco" flies there. */
export const above = wordSet('su sul sulla sui sugli sulle')
/** A street goes on behind a comma: "nel cantiere di Rezzato, via Zanardelli". */
export const addresses = wordSet(
  'via viale piazza piazzale corso vicolo largo strada frazione localita loc contrada lungomare',
)
export const placeEnds = wordSet(
  'mentre poi occupa occupano dura durano durerebbero richiede richiedono ci siamo sono compare compaiono che ma con col coi co anche pure e per quando quindi o se si no certo ovvio ovviamente pensiamo pensavamo fatela fatele fatelo fateli',
)

/** "In alta stagione" is no place, "in alta montagna" is one. */
export const heights = wordSet('alta bassa piena')

/** "Si gira da me", but not "le riprese le faccio da me". */
export const atMine = wordSet('gira giriamo girare girate venite voi riprese riprendere filmare qui qua')

/** "Nel mio studio di lunedì", "in negozio di sera" */
export const beforeTimes = wordSet('di il al ogni')
export const timesOfDay = wordSet('mattina mattino sera notte giorno pomeriggio')
/** Where the place that stands is: "l'officina comunque è a Oristano città, via Cagliari". */
export const whereItIs =
  /(?:^|[.!,;]\s)\s*(?:(?:e|ed|ma|no|ah|poi)[\s,]+)?(?:(?:il|la|lo)\s|l['’])(?:(?:nostr|mi)[oa]\s)?(?<noun>\p{L}{3,})\s(?:(?:comunque|però|invece|poi)\s)?(?:è|sta|si trova)\s(?<said>(?:a|ad|in)\s(?:via\s|piazza\s)?\p{Lu}[^.;!?\n]*)/u
/** Where people work: there they are filmed. */
export const workplace = patternList([
  'in|nel|nella|nello|nell (nostro|nostra|mio|mia|suo|sua) officina|laboratorio|negozio|cucina|cantina|bottega|studio|ufficio|cantiere|capannone|stalla|vigna|azienda|magazzino|ristorante|albergo|hotel|palestra|ambulatorio|clinica|serra|cava|fabbrica|stabilimento|caseificio|frantoio|falegnameria|salone',
])
