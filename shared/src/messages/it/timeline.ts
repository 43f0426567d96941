import { capitalized, othersIt, pluralIt } from '../../formats/italian.ts'
import type { Holiday } from '../../timeline/holidays.ts'

/** The deadlines, beyond their fixed words in `team.ts`. */
export const timelineTexts = {
  week: (from: string, to: string) => `${from}–${to}`,
  look: 'Vista',
  period: 'Periodo',
  member: 'Assegnate a',
  more: (count: number) => capitalized(othersIt(count, 'feminine')),
  less: 'Mostra meno',
  nobody: 'Non assegnato',
  dayLabel: (day: string, count: number) =>
    count === 0 ? day : `${day}: ${pluralIt(count, 'scadenza', 'scadenze')}`,
  gridHint: 'Con le frecce passi da un giorno all’altro.',
  truncated: 'Le scadenze sono troppe per mostrarle tutte: scegli un periodo più breve o una persona.',
  emptyMember: 'Qui compaiono le scadenze dei progetti che ti sono assegnati.',
  emptyManager: 'La scadenza si imposta nella pagina del progetto.',
  days: ['Lunedì', 'Martedì', 'Mercoledì', 'Giovedì', 'Venerdì', 'Sabato', 'Domenica'],
  daysShort: ['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom'],
  calendar: {
    none: 'Crea un indirizzo segreto e aggiungilo al calendario che usi: le scadenze ci arrivano da sole.',
    create: 'Crea indirizzo',
    address: 'Indirizzo del calendario',
    renewTitle: 'Cambiare indirizzo?',
    renewText: 'Quello di adesso smette subito di funzionare, e va sostituito nei calendari che lo usano.',
    renewed: 'Indirizzo pronto da copiare',
    revokeTitle: 'Disattivare l’indirizzo?',
    revokeText: 'I calendari che lo usano non ricevono più le scadenze.',
    revoked: 'Indirizzo disattivato',
    failed: 'Impossibile aggiornare l’indirizzo del calendario',
    load: 'Impossibile caricare l’indirizzo del calendario',
    stale: 'L’indirizzo di prima non si può più mostrare. Creane uno nuovo.',
  },
} as const

export const holidayNames: Record<Holiday, string> = {
  'new-year': 'Capodanno',
  epiphany: 'Epifania',
  easter: 'Pasqua',
  'easter-monday': 'Lunedì dell’Angelo',
  liberation: 'Liberazione',
  labour: 'Festa del Lavoro',
  republic: 'Festa della Repubblica',
  assumption: 'Ferragosto',
  'saint-francis': 'San Francesco',
  'all-saints': 'Ognissanti',
  immaculate: 'Immacolata',
  christmas: 'Natale',
  'saint-stephen': 'Santo Stefano',
}

export const calendarFeedTexts = {
  name: (member: string) => `Scadenze video, ${member}`,
  clientName: (person: string) => `Riprese, ${person}`,
  shoot: (title: string) => `Riprese: ${title}`,
  contact: (contact: string) => `Referente: ${contact}`,
  due: (title: string) => `Consegna: ${title}`,
  delivered: (title: string) => `Consegnato: ${title}`,
  client: (name: string) => `Cliente: ${name}`,
  status: (status: string) => `Stato: ${status}`,
  people: (names: string) => `Assegnato a: ${names}`,
} as const
