import { Text } from '@mantine/core'
import { deliveryTexts } from 'shared/messages/it/delivery'
import type { Delivery } from 'shared/projects/delivery'

type Props = {
  delivery: Delivery
  /** True for somebody who pays by a link, and has neither messages nor a wish. */
  isPayer?: boolean
}

/** Renders the day of delivery, and below it what moves it and the client's wish. */
export function DeliveryDay({ delivery, isPayer = false }: Props) {
  const wish = isPayer ? '' : deliveryTexts.wish(delivery)
  const remarks = [deliveryTexts.remark(delivery, isPayer), wish].filter(Boolean)
  return (
    <>
      <Text inherit className="breaks">
        {deliveryTexts.day(delivery)}
      </Text>
      {remarks.map(remark => (
        <Text key={remark} inherit c="dimmed" className="breaks">
          {remark}
        </Text>
      ))}
    </>
  )
}
