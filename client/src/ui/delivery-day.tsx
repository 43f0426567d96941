import { Text } from '@mantine/core'
import { deliveryTexts } from 'shared/messages/it/delivery'
import type { Delivery } from 'shared/projects/delivery'

/** Renders the day of delivery, and the client's wish below it. */
export function DeliveryDay({ delivery }: { delivery: Delivery }) {
  const wish = deliveryTexts.wish(delivery)
  return (
    <>
      <Text inherit className="breaks">
        {deliveryTexts.day(delivery)}
      </Text>
      {delivery.ifPaidToday && (
        <Text inherit c="dimmed" className="breaks">
          {deliveryTexts.ifPaidToday(delivery.ifPaidToday)}
        </Text>
      )}
      {wish && (
        <Text inherit c="dimmed" className="breaks">
          {wish}
        </Text>
      )}
    </>
  )
}
