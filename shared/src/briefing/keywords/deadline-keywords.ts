import { patternList } from '../../language/patterns.ts'
import { wordSet } from '../../language/phrases.ts'

export const attributive = wordSet('di del della dell dei delle')

export const earlier = wordSet('prima entro fine meta inizio')

/** "La festa è il 2 maggio": the day of something else. */
export const eventVerbs = wordSet(
  'e apre apriamo apro esce sara inizia comincia parte aprira terra inauguriamo festeggiamo',
)

/** Before a day these say that something else takes place then, or the video's is another. */
export const held = patternList([
  'si fa|fara|tiene|terra|svolge|svolgera|festeggia|festeggera (il|l)',
  'cade|ricorre (il|l)',
  'non (e|era|sarebbe|a) (il|l)',
])
/** What a video is needed for: "entro il 5 giugno, per il decennale della clinica". */
export const occasions =
  'decennale|ventennale|trentennale|centenario|anniversario|compleanno|riapertura|apertura|inaugurazione|lancio|festa|fiera|sagra|matrimonio|convegno|congresso|gara|torneo|saggio|concerto|festival'
const events =
  'congresso|convegno|evento|conferenza|convention|torneo|gara|concerto|sagra|inaugurazione|saggio|festival|matrimonio|raduno|serata|spettacolo|fiera|festa'
/** "Il congresso è il 28 maggio" */
export const eventDays = patternList([`${events} .. e|sara|cade il|l|dal`])
export const ranges = patternList(['dal|dall .. al|all|alla'])
/** "La collezione estate" is no time. */
export const seasonal = wordSet('collezione linea saldi campagna menu edizione')
/** Beside "subito" these say that it is the video. */
export const hurried = wordSet(
  'serve servirebbe serva serviva vorrei vorremmo voglio vogliamo consegna consegnate consegnato pronto fretta',
)

export const filmingWords = wordSet(
  'venire riprese girare giriamo girate gira filmare filma filmiamo filmate shooting riprendere riprendete riprenderci',
)
/** Between a comma and a date these say that it is the one that was meant. */
export const firmly = wordSet('diciamo quindi cioe ossia ovvero direi entro')
/** These only lead to it. */
export const beforeDates = new Set([...firmly, ...wordSet('il l lo per')])
/** "Dieci giorni dalla festa" counts from another day than today. */
export const fromEvents = wordSet('dal dalla dall dallo')
/** Behind "prima" these name the event. */
export const ofEvents = wordSet('di d del dello della dell dei degli delle che')
/** Before a unit these are one of it, and some. */
export const oneArticles = wordSet('il la')
export const someWords = wordSet('qualche pochi poche alcuni alcune')
/** These name the day for the video itself. */
export const firmCues = wordSet(
  'entro consegna consegnare pronto pronta serve scadenza averlo lancio fiera massimo tardi',
)
export const seasons = wordSet('primavera estate autunno inverno')
/** "Fine giugno" is a day. */
export const monthParts = wordSet('fine meta inizio')
/** Beside a month these make its last day, or its first, the one that is meant. */
export const atMost = wordSet('entro prima massimo max fino')
/** These stand before a month or a season that is no day. */
export const roughLeads = wordSet(
  'per in a ad da dopo subito verso il la l durante tra fra entro circa almeno',
)
/** Parts of a month that was named before. */
export const partsAlone = patternList(['inizio|inizi|primi|meta|fine'])
