import { randomUUID } from 'node:crypto'
import type { RpcClient } from '../rpc-client.ts'

/** Environment of a server that accepts bank transfers. */
export const bankAccount = {
  BANK_IBAN: 'IT60 X054 2811 1010 0000 0123 456',
  BANK_HOLDER: 'Primopiano S.r.l.',
}

/** Records money received for a payment, as a manager does. Returns the answer. */
export const bookTransfer = (
  manager: RpcClient,
  paymentId: string,
  arrived: { amountCents: number; arrivedOn: string; requestId?: string; note?: string },
) => manager.ask('team.payments.bookTransfer', { paymentId, requestId: randomUUID(), ...arrived })
