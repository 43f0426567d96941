import { phaseNames, scheduleTexts } from 'shared/messages/it/schedule'
import { lengthOf, type PhaseDays, phaseKinds } from 'shared/schedule/phase'
import type { Outputs } from '../../lib/trpc.ts'

export type PlannedProject = { id: string; title: string; deadline: string | null }

export type Phase = Outputs['team']['phases']['list']['items'][number]

export const phaseKey = ({ projectId, kind }: Pick<Phase, 'projectId' | 'kind'>) => `${projectId} ${kind}`

export interface ScheduleSection {
  key: string
  title: string
  /** Bars of a row do not overlap. */
  rows: Phase[][]
}

const byStart = (one: Phase, other: Phase) =>
  one.startsOn.localeCompare(other.startsOn) || one.title.localeCompare(other.title, 'it')

/** Packs phases into as few rows as hold them without overlap, the earliest first. */
export function lanesOf(phases: readonly Phase[]): Phase[][] {
  const lanes: Phase[][] = []
  for (const phase of [...phases].sort(byStart)) {
    const free = lanes.find(lane => (lane.at(-1)?.endsOn ?? '') < phase.startsOn)
    if (free) free.push(phase)
    else lanes.push([phase])
  }
  return lanes
}

/** Returns a section for each kind of phase in their order, with a row for each project. */
export const sectionsByPhase = (phases: readonly Phase[]): ScheduleSection[] =>
  phaseKinds
    .map(kind => ({
      key: kind,
      title: phaseNames[kind],
      rows: phases
        .filter(phase => phase.kind === kind)
        .sort(byStart)
        .map(phase => [phase]),
    }))
    .filter(({ rows }) => rows.length > 0)

/** Groups phases by member name, in as few rows as fit; unassigned phases are last. */
export function sectionsByPerson(phases: readonly Phase[]): ScheduleSection[] {
  const byMember = Map.groupBy(phases, ({ member }) => member?.id ?? '')
  return [...byMember]
    .map(([key, ofMember]) => ({ key, title: ofMember[0]?.member?.fullName ?? '', rows: lanesOf(ofMember) }))
    .sort((one, other) => Number(!one.key) - Number(!other.key) || one.title.localeCompare(other.title, 'it'))
    .map(section => ({ ...section, title: section.title || scheduleTexts.nobody }))
}

/** First and last day of the list, and today, `YYYY-MM-DD`. */
export interface ShownDays {
  from: string
  to: string
  today: string
}

/** Sorts before every day. */
export const BEGUN_BEFORE = ''

/**
 * Returns the day under which the list has a phase: today while it runs, otherwise its first day, or `BEGUN_BEFORE` if
 * that day is not shown (docs/decisions/schedule.md).
 */
export function listedDayOf({ startsOn, endsOn }: PhaseDays, { from, to, today }: ShownDays): string {
  const isTodayShown = from <= today && today <= to
  if (isTodayShown && startsOn <= today && today <= endsOn) return today
  return startsOn < from ? BEGUN_BEFORE : startsOn
}

interface Place {
  /** Days from the first shown day to the bar, and how many of its days are shown. */
  offset: number
  length: number
  isCutAtStart: boolean
  isCutAtEnd: boolean
}

/** Returns the columns of a phase within the shown days; undefined if it is outside of them. */
export function placeOf({ startsOn, endsOn }: PhaseDays, shown: PhaseDays): Place | undefined {
  if (endsOn < shown.startsOn || startsOn > shown.endsOn) return undefined
  const [isCutAtStart, isCutAtEnd] = [startsOn < shown.startsOn, endsOn > shown.endsOn]
  const first = isCutAtStart ? shown.startsOn : startsOn
  const last = isCutAtEnd ? shown.endsOn : endsOn
  return {
    offset: lengthOf({ startsOn: shown.startsOn, endsOn: first }) - 1,
    length: lengthOf({ startsOn: first, endsOn: last }),
    isCutAtStart,
    isCutAtEnd,
  }
}
