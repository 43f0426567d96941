import { addDays } from 'shared/formats/calendar-days'
import { dateIt, dayInRome } from 'shared/formats/date-it'
import { chatTexts } from 'shared/messages/it/chat'
import type { Message } from './chat-cache.ts'

/** A message with what stands above it: a new day, or its author when another one spoke before. */
export type Row = { message: Message; day?: string; withAuthor: boolean }

const TOGETHER_MS = 5 * 60_000

const isSameBreath = (before: Message, { userName, memberId, createdAt }: Message) =>
  before.memberId === memberId &&
  before.userName === userName &&
  Date.parse(createdAt) - Date.parse(before.createdAt) < TOGETHER_MS

/** The messages as they stand in the log, the oldest first. */
export function rowsOf(messages: readonly Message[]): Row[] {
  return messages.map((message, index) => {
    const before = messages[index - 1]
    const day = dayInRome(new Date(message.createdAt))
    const sameDay = before !== undefined && dayInRome(new Date(before.createdAt)) === day
    if (!sameDay) return { message, day, withAuthor: true }
    return { message, withAuthor: !isSameBreath(before, message) }
  })
}

/** A day in words: today and yesterday by name, else its date. */
export function dayWords(day: string, now: Date): string {
  const today = dayInRome(now)
  if (day === today) return chatTexts.today
  return day === addDays(today, -1) ? chatTexts.yesterday : dateIt(day)
}
