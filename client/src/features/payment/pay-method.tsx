import { payLinkTexts } from 'shared/messages/it/pay-links'
import { transferTexts as texts } from 'shared/messages/it/transfer'
import type { PayWay } from 'shared/payment/pay-link'
import style from './pay-method.module.css'

const names: Record<PayWay, string> = {
  card: texts.card,
  transfer: texts.transfer,
  link: payLinkTexts.method,
}

const hints: Partial<Record<PayWay, string>> = { transfer: texts.hint, link: payLinkTexts.hint }

type Props<Way extends PayWay> = {
  name?: string
  ways: readonly Way[]
  method: Way
  onMethod: (method: Way) => void
}

/** How a sum is paid, where there is a choice. */
export function PayMethod<Way extends PayWay>({ name = 'pay-method', ways, method, onMethod }: Props<Way>) {
  return (
    <fieldset className="stack shrinkable gap-8">
      <legend className={style.legend}>{texts.method}</legend>
      {ways.map(each => (
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
      {hints[method] && <p className="hint">{hints[method]}</p>}
    </fieldset>
  )
}
