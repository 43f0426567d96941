import { blackFridayOf, easterOf, mothersDayOf } from './calendar.ts'
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

export const FIRST = 'primo'
export const OF_MONTH = 'di'

/** The part of a month, as the day that it ends on; `0` is the month's last. */
export const monthParts = [
  ...phrasesOf('inizio|inizi (di)').map(words => ({ words, day: 5 })),
  ...phrasesOf('primi (di)').map(words => ({ words, day: 7 })),
  ...phrasesOf('prima settimana di').map(words => ({ words, day: 7 })),
  ...phrasesOf('prima di').map(words => ({ words, day: 1 })),
  ...phrasesOf('seconda settimana di').map(words => ({ words, day: 14 })),
  ...phrasesOf('terza settimana di').map(words => ({ words, day: 21 })),
  ...phrasesOf('ultima settimana di').map(words => ({ words, day: 0 })),
  ...phrasesOf('seconda meta (di)').map(words => ({ words, day: 0 })),
  ...phrasesOf('meta (di)').map(words => ({ words, day: 15 })),
  ...phrasesOf('fine (di)').map(words => ({ words, day: 0 })),
]

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

export const nextWeekWords = phrasesOf('settimana|sett prossima|prox').concat(
  phrasesOf('prossima|prox settimana|sett'),
)
export const thisWeekWords = phrasesOf('questa|fine settimana').concat(phrasesOf('fine della settimana'))
export const nextMonthWords = [...phrasesOf('mese prossimo'), ...phrasesOf('prossimo mese')]
export const thisMonthWords = [...phrasesOf('fine (del) mese'), ...phrasesOf('questo mese')]
export const thisYearWords = [
  ...phrasesOf('fine anno'),
  ...phrasesOf('fine dell anno'),
  ...phrasesOf('entro l anno'),
  ...phrasesOf('quest anno'),
]

/** Feasts on the same day of every year. */
export const fixedFeasts = [
  { words: ['natale'], month: 12, day: 25 },
  { words: ['vigilia'], month: 12, day: 24 },
  { words: ['capodanno'], month: 1, day: 1 },
  { words: ['epifania'], month: 1, day: 6 },
  { words: ['befana'], month: 1, day: 6 },
  { words: ['san', 'valentino'], month: 2, day: 14 },
  { words: ['festa', 'della', 'donna'], month: 3, day: 8 },
  { words: ['festa', 'del', 'papa'], month: 3, day: 19 },
  { words: ['ferragosto'], month: 8, day: 15 },
  { words: ['halloween'], month: 10, day: 31 },
  { words: ['primavera'], month: 3, day: 20 },
  { words: ['estate'], month: 6, day: 20 },
  { words: ['autunno'], month: 9, day: 22 },
  { words: ['inverno'], month: 12, day: 21 },
]

export const movingFeasts = [
  { words: ['pasqua'], dayIn: easterOf },
  { words: ['festa', 'della', 'mamma'], dayIn: mothersDayOf },
  { words: ['black', 'friday'], dayIn: blackFridayOf },
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
