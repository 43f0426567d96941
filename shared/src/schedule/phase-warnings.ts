import { type PhaseDays, type PhaseKind, phaseKinds } from './phase.ts'

/** A doubt about the days of a phase. It is asked about and never refused (docs/decisions/schedule.md). */
export type PhaseWarning =
  | { code: 'IN_THE_PAST'; startsOn: string }
  | { code: 'AFTER_DEADLINE'; deadline: string }
  /** `early` begins before `late`, which precedes it in the order of work. */
  | { code: 'OUT_OF_ORDER'; early: PhaseKind; late: PhaseKind }

interface Plan {
  kind: PhaseKind
  days: PhaseDays
  /** The days until now; undefined for a new phase. */
  before: PhaseDays | undefined
  /** The phases of the project; the one of `kind` is ignored. */
  phases: readonly (PhaseDays & { kind: PhaseKind })[]
  /** The last day of the project, `YYYY-MM-DD`; null if it has none. */
  deadline: string | null
  /** In Rome, `YYYY-MM-DD`. */
  today: string
}

/** Returns the doubts about a plan that its change brings; a day that stays as it was raises none. */
export function phaseWarningsOf({ kind, days, before, phases, deadline, today }: Plan): PhaseWarning[] {
  const { startsOn, endsOn } = days
  const isStartNew = startsOn !== before?.startsOn
  const warnings: PhaseWarning[] = []
  if (isStartNew && startsOn < today) warnings.push({ code: 'IN_THE_PAST', startsOn })
  if (endsOn !== before?.endsOn && deadline !== null && endsOn > deadline)
    warnings.push({ code: 'AFTER_DEADLINE', deadline })
  if (!isStartNew) return warnings
  const isBefore = (one: PhaseKind, other: PhaseKind) => phaseKinds.indexOf(one) < phaseKinds.indexOf(other)
  for (const other of phases) {
    if (isBefore(other.kind, kind) && startsOn < other.startsOn)
      warnings.push({ code: 'OUT_OF_ORDER', early: kind, late: other.kind })
    if (isBefore(kind, other.kind) && other.startsOn < startsOn)
      warnings.push({ code: 'OUT_OF_ORDER', early: other.kind, late: kind })
  }
  return warnings
}
