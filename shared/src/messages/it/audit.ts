import type { ActArea } from '../../audit/act.ts'
import { alGiorno, dalGiorno } from '../../formats/italian.ts'

/** The managers' log of who did what. */
export const auditTexts = {
  title: 'Registro',
  intro: 'Chi ha fatto che cosa, e quando. Gli accessi restano dodici mesi.',
  load: 'Impossibile caricare il registro',
  empty: 'Il registro è vuoto',
  emptyText: 'Accessi, preventivi, pagamenti e modifiche compariranno qui da soli.',
  noMatch: 'Qui non c’è ancora nulla',
  clear: 'Mostra tutto',
  areaLabel: 'Argomento',
  allAreas: 'Tutti gli argomenti',
  areas: {
    access: 'Accessi',
    money: 'Pagamenti',
    projects: 'Progetti',
    requests: 'Richieste',
    team: 'Team',
  } satisfies Record<ActArea, string>,
  /** Did it when nobody is named. */
  program: 'Sistema',
  /** A name today, with the one at the time of the act where it was another. */
  actor: (name: string, then: string | null) => (then === null ? name : `${name} (allora ${then})`),
  only: (name: string) => `Mostra solo ${name}`,
  of: (name: string) => `Solo ${name}`,
  ofOne: 'Solo una persona',
  fromTo: (from: string, to: string) => `da ${from} a ${to}`,
  fromDayTo: (from: string, to: string) => `${dalGiorno(from)} ${alGiorno(to)}`,
  none: 'nessuna',
} as const
