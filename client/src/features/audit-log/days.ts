import { dayInRome } from 'shared/formats/date-it'
import type { ListedAct } from './act-words.ts'

export interface Day {
  day: string
  acts: ListedAct[]
}

/** The acts by Italian day, in the order in which they come. */
export function daysOf(acts: ListedAct[]): Day[] {
  const days: Day[] = []
  for (const act of acts) {
    const day = dayInRome(new Date(act.createdAt))
    const last = days.at(-1)
    if (last?.day === day) last.acts.push(act)
    else days.push({ day, acts: [act] })
  }
  return days
}
