import { capitalized, dalGiorno, percentIt, pluralIt } from '../../formats/italian.ts'
import { once } from '../../formats/once.ts'
import { type DeadlineBucket, MAX_PROJECTS_COUNTED } from '../../timeline/deadlines.ts'
import type { OverviewPeriod } from '../../timeline/period.ts'

/** The managers' overview of projects, requests, rounds and payments. */
export const overviewTexts = {
  title: 'Panoramica',
  intro: 'Come va il lavoro: progetti, risposte, giri di modifiche, incassi.',
  load: 'Impossibile caricare la panoramica',
  period: 'Periodo',
  periods: {
    '3-months': '3 mesi',
    '6-months': '6 mesi',
    '12-months': '12 mesi',
  } satisfies Record<OverviewPeriod, string>,
  showPictures: 'Mostra i grafici',
  hidePictures: 'Nascondi i grafici',
  key: 'Legenda',
  headlines: {
    label: 'In breve',
    open: 'Progetti aperti',
    overdue: 'In ritardo',
    median: 'Tempo di risposta tipico',
    inTime: 'Risposte entro 24 ore',
    noShare: 'Ancora nessuna',
    paid: 'Incassato nel periodo',
  },
  projects: {
    title: 'Progetti aperti per scadenza',
    text: 'Come stanno adesso, qualunque sia il periodo scelto.',
    status: 'Stato',
    total: 'Totale',
    buckets: {
      overdue: 'In ritardo',
      'this-week': 'Prossimi 7 giorni',
      later: 'Più avanti',
      none: 'Senza scadenza',
    } satisfies Record<DeadlineBucket, string>,
    completed: (count: string) => `Completati finora: ${count}`,
    empty: 'Ancora nessun dato sui progetti',
    emptyText: 'Quando un cliente apre un progetto, qui vedi a che punto è e quando scade.',
  },
  requests: {
    title: 'Richieste e tempi di risposta',
    text: 'Per settimana di arrivo, da lunedì a domenica. La promessa è di rispondere entro 24 ore.',
    week: 'Settimana',
    weekFrom: (day: string) => capitalized(dalGiorno(day)),
    received: 'Ricevute',
    inTime: 'Entro 24 ore',
    late: 'Oltre 24 ore',
    other: 'Altre',
    otherText: 'Altre: ancora in tempo, oppure chiuse senza risposta.',
    median: 'Tempo tipico',
    medianTitle: 'Tempo di risposta tipico, in ore',
    medianText: 'Metà delle risposte è arrivata prima, metà dopo. La linea segna le 24 ore promesse.',
    promised: '24 ore',
    total: 'Nel periodo',
    share: (count: number, percent: number | null) =>
      percent === null ? `${count}` : `${count} (${percentIt(percent)})`,
    empty: 'Ancora nessun dato sulle richieste',
    emptyText: 'Audit, script, candidature e messaggi dal sito si contano qui appena arrivano.',
    toLeads: 'Vai alle richieste',
  },
  rounds: {
    title: 'Giri di modifiche usati',
    text: 'Dei progetti con un video pubblicato nel periodo.',
    rounds: 'Giri usati',
    projects: 'Progetti',
    names: ['Nessuno', '1 giro', '2 giri o più'],
    empty: 'Ancora nessun dato sui giri di modifiche',
    emptyText: 'Quando pubblichi un video e il cliente lo guarda, qui vedi quanti giri servono.',
  },
  payments: {
    title: 'Pagamenti per mese',
    text: 'Nel mese in cui il denaro è entrato o è stato restituito, IVA inclusa.',
    month: 'Mese',
    paid: 'Incassato',
    refunded: 'Rimborsato',
    count: 'Pagamenti',
    total: 'Nel periodo',
    empty: 'Ancora nessun dato sui pagamenti',
    emptyText: 'Il primo pagamento di un preventivo confermato compare qui.',
  },
} as const

const MINUTE = 60
const HOUR = 60 * MINUTE
const EXACT_HOURS = 10
const DAYS_FROM = 48 * HOUR

/** Returns the time that an answer took, as exactly as it matters; a text of its own if null. */
export function answerTimeIt(seconds: number | null): string {
  if (seconds === null) return 'Nessuna risposta'
  if (seconds < MINUTE) return 'meno di un minuto'
  if (seconds < HOUR) return pluralIt(Math.floor(seconds / MINUTE), 'minuto', 'minuti')
  if (seconds >= DAYS_FROM) return pluralIt(Math.floor(seconds / (24 * HOUR)), 'giorno', 'giorni')
  const hours = Math.floor(seconds / HOUR)
  const minutes = Math.floor((seconds % HOUR) / MINUTE)
  const told = pluralIt(hours, 'ora', 'ore')
  return hours >= EXACT_HOURS || minutes === 0 ? told : `${told} e ${pluralIt(minutes, 'minuto', 'minuti')}`
}

const number = once(() => new Intl.NumberFormat('it-IT', { useGrouping: 'always' }))

/** A count of projects; where counting stopped, it says that there are more. */
export const countIt = (count: number): string =>
  count >= MAX_PROJECTS_COUNTED ? `${number().format(MAX_PROJECTS_COUNTED)}+` : number().format(count)
