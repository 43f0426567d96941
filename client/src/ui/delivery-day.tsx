import { deliveryTexts } from 'shared/messages/it/delivery'
import type { Delivery } from 'shared/projects/delivery'

/** The day of delivery, and the client's wish below it. */
export function DeliveryDay({ delivery }: { delivery: Delivery }) {
  const wish = deliveryTexts.wish(delivery)
  return (
    <>
      <p className="breaks">{deliveryTexts.day(delivery)}</p>
      {delivery.ifPaidToday && (
        <p className="soft breaks">{deliveryTexts.ifPaidToday(delivery.ifPaidToday)}</p>
      )}
      {wish && <p className="soft breaks">{wish}</p>}
    </>
  )
}
