import {
  addDays,
  blackFridayOf,
  easterOf,
  endOfMonth,
  mothersDayOf,
  nextFeast,
  nextWeekday,
  nextYearly,
} from './calendar.ts'
import { phrasesOf, wordSet } from './phrases.ts'

const numbered = (words: string) => new Map(words.split(' ').map((word, at) => [word, at + 1] as const))

export const months = new Map([
  ...numbered(
    'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  ),
  // As they are often mistyped.
  ...numbered('genaio febraio marso apprile magio guigno lulio agusto setembre otobre novenbre diciembre'),
])
export const weekdays = numbered('lunedi martedi mercoledi giovedi venerdi sabato domenica')

const phrased = (pattern: string, day: number) =>
  phrasesOf(pattern).map(words => [words.join(' '), day] as const)

export const FIRST = 'primo'
export const OF_MONTH = 'di'

/** The part of a month, as the day that it ends on; `0` is the month's last. */
export const monthParts = new Map([
  ...phrased('inizio|inizi (di)', 5),
  ...phrased('primi (di)', 7),
  ...phrased('prima settimana di', 7),
  ...phrased('prima di', 1),
  ...phrased('seconda settimana di', 14),
  ...phrased('terza settimana di', 21),
  ...phrased('ultima settimana di', 0),
  ...phrased('seconda meta (di)', 0),
  ...phrased('meta (di)', 15),
  ...phrased('fine (di)', 0),
])

/** What has to be counted from today. */
export const dayUnits = wordSet('giorno giorni gg')
export const weekUnits = wordSet('settimana settimane settimanina sett')
export const monthUnits = wordSet('mese mesi mesetto')
export const workingDay = wordSet('lavorativi lavorativo')
export const countMarkers = wordSet('fra tra entro in massimo giro qui')

/** Days that are named from today. */
export const fromToday = new Map([
  ['oggi', 0],
  ['stasera', 0],
  ['domani', 1],
  ['dopodomani', 2],
])

const FRIDAY = 5
const SUNDAY = 7
/** The Sunday of the week that a day is in. */
const sundayOf = (today: string) => nextWeekday(addDays(today, -1), SUNDAY)

const yearly = (month: number, day: number) => (today: string) => nextYearly(today, month, day)
const moving = (dayIn: (year: number) => string) => (today: string) => nextFeast(today, dayIn)

/** Feasts, and times that end on a day, as patterns with their day. */
export const namedDays: readonly (readonly [string, (today: string) => string | null])[] = [
  ['natale', yearly(12, 25)],
  ['vigilia', yearly(12, 24)],
  ['capodanno', yearly(1, 1)],
  ['epifania|befana', yearly(1, 6)],
  ['san valentino', yearly(2, 14)],
  ['festa della donna', yearly(3, 8)],
  ['festa del papa', yearly(3, 19)],
  ['ferragosto', yearly(8, 15)],
  ['halloween', yearly(10, 31)],
  ['primavera', yearly(3, 20)],
  ['estate', yearly(6, 20)],
  ['autunno', yearly(9, 22)],
  ['inverno', yearly(12, 21)],
  ['pasqua', moving(easterOf)],
  ['festa della mamma', moving(mothersDayOf)],
  ['black[ -]friday', moving(blackFridayOf)],
  [
    '(?:settimana|sett) (?:prossima|prox)|(?:prossima|prox) (?:settimana|sett)',
    today => nextWeekday(sundayOf(today), FRIDAY),
  ],
  ['(?:questa|fine(?: della)?) settimana', sundayOf],
  ['mese prossimo|prossimo mese', today => endOfMonth(today, 1)],
  ['fine(?: del)? mese|questo mese', today => endOfMonth(today)],
  ["fine (?:dell[' ])?anno|entro l[' ]anno|quest[' ]anno", today => `${today.slice(0, 4)}-12-31`],
]

/** What makes a day in a text the day by which the video is needed. */
export const deadlineCues = wordSet(
  'entro per x fra tra scadenza consegna consegnare pronto pronta deadline serve servirebbe prima fiera lancio',
)
/** Of several days that which stands behind the first of these is meant. */
export const deadlineStrengths = [
  { cues: new Set(['entro']), reach: 4 },
  {
    cues: wordSet('pronto pronta consegna consegnare consegnato scadenza deadline serve servirebbe'),
    reach: 8,
  },
  { cues: wordSet('per prima fra tra'), reach: 3 },
]
export const dayCues = wordSet('il entro per giorno del')
