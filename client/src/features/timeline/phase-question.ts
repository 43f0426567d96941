import { daySpanIt } from 'shared/formats/date-it'
import { phaseWarningText, scheduleTexts } from 'shared/messages/it/schedule'
import { lengthOf, type PhaseDays, type PhaseKind } from 'shared/schedule/phase'
import { phaseWarningsOf } from 'shared/schedule/phase-warnings'
import type { Phase } from './schedule-rows.ts'

interface Plan {
  kind: PhaseKind
  project: { title: string; deadline: string | null }
  days: PhaseDays
  before: PhaseDays | undefined
  phases: readonly Phase[]
  today: string
}

function wordsOf(days: PhaseDays, before: PhaseDays | undefined) {
  if (!before) return { ask: scheduleTexts.askPlan, confirm: scheduleTexts.plan }
  return lengthOf(days) === lengthOf(before)
    ? { ask: scheduleTexts.askMove, confirm: scheduleTexts.move }
    : { ask: scheduleTexts.askResize, confirm: scheduleTexts.change }
}

/** Returns the texts of the question before a phase is saved; `isDoubtful` if it has a warning. */
export function phaseQuestion({ project, today, ...plan }: Plan) {
  const { kind, days, before } = plan
  const warnings = phaseWarningsOf({ ...plan, deadline: project.deadline, today })
  const { ask, confirm } = wordsOf(days, before)
  const spanOf = ({ startsOn, endsOn }: PhaseDays) => daySpanIt(startsOn, endsOn, today)
  return {
    title: ask(kind, project.title, spanOf(days)),
    text: [...(before ? [scheduleTexts.before(spanOf(before))] : []), ...warnings.map(phaseWarningText)].join(
      ' ',
    ),
    confirm,
    isDoubtful: warnings.length > 0,
  }
}
