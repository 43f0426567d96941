import { orderTexts } from 'shared/messages/it/dashboard-order'
import { payLinkTexts } from 'shared/messages/it/pay-links'
import { transferTexts as texts } from 'shared/messages/it/transfer'
import type { PayWay } from 'shared/payment/pay-link'
import style from './payment.module.css'
import type { Payment } from './payment-screen.tsx'

const names: Record<PayWay, string> = {
  card: texts.card,
  transfer: texts.transfer,
  link: payLinkTexts.method,
}

const hints: Partial<Record<PayWay, string>> = { transfer: texts.hint, link: payLinkTexts.hint }

/** Returns how a client can have a sum paid. */
export const getPaymentMethods = ({ bank }: Pick<Payment, 'bank'>): PayWay[] =>
  bank ? ['card', 'transfer', 'link'] : ['card', 'link']

type Props<Way extends PayWay> = {
  name?: string
  ways: readonly Way[]
  method: Way
  onMethod: (method: Way) => void
}

/** Radio buttons for the way a sum is paid. Also rendered on `/paga`, which has no styles for Mantine's. */
export function PayMethod<Way extends PayWay>({ name = 'pay-method', ways, method, onMethod }: Props<Way>) {
  return (
    <fieldset className="stack shrinkable gap-8">
      <legend className={style.legend}>{texts.method}</legend>
      {ways.map(way => (
        <label key={way} className={style.choice}>
          <input
            type="radio"
            name={name}
            value={way}
            checked={way === method}
            onChange={() => onMethod(way)}
          />
          {names[way]}
        </label>
      ))}
      {hints[method] && <p className="hint">{hints[method]}</p>}
    </fieldset>
  )
}

type NoteProps = { provider: Payment['provider'] | undefined; method: PayWay }

/** Notes that a card payment is simulated, where no provider is configured. */
export const SimulatedNote = ({ provider, method }: NoteProps) =>
  provider === 'simulated' && method === 'card' && <p className="hint">{orderTexts.payment.simulated}</p>
