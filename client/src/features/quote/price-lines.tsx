import { Box, Group, Text, Title } from '@mantine/core'
import { timeIt } from 'shared/formats/date-it'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { Money } from '../../ui/money.tsx'
import { Remark } from '../../ui/section-card.tsx'
import type { Quote } from './quote-screen.tsx'

const texts = orderTexts.quote

export type Line = Quote['lines'][number]

export const row = {
  className: 'ruled',
  justify: 'space-between',
  align: 'start',
  wrap: 'nowrap',
  gap: 'lg',
  py: 'md',
} as const

function reasonTitle({ said, byStudio }: Line): string {
  if (!said) return byStudio ? texts.because.recap : texts.because.client
  return (byStudio ? texts.becauseSaid.studio : texts.becauseSaid.client)(timeIt(said.at))
}

export function PriceReason({ line }: { line: Line }) {
  const { because, code, said } = line
  if (!because && code !== 'base') return null
  return (
    <Remark mt={2} className="breaks">
      {because ? (
        <>
          {reasonTitle(line)}{' '}
          <Box component="q" bg="var(--accent-wash)" c="var(--accent-text)" px={5} py={1} bdrs={4}>
            {said?.words ?? because.text}
          </Box>
        </>
      ) : (
        texts.becauseBase
      )}
    </Remark>
  )
}

export function PriceLines({ lines, order = 4 }: { lines: readonly Line[]; order?: 3 | 4 }) {
  return (
    <ul>
      {lines.map(line => (
        <Group component="li" key={line.code} {...row}>
          <div>
            <Title order={order} ff="text" fz="1.0625rem" lh={1.4} fw={650}>
              {line.label}
            </Title>
            <PriceReason line={line} />
          </div>
          <Text span fw={600}>
            <Money cents={line.amountCents} />
          </Text>
        </Group>
      ))}
    </ul>
  )
}

export function Subtotal({ name, lines }: { name: string; lines: readonly Line[] }) {
  return (
    <Group component="p" fw={600} {...row}>
      <span>{name}</span>
      <Money cents={lines.reduce((sum, line) => sum + line.amountCents, 0)} />
    </Group>
  )
}
