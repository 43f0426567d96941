import { IconCheck } from '@tabler/icons-react'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { deliveryTexts } from 'shared/messages/it/delivery'
import { Card } from '../../ui/card.tsx'
import { DeliveryDay } from '../../ui/delivery-day.tsx'
import style from './quote-facts.module.css'
import type { Quote } from './quote-screen.tsx'

const texts = orderTexts.quote

/** When it comes, and what the price holds. */
export function QuoteFacts({ quote }: { quote: Quote }) {
  return (
    <Card>
      <h2 className={style.title}>{deliveryTexts.title(quote.delivery)}</h2>
      <DeliveryDay delivery={quote.delivery} />
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
