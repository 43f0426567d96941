import { Box, Group, Text, type TextProps, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { deliveryTexts } from 'shared/messages/it/delivery'
import { paymentTexts } from 'shared/messages/it/payment'
import { type PaidParts, priceRowsOf } from 'shared/pricing/charge'
import type { Outputs } from '../../lib/trpc.ts'
import { DeliveryDay } from '../../ui/delivery-day.tsx'
import { Money } from '../../ui/money.tsx'
import { Remark, SectionCard } from '../../ui/section-card.tsx'
import style from './payment.module.css'
import type { Payment } from './payment-screen.tsx'

type LinkedOrder = NonNullable<Outputs['payLink']['open']['order']>
type Lines = Payment['lines'] | LinkedOrder['lines']

/** The parts of an order that the payment screen and a payment link both show. */
export type SummarizedOrder = Pick<Payment | LinkedOrder, keyof Payment & keyof LinkedOrder>

const texts = orderTexts.payment
const { plan } = paymentTexts

function LineList({ lines }: { lines: Lines }) {
  return (
    <ul>
      {lines.map(line => (
        <Group
          component="li"
          key={line.code}
          className="ruled"
          justify="space-between"
          align="start"
          wrap="nowrap"
          gap="lg"
          py="sm"
        >
          <span>
            {line.label}
            {'because' in line && line.because && (
              <Text component="small" display="block" fz="sm" c="dimmed" className="breaks">
                {orderTexts.quote.because.recap} <q>{line.because.text}</q>
              </Text>
            )}
          </span>
          <Money cents={line.amountCents} />
        </Group>
      ))}
    </ul>
  )
}

const total: TextProps = { pt: 10, ff: 'heading', fz: '1.5rem', fw: 650, lh: 1.2, c: 'var(--ink)' }
const next: TextProps = { fw: 650, c: 'var(--ink)' }
const quote: TextProps = { pt: 10, fz: '0.9375rem' }

function Sum({ name, cents, look }: { name: ReactNode; cents: number; look?: TextProps | undefined }) {
  return (
    <>
      <Text component="dt" inherit {...look}>
        {name}
      </Text>
      <Text component="dd" inherit {...look}>
        <Money cents={cents} />
      </Text>
    </>
  )
}

/** Renders the lines of the deposit, which differ from the quote's, in a disclosure. */
function DepositDetails({ order }: { order: SummarizedOrder }) {
  const { lines, linesTotalCents, dueNowCents } = order
  return (
    <Box component="details" className="ruled" mt="md" pt="sm">
      <summary>{plan.how}</summary>
      <Remark pt="md">{plan.howText}</Remark>
      <LineList lines={lines} />
      {linesTotalCents !== dueNowCents && (
        <dl className={style.sums}>
          <Sum name={plan.linesTotal} cents={linesTotalCents} />
          <Sum name={plan.cut} cents={dueNowCents - linesTotalCents} />
        </dl>
      )}
    </Box>
  )
}

/**
 * Renders the order under the rule `payment-screen`: its own lines are paid, and the quote's total is shown beside
 * them.
 */
function ScreenPrice({ order }: { order: SummarizedOrder }) {
  return (
    <>
      <LineList lines={order.lines} />
      <dl className={style.sums}>
        <Sum name={paymentTexts.rows.net} cents={order.netCents} />
        <Sum name={paymentTexts.rows.vat} cents={order.vatCents} />
        <Sum
          look={total}
          name={
            <>
              {texts.total}{' '}
              <Text component="small" ff="text" fz="sm" c="dimmed">
                {texts.vatIncluded}
              </Text>
            </>
          }
          cents={order.totalCents}
        />
        <Sum look={quote} name={texts.quoteTotal} cents={order.quoteTotalCents} />
        {order.agreedTotalCents !== order.quoteTotalCents && (
          <Sum look={quote} name={paymentTexts.rows.agreed} cents={order.agreedTotalCents} />
        )}
      </dl>
    </>
  )
}

/** Returns true for the row of the sum that is paid next. */
const isNext = (code: string, { deposit, balance }: PaidParts): boolean =>
  deposit ? code === 'later' && !balance : code === 'now'

/** Renders the order under the other rules: the lines of the quote, then deposit and balance. */
function PlannedPrice({ order }: { order: SummarizedOrder }) {
  return (
    <>
      <LineList lines={order.quoteLines} />
      <dl className={style.sums}>
        {priceRowsOf(order).map(({ code, label, amountCents }) => (
          <Sum
            key={code}
            name={label}
            cents={amountCents}
            look={code === 'total' ? total : isNext(code, order.paid) ? next : undefined}
          />
        ))}
      </dl>
      {order.rule === 'deposit' && order.dueLaterCents > 0 && <DepositDetails order={order} />}
    </>
  )
}

const restOf = ({ rule, dueLaterCents, paid }: SummarizedOrder): string | null => {
  if (rule === 'payment-screen' || paid.balance) return null
  return dueLaterCents > 0 ? plan.restWhen : plan.whole
}

type Props = {
  order: SummarizedOrder
  /** Replaces the note on when the balance is due; null shows none. */
  rest?: string | null | undefined
  isPayer?: boolean
}

/** Renders the lines of the quote with its total, net and VAT, and how it is paid. Also rendered on `/paga`. */
export function OrderSummary({ order, rest = restOf(order), isPayer = false }: Props) {
  return (
    <SectionCard title={texts.order}>
      {order.rule === 'payment-screen' ? <ScreenPrice order={order} /> : <PlannedPrice order={order} />}
      <Title order={3} mt={20} ff="text" fz="1.0625rem" lh={1.4}>
        {deliveryTexts.title(order.delivery)}
      </Title>
      <DeliveryDay delivery={order.delivery} isPayer={isPayer} />
      {rest && <Remark pt="md">{rest}</Remark>}
    </SectionCard>
  )
}
