import { transferTexts as texts } from 'shared/messages/it/transfer'
import { type PaymentMethod, paymentMethods } from 'shared/payment/transfer'
import style from './pay-method.module.css'

const names: Record<PaymentMethod, string> = { card: texts.card, transfer: texts.transfer }

type Props = { name?: string; method: PaymentMethod; onMethod: (method: PaymentMethod) => void }

/** How a sum is paid, where there is a choice. */
export function PayMethod({ name = 'pay-method', method, onMethod }: Props) {
  return (
    <fieldset className={style.choices}>
      <legend className={style.legend}>{texts.method}</legend>
      {paymentMethods.map(each => (
        <label key={each} className={style.choice}>
          <input
            type="radio"
            name={name}
            value={each}
            checked={each === method}
            onChange={() => onMethod(each)}
          />
          {names[each]}
        </label>
      ))}
      {method === 'transfer' && <p className={style.hint}>{texts.hint}</p>}
    </fieldset>
  )
}
