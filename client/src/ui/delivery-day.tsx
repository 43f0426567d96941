import { Text } from '@mantine/core'
import { deliveryTexts } from 'shared/messages/it/delivery'
import type { Delivery } from 'shared/projects/delivery'

/** Renders the day of delivery, and below it what moves it and the client's wish, which is not for an `isPayer`. */
export function DeliveryDay({ delivery, isPayer = false }: { delivery: Delivery; isPayer?: boolean }) {
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
