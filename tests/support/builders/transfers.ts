import { randomUUID } from 'node:crypto'
import type { RpcClient } from '../rpc-client.ts'

/** A server that is told this takes bank transfers. */
export const bankAccount = {
  BANK_IBAN: 'IT60 X054 2811 1010 0000 0123 456',
  BANK_HOLDER: 'Primopiano S.r.l.',
}

/** Notes money that has arrived for a payment, as a manager does. @returns the answer. */
export const bookTransfer = (
  manager: RpcClient,
  paymentId: string,
  arrived: { amountCents: number; arrivedOn: string; requestId?: string; note?: string },
) => manager.ask('team.payments.bookTransfer', { paymentId, requestId: randomUUID(), ...arrived })
