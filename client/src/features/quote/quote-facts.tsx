import { IconCheck } from '@tabler/icons-react'
import { dateIt } from 'shared/formats/date-it'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { Card } from '../../ui/card.tsx'
import style from './quote-facts.module.css'
import type { Quote } from './quote-screen.tsx'

const texts = orderTexts.quote

/** When it comes, and what the price holds. */
export function QuoteFacts({ quote }: { quote: Quote }) {
  return (
    <Card>
      <h2 className={style.title}>{texts.delivery}</h2>
      <p>
        {texts.deliveryBy(dateIt(quote.deliveryBy))} · {texts.deliveryText}
      </p>
      <h2 className={style.title}>{texts.includesTitle}</h2>
      <ul className={style.list}>
        {quote.includes.map(included => (
          <li key={included} className={style.item}>
            <IconCheck size={20} aria-hidden="true" />
            {included}
          </li>
        ))}
      </ul>
    </Card>
  )
}
