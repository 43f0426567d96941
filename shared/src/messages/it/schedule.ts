import { weekdayIt } from '../../formats/date-it.ts'
import type { PhaseKind } from '../../schedule/phase.ts'

export const phaseNames: Record<PhaseKind, string> = {
  preproduction: 'Preproduzione',
  shooting: 'Riprese',
  editing: 'Montaggio',
  review: 'Revisione',
}

export const scheduleTexts = {
  planned: (phase: string, days: string) => `${phase}, ${days}`,
  removed: (phase: string) => `${phase} tolta dal piano`,
} as const

const dayText = (day: string) => `${weekdayIt(day)} ${day.slice(0, 4)}`

interface Shoot {
  day: string
  callTime: string | null
  address: string
  contact: string | null
}

/** Shooting days, as client and team read them. */
export const shootTexts = {
  title: 'Giornate di ripresa',
  day: dayText,
  /** Names and values of what is known. */
  facts: ({ day, callTime, address, contact }: Shoot): (readonly [string, string])[] => [
    ['Quando', dayText(day)],
    ...(callTime ? [['Convocazione', `ore ${callTime}`] as const] : []),
    ['Dove', address],
    ...(contact ? [['Referente', contact] as const] : []),
  ],
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
