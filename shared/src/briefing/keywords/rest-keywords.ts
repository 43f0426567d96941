import { patternList } from '../../language/patterns.ts'
import { wordSet } from '../../language/phrases.ts'
import type { Slot } from '../brief/brief.ts'
import { occasions } from './deadline-keywords.ts'
import { unlistedLanguages } from './typed-keywords.ts'

/** Answers of one word that carry nothing anywhere else. */
export const ownAnswers: Readonly<Partial<Record<Slot, ReadonlySet<string>>>> = {
  tone: wordSet('serio professionale bello utile lungo breve'),
  audience: wordSet('tutti tutto'),
}

/** Beside what was understood these are no content of their own that has to be kept. */
export const quietWords = wordSet(
  'ovviamente comunque formato naturalmente chiaramente si se po piu ' +
    'siamo sono chiamo chiama chiamiamo chiamarsi lavoro noi io tu voi lui lei spostiamola spostiamo spostala sposta ' +
    'ciao salve buongiorno buonasera hey ehi perfetto ottimo okay benissimo fantastico cambio cambiato cambia cambiamo ' +
    'idea correggo correggi aspetta ripensandoci ripensato realta sbagliato sbagliata dire detto meglio preferisco ' +
    'preferiamo preferirei diventa invece tipo facciamolo togli togliamo togliete via leva leviamo azienda ditta impresa ' +
    'ma pero perche come cosi pure gia questo questa quello quella stesso molto tanto bel bella nuovo nuova ' +
    'credo penso pensavo pensiamo sembra tipo roba cosa cose uhm mah beh ehm boh ecco dunque piacerebbe farci farmi ' +
    'realizzare creare produrre ordinare avrei avremmo interesserebbe interessa ' +
    'puoi potete potreste potresti puo potrei tranne eccetto fuorche salvo parte basta altro lascia lasciamo perdere sottofondo libreria mille tante ' +
    'resto prima giro li ne sui sugli sulle sul sulla eh insieme ah mettere mandare mostrare vedere pubblicare proiettare usare caricare preparare far devo deve dovra bisogna mia mio miei mie loro dell all dall nell sull ho hanno ve me te ce scrivo ditemi dite dicevo scritto cerchiamo interessati realizzazione presentare gentili signori spettabile dubbio curiosita informazione sposta anticipa anticipiamo posticipa rimanda rimandiamo indicativamente orientativamente grossomodo posto nel nella nei prendo prendiamo',
)

/** Endings of the words for those who do, sell or study something: "manutentori", "autisti", "tirocinanti". */
const doers = String.raw`(?!(?:\p{L}*gliere|destinatari|eventi|quanti|tanti|davanti|impianti|istanti|territori|motori|laboratori|contatori|acquisti|pensieri|cantieri|quartieri|mestieri|desideri|interi|sentieri|orari|settori|itinerari|misti|visti|social)\b)\p{L}{2,}(?:tori|trici|ist[ie]|(?<!m)enti|anti|ieri|iere|ari|logi|grafi|nauti|[^aeiou]ini)\b`

const nations = 'italian[ie]|stranier[ie]|tedesch[ie]|francesi|inglesi|american[ie]'
/** Behind a public these say which: "coppie, inglesi e tedesche". */
export const ofNations = new RegExp(`^(?:${nations})(?!\\p{L})`, 'iu')

/** Who a video can be for, in the plural. */
export const publicNouns = String.raw`(?:(?:buyer|client[ie]|aziende|banche|imprese|ditte|negozi|famiglie|coppie|persone|gente|giovani|ragazz[ie]|bambini|bimbi|anziani|pensionati|adulti|over|donne|signore|uomini|mamme|papà|genitori|figli|nipoti|parenti|amici|fondazioni|associazioni|nonni|studentesse|alunni|diplomati|laureati|neo\p{L}+|operai|impiegati|colleghi|candidati|medici|condomini|residenti|soci|avvocati|sportivi|sposi|responsabili|privati|scuole|comuni|enti|personale|staff|clientela|${nations}|appassionati|architetti|ingegneri|geometri|tifosi)\b|${doers})`

const publicNoun = `(?:(?:i|gli|le) )?(?:(?:nostri|nostre|loro|nuovi|nuove|potenziali|futuri) )*${publicNouns}`
/** An answer that names a public first. */
export const publicStart = new RegExp(`^${publicNoun}`, 'iu')

/** With one of these a public is told something of, and not named. */
export const doesSomething = wordSet(
  'sono hanno devono dovranno vogliono possono sanno vedono vengono parlano raccontano appaiono compaiono saranno',
)

/** A clause that does nothing but name its public. */
export const publicClause = new RegExp(
  String.raw`^${publicNoun}(?:(?: \p{L}+){0,2}(?: (?:soprattutto|specialmente|principalmente))?| (?:dai|tra i|fra i) \d+ (?:ai|e i) \d+(?: anni)?)$`,
  'iu',
)

/** Behind a thing that the client has, its companion: "foto pure", "e anche il catalogo". */
export const companions = wordSet(
  'pure anche e il lo la i gli le un una dei delle degli qualche altre altri vecchio vecchia vecchi vecchie nuovi nuove ' +
    'alcuni alcune vari varie diversi diverse molti molte tanti tante pochi poche parecchi parecchie',
)
/** "Il logo ce l'abbiamo": the thing stands before its verb. */
export const objectPronouns = wordSet('l lo la li le')
/** With one of these a thing is spoken of, and not had. */
export const spokenOf = wordSet('deve dovrebbe devono fate fatelo non senza dura video')

