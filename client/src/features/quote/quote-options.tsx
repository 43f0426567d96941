import { orderTexts } from 'shared/messages/it/dashboard-order'
import { Card } from '../../ui/card.tsx'
import { Money } from '../../ui/money.tsx'
import style from './quote-options.module.css'
import type { Quote } from './quote-screen.tsx'

const texts = orderTexts.quote

/** What could be added, with its price. */
export function QuoteOptions({ options }: { options: Quote['options'] }) {
  if (options.length === 0) return null
  return (
    <Card title={texts.options}>
      <p className={style.text}>{texts.optionsText}</p>
      <ul className={style.list}>
        {options.map(option => (
          <li key={option.code} className={style.option}>
            {option.label}
            <Money cents={option.amountCents} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
