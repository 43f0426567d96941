import type { DisputeOutcome, Instalment } from 'shared/payment/payment-types'
import type { ProviderPayment } from 'shared/reconciliation/compare'

/** Order to charge; the server computed the amount from the stored brief. */
export interface CheckoutOrder {
  paymentId: string
  title: string
  instalment: Instalment
  totalCents: number
  /** Prefilled address of the payer; if undefined, the payer enters it on the page. */
  email: string | undefined
  /** Our URLs that the page returns to, after payment and after cancellation. */
  returnTo: { paid: string; left: string }
  /** Start of the payment; its page expires an hour later. */
  createdAt: Date
}

export interface CheckoutPage {
  /** Id at the provider. */
  reference: string
  url: string
}

export type CheckoutState =
  | { state: 'open'; url: string }
  | { state: 'paid'; providerPayment: string | undefined }
  | { state: 'waiting' | 'over' }

/**
 * Event of the provider, translated. Events of a page carry our `paymentId`. Refunds and disputes carry only
 * `providerPayment`, the provider's id. Either is undefined if the event does not concern a payment of ours.
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
      /** Sum of all refunds of the charge. */
      refundedCents: number
      /** Amount of the charge that was not refunded. */
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

/** Refund that the provider has made for one of our refund ids. */
export interface MadeRefund {
  refundId: string
  /** Id at the provider. */
  reference: string
  /** Total refunded of the payment so far. */
  refundedCents: number
}

/** The provider refuses a refund for good; a retry would not help. */
export class RefundRefusedError extends Error {
  override name = 'RefundRefusedError'
}

/** Provider with a hosted payment page. Results arrive by webhook. */
export interface PaymentProvider {
  readonly provider: 'stripe'
  /** Opens the page of an order; the same order gets the same page. @throws Error if the provider is unreachable. */
  open(order: CheckoutOrder): Promise<CheckoutPage>
  find(reference: string): Promise<CheckoutState>
  /** Closes an unpaid page; a paid or expired one is left as it is. */
  close(reference: string): Promise<void>
  /** Returns the reference of the page of a payment, by the provider's payment id; undefined if it is not ours. */
  referenceOf(providerPayment: string): Promise<string | undefined>
  /** Lists payments, refunds and disputes since a time. @throws Error if the provider is unreachable. */
  listHeld(since: Date): Promise<ProviderPayment[]>
  /**
   * Finds a payment by the provider's payment id or by its page; undefined if there is none.
   * @throws Error if the provider is unreachable.
   */
  findHeld(known: {
    providerPayment: string | null
    reference: string | null
  }): Promise<ProviderPayment | undefined>
  /**
   * Refunds an amount once per `refundId`, however late it is retried.
   * @throws RefundRefusedError if the provider refuses; any other error if it did not answer.
   */
  refund(refund: RefundOrder): Promise<MadeRefund>
  /**
   * Lists the refunds that were made for our refund ids, by the provider's payment id.
   * @throws Error if the provider is unreachable.
   */
  listMadeRefunds(providerPayment: string): Promise<MadeRefund[]>
  /** Verifies signature and age of an event. @throws AppError `BAD_CREDENTIALS`, `INVALID_INPUT`. */
  prove(
    event: { signature: string | undefined; body: Uint8Array },
    now: Date,
  ): Promise<{ id: string; type: string }>
  /** Parses a verified event. */
  read(body: string): ProviderEvent
}
