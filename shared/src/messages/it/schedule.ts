import { isCalendarDate } from '../../fields/calendar-date.ts'
import { dateIt, weekdayIt } from '../../formats/date-it.ts'
import { alGiorno, capitalized, ilGiorno, othersIt, pluralIt } from '../../formats/italian.ts'
import type { PhaseKind } from '../../schedule/phase.ts'
import type { PhaseWarning } from '../../schedule/phase-warnings.ts'
import { holidayOf } from '../../timeline/holidays.ts'

export const phaseNames: Record<PhaseKind, string> = {
  preproduction: 'Preproduzione',
  shooting: 'Riprese',
  editing: 'Montaggio',
  review: 'Revisione',
}

const phaseWithArticle: Record<PhaseKind, string> = {
  preproduction: 'la preproduzione',
  shooting: 'le riprese',
  editing: 'il montaggio',
  review: 'la revisione',
}

/** Returns a doubt about a plan as a sentence. */
export function phaseWarningText(warning: PhaseWarning): string {
  switch (warning.code) {
    case 'IN_THE_PAST':
      return `Attenzione: comincia ${ilGiorno(dateIt(warning.startsOn))}, che è già passato.`
    case 'AFTER_DEADLINE':
      return `Attenzione: finisce dopo la scadenza del progetto, ${ilGiorno(dateIt(warning.deadline))}.`
    case 'OUT_OF_ORDER':
      return `Attenzione: l’ordine è insolito, prima ${phaseWithArticle[warning.early]} e poi ${phaseWithArticle[warning.late]}.`
  }
}

/** Phases and their schedule, as the team reads them. */
export const scheduleTexts = {
  groupLabel: 'Raggruppa',
  groups: { phase: 'Per fase', person: 'Per persona', deadline: 'Scadenze' },
  load: 'Impossibile caricare la pianificazione',
  shoots: 'Giorni di ripresa',
  nobody: 'Senza persona',
  empty: 'Nessuna fase in questo periodo',
  emptyManager: 'Pianifica un progetto: le sue fasi compaiono qui come barre da spostare.',
  emptyMember: 'Qui compaiono le fasi dei progetti che ti sono assegnati.',
  truncated: 'Le fasi sono troppe per mostrarle tutte: scegli un periodo più breve o una persona.',
  hint: 'Con le frecce sposti la fase di un giorno, con Maiusc e le frecce la sua fine. Invio chiede conferma, Esc annulla.',
  phaseOf: (phase: string, title: string) => `${phase} · ${title}`,
  /** Name of a bar. */
  bar: (phase: string, title: string, days: string, member: string) =>
    `${phase} · ${title}, ${days}, ${member}`,
  /** Announced while a bar is moved by keyboard. */
  moving: (days: string) => `${capitalized(days)}. Invio per confermare, Esc per annullare.`,
  askPlan: (kind: PhaseKind, title: string, days: string) =>
    `Pianificare ${phaseWithArticle[kind]} di «${title}»: ${days}?`,
  askMove: (kind: PhaseKind, title: string, days: string) =>
    `Spostare ${phaseWithArticle[kind]} di «${title}» ${alGiorno(days)}?`,
  askResize: (kind: PhaseKind, title: string, days: string) =>
    `Cambiare i giorni per ${phaseWithArticle[kind]} di «${title}»: ${days}?`,
  before: (days: string) => `Finora: ${days}.`,
  move: 'Sposta',
  change: 'Cambia',
  saved: 'Pianificazione aggiornata',
  undo: 'Annulla',
  undone: 'Modifica annullata',
  failed: 'Impossibile cambiare la pianificazione',
  deadline: (title: string, state: string) => `Scadenza di «${title}», ${state}`,
  shoot: (title: string, place: string) => `Si gira: «${title}», ${place}`,
  more: (count: number) => capitalized(othersIt(count, 'masculine')),
  begunBefore: 'Iniziate prima',
  freeDay: 'Niente in programma',
  running: 'in corso',
  until: (day: string) => `fino ${alGiorno(day)}`,
  unplanned: {
    title: 'Da pianificare',
    text: 'Progetti aperti senza fasi.',
    load: 'Impossibile caricare i progetti da pianificare',
    none: 'Ogni progetto aperto ha le sue fasi.',
    due: (day: string) => `Consegna ${ilGiorno(day)}`,
  },
  card: {
    title: 'Pianificazione',
    empty: 'Nessuna fase pianificata.',
  },
  plan: 'Pianifica',
  planOf: (title: string) => `Pianifica «${title}»`,
  form: {
    from: 'Dal',
    to: 'Al',
    member: 'Chi',
    nobody: 'Nessuno',
    now: (days: string, member: string) => ['Ora', days, ...(member ? [member] : [])].join(' · '),
    notPlanned: 'Non pianificata',
    save: 'Salva',
    saveOf: (phase: string) => `Salva ${phase.toLowerCase()}`,
    remove: 'Togli',
    removeOf: (phase: string) => `Togli ${phase.toLowerCase()} dal piano`,
    planned: (phase: string) => `${phase}: pianificazione salvata`,
    removed: (phase: string) => `${phase}: fase tolta dal piano`,
  },
  /** Detail of a phase in the audit log. */
  planned: (phase: string, days: string) => `${phase}, ${days}`,
  removed: (phase: string) => `${phase}, fase tolta dal piano`,
} as const

