import { Anchor, Badge, Group, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { dateIt } from 'shared/formats/date-it'
import { euro } from 'shared/formats/units'
import type { InvoiceState } from 'shared/invoices/invoice-state'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { deliveryTexts } from 'shared/messages/it/delivery'
import { invoiceHeading, documentTexts as texts } from 'shared/messages/it/documents'
import { paymentTexts } from 'shared/messages/it/payment'
import { transferTexts } from 'shared/messages/it/transfer'
import type { Outputs } from '../../lib/trpc.ts'
import { LinkButton } from '../../ui/links.tsx'
import { Money } from '../../ui/money.tsx'
import { Remark, SectionCard } from '../../ui/section-card.tsx'

const { guarantee } = paymentTexts

type Order = Outputs['dashboard']['documents']['list']['items'][number]
type Amount = NonNullable<Order['due']>
type Payment = Order['payments'][number]
type Invoice = Payment['invoices'][number]

type DownloadProps = { href: string; kind: string; what: string; label?: string }

/** Downloads a document; screen readers also hear which one (`what`). */
function DownloadLink({ href, kind, what, label = kind }: DownloadProps) {
  return (
    <Anchor
      href={href}
      download
      aria-label={texts.download(kind, what)}
      display="inline-flex"
      mih={32}
      fz="0.9375rem"
      underline="always"
      c="inherit"
      style={{ gap: 6, alignItems: 'center' }}
    >
      <IconDownload size={18} aria-hidden="true" />
      {label}
    </Anchor>
  )
}

/** Describes a sum that is due, and labels the link to its payment. */
function describeDue({ instalment, status, dueAt, isTransfer, totalCents, bookedCents }: Amount) {
  const { due } = texts
  if (isTransfer) {
    const arrived = bookedCents > 0 ? `${transferTexts.booked(euro(bookedCents), euro(totalCents))} ` : ''
    return { title: due.transfer, text: arrived + due.transferText, action: due.seeTransfer }
  }
  if (status === 'processing') return { title: due.processing, text: due.processingText, action: due.see }
  if (status === 'expired') return { title: due.expired, text: due.expiredText, action: texts.toQuote }
  if (instalment === 'extra') return { title: due.extra, action: due.pay }
  if (instalment === 'deposit') return { title: due.deposit, action: due.pay }
  if (dueAt) return { title: due.balanceDue, action: due.pay }
  return { title: due.balance, text: paymentTexts.balance.notDue, action: due.payNow }
}

function Due({ projectId, due }: { projectId: string; due: Amount }) {
  const { title, text, action } = describeDue(due)
  const isUrgent = due.status === 'open' && (due.instalment !== 'balance' || due.dueAt !== null)
  return (
    <Group justify="space-between" gap="12px 20px" p="14px 18px" bg="var(--surface-2)" bdrs="var(--radius-s)">
      <Stack gap={4} flex="1 1 240px" miw={0}>
        <p>
          {title} <strong>{due.status !== 'expired' && <Money cents={due.totalCents} />}</strong>
        </p>
        {text && <Remark>{text}</Remark>}
      </Stack>
      <LinkButton
        variant={isUrgent ? 'filled' : 'default'}
        size="sm"
        to={due.status === 'expired' ? '/dashboard/quote' : '/dashboard/payment'}
        search={{ project: projectId }}
      >
        {action}
      </LinkButton>
    </Group>
  )
}

const stateColors: Record<InvoiceState, string> = {
  'to-send': 'gray',
  sent: 'blue',
  delivered: 'green',
  rejected: 'orange',
  undeliverable: 'blue',
}

function PaymentBadge({ payment: { status, refundedCents } }: { payment: Payment }) {
  if (status === 'refunded') return <Badge color="gray">{texts.refunded}</Badge>
  if (refundedCents > 0) return <Badge color="orange">{texts.partlyRefunded(euro(refundedCents))}</Badge>
  return <Badge color="green">{texts.paid}</Badge>
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { id, type, number, issuedOn, totalCents, state } = invoice
  const what = invoiceHeading(type, number)
  return (
    <Group component="li" gap="6px 14px">
      <Text span inherit flex="1 1 200px" miw={0}>
        {what} <Remark span>{texts.issued(dateIt(issuedOn), euro(totalCents))}</Remark>
      </Text>
      <Badge color={stateColors[state]}>{texts.states[state]}</Badge>
      <DownloadLink href={`/documents/fattura.pdf?invoice=${id}`} kind={texts.pdf} what={what} />
      <DownloadLink href={`/documents/fattura.xml?invoice=${id}`} kind={texts.xml} what={what} />
    </Group>
  )
}

/** Shows why an invoice is missing, unless the page shows the reason for all orders. */
function MissingInvoice({ reason }: { reason: NonNullable<Payment['missing']> }) {
  const text = texts.missing[reason]
  if (!text) return null
  return (
    <Text fz="0.9375rem">
      {text} {reason === 'buyer-missing' && <Link to="/dashboard/profile">{texts.toBilling}</Link>}
    </Text>
  )
}

function PaymentRow({ payment }: { payment: Payment }) {
  const { id, kind, totalCents, paidAt, invoices, missing } = payment
  const name = texts.kinds[kind]
  return (
    <Stack component="li" gap="xs" py="md" style={{ borderTop: '1px solid var(--line)' }}>
      <Group gap="6px 14px">
        <Text flex="1 1 200px" miw={0}>
          <strong>{name}</strong> {paidAt && <Remark span>{texts.paidOn(dateIt(paidAt))}</Remark>}
        </Text>
        <PaymentBadge payment={payment} />
        <Text span ml="auto" miw={84} fw={600} ta="right">
          <Money cents={totalCents} />
        </Text>
      </Group>
      <Stack component="ul" gap={4} fz="0.9375rem">
        {paidAt && (
          <Group component="li" gap="6px 14px">
            <Text span inherit flex="1 1 200px" miw={0}>
              {texts.receipt}
            </Text>
            <DownloadLink
              href={`/documents/ricevuta.pdf?payment=${id}`}
              kind={texts.pdf}
              what={`${texts.receipt}, ${name}`}
            />
          </Group>
        )}
        {invoices.map(invoice => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </Stack>
      {missing && <MissingInvoice reason={missing} />}
    </Stack>
  )
}

/** Shows until when a refund can be requested, or that it was. */
function Refund({ order: { projectId, refund } }: { order: Order }) {
  if (refund?.requestedAt) return <Remark>{guarantee.requested(dateIt(refund.requestedAt))}</Remark>
  if (!refund?.until) return null
  return (
    <Group justify="space-between" gap="8px 20px">
      <Remark span>{guarantee.until(dateIt(refund.until))}</Remark>
      <LinkButton variant="subtle" size="sm" to="/dashboard/payment" search={{ project: projectId }}>
        {orderTexts.payment.refund}
      </LinkButton>
    </Group>
  )
}

/** Renders an order: the confirmed quote, the sums due, the payments with their documents, the refund. */
export function OrderCard({ order }: { order: Order }) {
  const { projectId, title, quote, delivery, due, extrasDue, payments, hasOrderCopy } = order
  return (
    <SectionCard title={title}>
      <Stack gap={18} className="breaks">
        <Group justify="space-between" gap="8px 20px">
          {quote && (
            <Remark>
              {texts.confirmed(dateIt(quote.confirmedAt), euro(quote.totalCents))}
              {quote.agreedTotalCents !== quote.totalCents && (
                <>
                  <br />
                  {texts.agreed(euro(quote.agreedTotalCents))}
                </>
              )}
            </Remark>
          )}
          {hasOrderCopy && (
            <DownloadLink
              href={`/documents/ordine.pdf?project=${projectId}`}
              kind={texts.pdf}
              what={`${texts.orderCopy}, ${title}`}
              label={`${texts.orderCopy} (${texts.pdf})`}
            />
          )}
        </Group>
        {delivery && <Remark>{deliveryTexts.line(delivery)}</Remark>}
        {due && <Due projectId={projectId} due={due} />}
        {extrasDue.map(extra => (
          <Due key={extra.proposalId} projectId={projectId} due={extra} />
        ))}
        {!due && extrasDue.length === 0 && <Remark>{texts.nothingDue}</Remark>}
        {payments.length > 0 && (
          <ul aria-label={texts.payments(title)}>
            {payments.map(payment => (
              <PaymentRow key={payment.id} payment={payment} />
            ))}
          </ul>
        )}
        {payments.some(({ invoices }) => invoices.length > 0) && <Remark>{texts.courtesy}</Remark>}
        <Refund order={order} />
      </Stack>
    </SectionCard>
  )
}
