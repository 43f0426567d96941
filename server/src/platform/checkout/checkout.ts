import type { DisputeOutcome, Instalment } from 'shared/payment/payment-types'
import type { ProviderPayment } from 'shared/reconciliation/compare'

/** Order to charge; the server computed the amount from the stored brief. */
export interface CheckoutOrder {
  paymentId: string
  title: string
  instalment: Instalment
  totalCents: number
  /** Left out, whoever pays writes it on the page. */
  email: string | undefined
  /** Our own addresses to which the page leads back, once paid and when it is left. */
  returnTo: { paid: string; left: string }
  /** Start of the payment; its page closes an hour later. */
  createdAt: Date
}

export interface CheckoutPage {
  /** The provider's name for it. */
  reference: string
  url: string
}

/** State of a page at the provider. */
export type CheckoutState =
  | { state: 'open'; url: string }
  | { state: 'paid'; providerPayment: string | undefined }
  | { state: 'waiting' | 'over' }

/**
 * Event of the provider, in our words. A page carries our name of the payment; money that goes back or is contested
 * carries only the provider's name of it (`providerPayment`). Either is missing where the event is about nothing of
 * ours.
 */
export type ProviderEvent =
  | {
      kind: 'settled'
      outcome: 'paid' | 'failed'
      paymentId: string | undefined
      /** Charged amount; only with `paid`. */
      totalCents?: number
      providerPayment?: string | undefined
    }
  | {
      kind: 'refunded'
      providerPayment: string | undefined
      /** Over all refunds of the charge. */
      refundedCents: number
      /** Of the charge that was not refunded. */
      remainingCents: number
      isWhole: boolean
    }
  | { kind: 'disputed'; providerPayment: string | undefined }
  | { kind: 'dispute-closed'; providerPayment: string | undefined; outcome: DisputeOutcome }
  | { kind: 'other' }

/** Refund of a payment; `reference` is the provider's page on which it was paid. */
export interface RefundOrder {
  refundId: string
  paymentId: string
  reference: string
  amountCents: number
}

/** The provider does not give a sum back, and will not however often it is asked. */
export class RefundRefusedError extends Error {
  override name = 'RefundRefusedError'
}

export interface SignedEvent {
  id: string
  type: string
}

/** A provider with a page of its own where people pay. What became of it arrives by webhook. */
export interface PaymentProvider {
  readonly provider: 'stripe'
  /** Opens the page of an order; the same order opens the same page. @throws Error when it cannot be reached. */
  open(order: CheckoutOrder): Promise<CheckoutPage>
  find(reference: string): Promise<CheckoutState>
  /** Closes an unpaid page; one that was paid or is over stays as it is. */
  close(reference: string): Promise<void>
  /** The page on which a payment was made, by the provider's name of the payment; undefined where it is none of ours. */
  referenceOf(providerPayment: string): Promise<string | undefined>
  /** All that was paid, given back or contested since a moment. @throws Error when it cannot be reached. */
  listHeld(since: Date): Promise<ProviderPayment[]>
  /**
   * One payment, by the provider's name of it or by the page on which it was made; undefined where there is none.
   * @throws Error when it cannot be reached.
   */
  findHeld(known: {
    providerPayment: string | null
    reference: string | null
  }): Promise<ProviderPayment | undefined>
  /**
   * Gives a sum back, once for each of our names of the refund however often it is asked. @returns the provider's name of
   * it, and all that went back of the payment by then.
   * @throws RefundRefusedError when the provider says no; any other error when it did not answer.
   */
  refund(refund: RefundOrder): Promise<{ reference: string; refundedCents: number }>
  /** Proves that an event was sent by the provider just now. @throws AppError `BAD_CREDENTIALS`, `INVALID_INPUT`. */
  prove(event: { signature: string | undefined; body: Uint8Array }, now: Date): Promise<SignedEvent>
  /** Parses a verified event. */
  read(body: string): ProviderEvent
}