/** Said about the brief itself, and not about the video. */
export const complaints = patternList([
  'c e|era scritto|segnato',
  'avete|hai|ha scritto|messo|segnato|capito',
  'ripeto|dicevo|ripetevo|rileggo (la|quella|proprio) (domanda|cosa)',
  'non ho|abbiamo chiesto',
  'me|mi|ce|ci|te|ve li|lo|la|le (hai|ha|avete) tolt*|avete|hai',
  'gia dentro|inclus*|compres*|nel|scritt*|segnat*|mess*',
  'e sbagliat*|sparit*|rimast*|finit*',
])

/** What agrees to an extra, and says nothing of it. */
export const agreed = patternList([
  'per forza',
  'senz|nient altro',
  'richiest*|previst*|necessit*|certo|certamente|assolutamente|sicuramente|obbligator*|indispensabil*|fondamental*|necessari*|important*',
  'mettil*|mettiamol*|mettetel*|aggiungil*|aggiungetel*|aggiungiamol*|confermo',
  'vanno|va aggiunt*|fatt*',
  'fate|farete|girate voi',
])

/** Before one thing these tell what shall not be seen: "niente persone". */
export const leavingOut = patternList(['niente|senza|nessun|nessuna|nessuno'])

/** Alone in a clause these say nothing. */
export const smallTalk = wordSet(
  'scherzo scusi scusate gentilissimi distinti saluti saluto cordiali giornata serata dimenticavo top uff rettifico toh nient spiego capito col coi quanto riguarda ovvio primo guarda guardi guardate oggetto preventivo',
)

/** Beside an extra these tell something, and are read for no other field. */
export const ownDetails = wordSet(
  'italiano inglese tedesco francese spagnolo femminile maschile mia nostra mie nostre arabo romeno rumeno russo cinese giapponese ' +
    'portoghese olandese polacco ucraino albanese sloveno croato turco greco svedese dialetto',
)

/** Before what is said these say nothing. */
export const hesitations = wordSet('si allora ehm ah eh oh boh scusi scusa scusate senta senti guardi guarda')

/** Whose sentence tells how it shall sound: "professionale deve essere la voce". */
export const soundNames = patternList(['voce|voci|speaker|narratore|musica|musiche'])

const several = '2|3|4|5|6|7|8|9|10|12|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici'
const figure =
  '1*|2*|3*|4*|5*|6*|7*|8*|9*|uno|due|tre|quattro|cinque|dieci|quindici|venti|trenta|quaranta|cinquanta|sessanta|novanta'
/** Where the video is shown, which is no part of who watches. */
export const shownOn =
  'lo mettiamo|metto|mettero|metteremo|pubblichiamo|carichiamo|proiettiamo (anche|pure|poi) su|sul|sulla|sui|in|nel|nella'
/** How many there shall be, how long at least and at most, another one, and what is not there: these are kept, however short they are. */
export const tellsMore = patternList([
  `${figure} (o|oppure|e|a|ai) (i) ${figure} secondi|minuti|sec|min`,
  `${figure} (e) (mezzo) (e) (il|al) massimo|max`,
  `secondi|minuti|minuto (al) massimo|max ${figure}`,
  'secondi|minuti|minuto l uno|una',
  'secondi|minuti|minuto (a|per) ciascuno|ciascuna|cadauno|testa|video|reel|spot|lezione|capitolo',
  '(meglio) (se) (anche) meno meglio|bene',
  'meglio|anche (se) meno|prima',
  `${several} reel|reels|lezioni|puntate|episodi|moduli|versioni|capitoli|spot|pillole`,
  `reel|reels|video|lezioni|puntate|episodi|moduli|versioni|spot|pillole (sono|saranno|devono) (essere) ${several}`,
  'uno|una|uno|versione (molto|poco|po) piu lung*|cort*|brev*',
  'da mandare|inviare|spedire|proiettare|mostrare|pubblicare via|per|su|sul|sui|sulla|in|nel|nella|alle|ai|al|alla',
  'non ho|abbiamo un|uno|una|soldi|budget|tempo|spazio',
  `per (il|la|l|lo|i|le|un|una) (mio|mia|nostro|nostra|suo|sua) ${occasions}`,
  'prima di|della|del natale|pasqua|capodanno|ferragosto|halloween|befana|epifania',
  `in|e|o|anche|pure ${unlistedLanguages}`,
  'niente|senza|togliete|togli (l) italiano',
  'italiano non serve|occorre|vogliamo|voglio|interessa',
  'musica|canzone|brano (ce) l|la abbiamo|ho',
  shownOn,
  'lo|la|li|le|l facciamo|faccio|scriviamo|scrivo|portiamo|porto|mettiamo|scegliamo|scelgo noi|io',
  `ne vorremmo|vorrei|vogliamo|voglio|servono|facciamo|faremmo ${several}`,
])

/** Behind the language of a version stands for whom it is. */
export const versionIn = patternList(['version* in ingles*|tedesc*|frances*|spagnol*'])

/** Behind these stands where, or when. */
export const leadsOn = patternList([
  'lo|la|li|le fate|girate|filmate voi a|in|nel|nella|nei|nelle|al|alla|da|dal|dalla|quando|dove',
  'prima|dopo del|dello|della|dell|dei|degli|delle',
])
