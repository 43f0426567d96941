import { addDays } from '../formats/calendar-days.ts'

const DELIVERY_DAYS = 7

/** Facts that decide the delivery day. Days are ISO dates in Europe/Rome. */
export interface DeliveryFacts {
  /** The project's deadline: the client's wish, from the first payment on the promised day, or the manager's day. */
  readonly deadline: string | null
  readonly deadlineByTeam: boolean
  /** The day that the client asked for; null where none was. */
  readonly wishedDay: string | null
  /** True once there is a brief or a quote, also one that has expired. */
  readonly hasBriefOrQuote: boolean
  /** The day stored with the confirmed quote; null without one that binds. */
  readonly quoteDay: string | null
  /** True if the quote's first payment arrived. */
  readonly isPaid: boolean
  readonly isCompleted: boolean
  readonly today: string
}

/** Bases of a delivery day; `none` while brief, quote and deadline are missing, when no screen shows the day. */
export const deliveryBases = ['team', 'estimate', 'none'] as const

export interface Delivery {
  readonly day: string
  readonly basis: (typeof deliveryBases)[number]
  /** The estimate that replaces `day` if the first payment arrives today; null where that changes nothing. */
  readonly ifPaidToday: string | null
  readonly wishedDay: string | null
  readonly isWishSooner: boolean
  /** True if the day has passed and the project is not completed. */
  readonly isPast: boolean
}

/** Returns the estimated day of delivery for an order whose first payment arrives on a day. */
export const deliveryFrom = (day: string): string => addDays(day, DELIVERY_DAYS)

/**
 * Returns the one day of delivery that every screen, mail and document prints (docs/decisions/delivery-dates.md): the
 * team's deadline, else the day stored with the quote, else, once there is a brief, seven days from today.
 */
export function deliveryOf(facts: DeliveryFacts): Delivery {
  const { deadline, deadlineByTeam, wishedDay, quoteDay, isPaid, isCompleted, today } = facts
  const byTeam = deadlineByTeam ? deadline : null
  const fromToday = deliveryFrom(today)
  const day = byTeam ?? quoteDay ?? fromToday
  const estimate = facts.hasBriefOrQuote ? 'estimate' : 'none'
  const basis = byTeam ? 'team' : estimate
  return {
    day,
    basis,
    ifPaidToday: !byTeam && !isPaid && fromToday > day ? fromToday : null,
    wishedDay,
    isWishSooner: basis !== 'none' && wishedDay !== null && wishedDay < day,
    isPast: day < today && !isCompleted,
  }
}
