import { Text, Title } from '@mantine/core'
import { timeIt } from 'shared/formats/date-it'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { Money } from '../../ui/money.tsx'
import style from './quote.module.css'
import type { Quote } from './quote-screen.tsx'

const texts = orderTexts.quote

export type Line = Quote['lines'][number]

/** Quotes the text of the brief that caused a line. */
export function PriceReason({ line }: { line: Line }) {
  const { because, code, said } = line
  if (!because && code !== 'base') return null
  return (
    <Text mt={2} fz="0.9375rem" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {because ? (
        <>
          {said ? texts.becauseSaid(timeIt(said.at)) : texts.because}{' '}
          <q className={style.quotation}>{said?.words ?? because.text}</q>
        </>
      ) : (
        texts.becauseBase
      )}
    </Text>
  )
}

/** Lists lines with their reason and amount. */
export function PriceLines({ lines, order = 4 }: { lines: readonly Line[]; order?: 3 | 4 }) {
  return (
    <ul>
      {lines.map(line => (
        <li key={line.code} className={style.line}>
          <div>
            <Title order={order} ff="text" fz="1.0625rem" lh={1.4} fw={650}>
              {line.label}
            </Title>
            <PriceReason line={line} />
          </div>
          <Text span fw={600}>
            <Money cents={line.amountCents} />
          </Text>
        </li>
      ))}
    </ul>
  )
}

/** Sums up a group of lines. */
export function Subtotal({ name, lines }: { name: string; lines: readonly Line[] }) {
  return (
    <Text fw={600} className={style.line}>
      <span>{name}</span>
      <Money cents={lines.reduce((sum, line) => sum + line.amountCents, 0)} />
    </Text>
  )
}