const dayText = (day: string) => `${weekdayIt(day)} ${day.slice(0, 4)}`

/** Facts of a shooting day; `day` is `YYYY-MM-DD`, `callTime` is `HH:MM` in Rome. */
export interface Shoot {
  day: string
  callTime: string | null
  address: string
  contact: string | null
}

/** Shooting days, as client and team read them. */
export const shootTexts = {
  title: 'Giornate di ripresa',
  load: 'Impossibile caricare le giornate di ripresa',
  empty: 'Nessuna giornata fissata. Il cliente le vede nello stato del progetto, appena ci sono.',
  add: 'Aggiungi giornata',
  change: 'Modifica',
  changeOf: (day: string) => `Modifica la giornata di ${day}`,
  removeOf: (day: string) => `Annulla la giornata di ${day}`,
  form: {
    day: 'Giorno',
    address: 'Dove si gira',
    addressHint: 'Indirizzo completo, o un luogo che il cliente riconosce.',
    contact: 'Referente sul posto',
    contactHint: 'Nome e numero di telefono.',
    callTime: 'Ora di convocazione',
    told: 'Il cliente viene avvisato, e la giornata compare nel suo calendario.',
    submit: 'Salva',
  },
  saved: 'Giornata salvata: il cliente è stato avvisato',
  failed: 'Impossibile salvare la giornata',
  removeTitle: 'Annullare la giornata di ripresa?',
  removeText: (day: string) => `Il cliente viene avvisato: ${day} non si gira più.`,
  removeConfirm: 'Annulla giornata',
  removed: 'Giornata annullata',
  removeFailed: 'Impossibile annullare la giornata',
  past: 'Passata',
  calendar: {
    title: 'Segui le riprese nel tuo calendario',
    none: 'Crea un indirizzo segreto e aggiungilo al calendario che usi: le giornate di ripresa ci arrivano da sole.',
    text: 'Copia questo indirizzo nel calendario che usi. Chi lo conosce vede le tue giornate di ripresa.',
  },
  day: dayText,
  /** Names and values of what is known. */
  facts: ({ day, callTime, address, contact }: Shoot): (readonly [string, string])[] => [
    ['Quando', dayText(day)],
    ...(callTime ? [['Convocazione', `ore ${callTime}`] as const] : []),
    ['Dove', address],
    ...(contact ? [['Referente', contact] as const] : []),
  ],
} as const

/** Workload of a member, in the table of members and beside their name. */
export const workloadTexts = {
  columns: ['Membro', 'Ruolo', 'Email'],
  counts: ['Aperti', 'In ritardo', 'Entro 14 giorni', 'Fasi questa settimana'],
  sort: 'Ordine',
  sorts: { listed: 'Ultimi arrivati', load: 'Dal più carico' },
  open: (count: number) => pluralIt(count, 'progetto aperto', 'progetti aperti'),
  late: (count: number) => `${count} in ritardo`,
  due: (count: number) => pluralIt(count, 'scadenza in 14 giorni', 'scadenze in 14 giorni'),
  phases: (count: number) => pluralIt(count, 'fase questa settimana', 'fasi questa settimana'),
} as const

/** The notification of client and assigned members. */
export const shootNews = {
  added: {
    title: 'Giornata di ripresa fissata',
    message: (project: string, day: string) => `«${project}»: si gira ${day}.`,
  },
  moved: {
    title: 'Giornata di ripresa spostata',
    message: (project: string, day: string) => `«${project}»: ora si gira ${day}.`,
  },
  changed: {
    title: 'Giornata di ripresa aggiornata',
    message: (project: string, day: string) => `«${project}»: guarda i nuovi dettagli per ${day}.`,
  },
  removed: {
    title: 'Giornata di ripresa annullata',
    message: (project: string, day: string) => `«${project}»: ${day} non si gira più.`,
  },
} as const

/** The mail to the client. */
export const shootMails = {
  of: {
    added: {
      subject: (project: string, day: string) => `Si gira ${day}: ${project}`,
      paragraph: (project: string) => `abbiamo fissato una giornata di ripresa per «${project}».`,
    },
    moved: {
      subject: (project: string, day: string) => `Riprese spostate a ${day}: ${project}`,
      paragraph: (project: string) =>
        `abbiamo spostato una giornata di ripresa di «${project}». Ecco quando.`,
    },
    changed: {
      subject: (project: string, day: string) => `Nuovi dettagli per le riprese di ${day}: ${project}`,
      paragraph: (project: string) =>
        `sono cambiati i dettagli di una giornata di ripresa di «${project}». Ecco quelli aggiornati.`,
    },
    removed: {
      subject: (project: string, day: string) => `Riprese di ${day} annullate: ${project}`,
      paragraph: (project: string) => `questa giornata di ripresa di «${project}» è annullata.`,
    },
  },
  button: 'Segui il progetto',
} as const

/** Returns a note on a Saturday, Sunday or public holiday; empty for a working day, and for a text that is no day. */
export function dayOffNote(day: string): string {
  if (!isCalendarDate(day)) return ''
  if (holidayOf(day)) return 'È un giorno festivo.'
  const [weekday = ''] = weekdayIt(day).split(' ')
  return weekday === 'sabato' || weekday === 'domenica' ? `È ${weekday}.` : ''
}
