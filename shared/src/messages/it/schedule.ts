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
