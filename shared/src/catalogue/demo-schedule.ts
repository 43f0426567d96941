import type { PhaseKind } from '../schedule/phase.ts'
import { EDITOR, MOTION, PM } from './demo-content.ts'

/** The plan of a demo project. Days count from today: negative ones are past. */
export interface DemoSchedule {
  readonly phases: readonly DemoPhase[]
  readonly shoots: readonly DemoShoot[]
}

interface DemoPhase {
  readonly kind: PhaseKind
  readonly firstDay: number
  readonly lastDay: number
  /** The member of the project's team who does it, by e-mail. */
  readonly member: string | null
}

interface DemoShoot {
  readonly onDay: number
  readonly address: string
  readonly contact: string | null
  readonly callTime: string | null
}

const phase = (kind: PhaseKind, firstDay: number, lastDay: number, member: string | null): DemoPhase => ({
  kind,
  firstDay,
  lastDay,
  member,
})

/** By the title of the project; open projects that are not here are still to be planned. */
export const demoSchedules: Readonly<Record<string, DemoSchedule>> = {
  'La pasta come la faceva nonna Ada': {
    phases: [
      phase('preproduction', -6, -5, null),
      phase('shooting', -4, -3, EDITOR),
      phase('editing', -3, 1, EDITOR),
      phase('review', 2, 5, EDITOR),
    ],
    shoots: [
      {
        onDay: -3,
        address: 'Pastificio Bellini, Strada Esempio 12, Parma',
        contact: 'Marta Bellini, +39 0521 000 000',
        callTime: '08:30',
      },
    ],
  },
  'Reel per la fiera di Parma': {
    phases: [phase('editing', -36, -27, MOTION), phase('review', -26, -20, MOTION)],
    shoots: [],
  },
  'Il centro di lavoro GX-5': {
    phases: [
      phase('preproduction', -17, -13, PM),
      phase('shooting', -12, -11, PM),
      phase('editing', -10, -2, MOTION),
      phase('review', -1, 1, MOTION),
    ],
    shoots: [],
  },
  'Primavera al lago': {
    phases: [
      phase('preproduction', -10, -8, EDITOR),
      phase('shooting', 1, 2, EDITOR),
      phase('editing', 3, 9, EDITOR),
      phase('review', 10, 13, null),
    ],
    shoots: [
      { onDay: 1, address: 'Imbarcadero di Bellagio (CO)', contact: null, callTime: '06:45' },
      { onDay: 2, address: 'Villa sul lago, Tremezzina (CO)', contact: null, callTime: null },
    ],
  },
  'Chi usa il nostro gestionale': {
    phases: [phase('editing', -2, 2, EDITOR), phase('review', 3, 4, EDITOR)],
    shoots: [],
  },
}
