import { Group } from '@mantine/core'
import { Money } from './money.tsx'

type Props = { lines: { label: string; amountCents: number }[]; total: string; totalCents: number }

const row = {
  justify: 'space-between',
  align: 'start',
  wrap: 'nowrap',
  gap: 'lg',
  py: 10,
  className: 'ruled breaks',
} as const

export function PriceBreakdown({ lines, total, totalCents }: Props) {
  return (
    <dl>
      {lines.map(({ label, amountCents }, index) => (
        // Lines are never moved, and two may be called alike.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Group key={index} {...row}>
          <dt>{label}</dt>
          <dd>
            <Money cents={amountCents} />
          </dd>
        </Group>
      ))}
      <Group fw={650} {...row}>
        <dt>{total}</dt>
        <dd>
          <Money cents={totalCents} />
        </dd>
      </Group>
    </dl>
  )
}
