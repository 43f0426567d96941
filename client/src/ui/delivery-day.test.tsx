import { expect, test } from 'vitest'
import { mount } from '../../../tests/support/dom.ts'
import { DeliveryDay } from './delivery-day.tsx'
import { ProductRoot } from './product-root.tsx'

const late = {
  day: '2026-11-20',
  basis: 'team',
  ifPaidToday: null,
  wishedDay: '2026-11-10',
  isWishSooner: true,
  isPast: true,
} as const

test.each([
  [false, /nei messaggi.*Hai chiesto/],
  [true, /a chi ti ha mandato il link\.$/],
])('refers to messages and wishes only users who have them: isPayer %s', async (isPayer, text) => {
  await mount(
    <ProductRoot>
      <main>
        <DeliveryDay delivery={late} isPayer={isPayer} />
      </main>
    </ProductRoot>,
  )
  expect(document.querySelector('main')?.textContent).toMatch(text)
})
