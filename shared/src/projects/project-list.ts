/** Orders of the hub's list of projects (docs/decisions/hub-list.md). */
export const projectSorts = ['late', 'deadline', 'turn', 'updated', 'title'] as const

export type ProjectSort = (typeof projectSorts)[number]

/** Counts are exact up to this; a longer list is "oltre 1.000". */
export const MAX_COUNTED_PROJECTS = 1000

/** Maximum number of saved filters of a user. */
export const MAX_SAVED_FILTERS = 30

/** Reasons why a bulk action leaves a project out. */
export const bulkRefusals = ['NOT_FOUND', 'PROJECT_IN_PROGRESS', 'PROJECT_ARCHIVED'] as const

export type BulkRefusal = (typeof bulkRefusals)[number]

export const projectPayments = [
  'none',
  'to-pay',
  'processing',
  'deposit-paid',
  'due',
  'paid',
  'refunded',
] as const

/**
 * State of a project's payment: nothing confirmed, deposit to pay, money on its way, balance not due yet, balance or
 * extra due, all paid, given back.
 */
export type ProjectPayment = (typeof projectPayments)[number]

/** Facts that decide the payment state of a project. */
export interface PaymentFacts {
  readonly hasQuote: boolean
  /** The newest deposit that is on its way, paid or given back. */
  readonly deposit: 'processing' | 'paid' | 'refunded' | null
  /** True while the balance of the paid deposit is unpaid. */
  readonly owesBalance: boolean
  /** True once that balance is due, or an accepted extra is unpaid. */
  readonly isDue: boolean
  /** True while a balance or an extra is on its way. */
  readonly isProcessing: boolean
}

export function projectPaymentOf(facts: PaymentFacts): ProjectPayment {
  if (facts.deposit === 'refunded') return 'refunded'
  if (facts.deposit === null) return facts.hasQuote ? 'to-pay' : 'none'
  if (facts.deposit === 'processing' || facts.isProcessing) return 'processing'
  if (facts.isDue) return 'due'
  return facts.owesBalance ? 'deposit-paid' : 'paid'
}

/** Returns true if a payment of the order is due or awaited; false for null, an unknown state. */
export const isOwing = (payment: ProjectPayment | null): boolean =>
  payment === 'processing' || payment === 'deposit-paid' || payment === 'due'
