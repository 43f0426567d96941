import type { PayWay } from 'shared/payment/pay-link'
import type { Payment } from './payment-screen.tsx'

/** How a client can have a sum paid here. */
export const waysOf = ({ bank }: Pick<Payment, 'bank'>): PayWay[] =>
  bank ? ['card', 'transfer', 'link'] : ['card', 'link']
