import { Group, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { dateIt, dateTimeIt } from 'shared/formats/date-it'
import { euro } from 'shared/formats/units'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { payPageTexts as texts } from 'shared/messages/it/pay-links'
import { uiTexts } from 'shared/messages/it/screens'
import { transferTexts } from 'shared/messages/it/transfer'
import { type PaymentMethod, paymentMethods } from 'shared/payment/bank-transfer'
import type { PayLinkState } from 'shared/payment/pay-link'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { downloadBlob } from '../../ui/download.ts'
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx'
import { appCodeOf, getErrorMessage, showErrorToast } from '../../ui/errors.ts'
import { Remark, SectionCard } from '../../ui/section-card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts'
import { OrderSummary } from './order-summary.tsx'
import { payLinkTokens } from './pay-link-token.ts'
import { PayMethod, SimulatedNote, TransferData } from './pay-method.tsx'
import { showPaymentError } from './use-payment.ts'

const REFETCH_MS = 2500

/** States that change without an action of this user. */
const pollingStates = new Set<PayLinkState>(['begun', 'busy'])

type LinkedOrder = NonNullable<Outputs['payLink']['open']['order']>

/**
 * Loads the order of a link and pays it, once however often the button is pressed. A failed payment reloads the link,
 * which may have changed. Loading is a mutation, so that the token is sent in the body and not in the address.
 */
function usePayLink(token: string) {
  const { payLink } = trpc.useUtils().client
  const query = useQuery({
    queryKey: ['payLink', token],
    queryFn: () => payLink.open.mutate({ token }),
    refetchInterval: ({ state }) => (state.data && pollingStates.has(state.data.state) ? REFETCH_MS : false),
  })
  const id = query.data?.id
  useEffect(() => {
    if (id) payLinkTokens.save(id, token)
  }, [id, token])
  const requestIdOf = useIdempotencyKey()
  const call = trpc.payLink.pay.useMutation()
  const change = trpc.payLink.changeMethod.useMutation({
    onError: error => showErrorToast(error),
    onSettled: () => query.refetch(),
  })
  const pay = async (method: PaymentMethod) => {
    const requestId = requestIdOf({ method, state: query.data?.state })
    try {
      const answer = await call.mutateAsync({ token, requestId, method })
      if (answer.state === 'redirect') return location.assign(answer.url)
    } catch (error) {
      showPaymentError(error)
    }
    await query.refetch()
  }
  return {
    query,
    pay: (method: PaymentMethod) => void pay(method),
    change: () => change.mutate({ token }),
    isBusy: call.isPending || change.isPending,
  }
}

type PayingWithLink = ReturnType<typeof usePayLink>

/** Renders the order with notes for a reader who is not the client. */
function LinkedSummary({ order }: { order: LinkedOrder }) {
  const laterRest = order.dueLaterCents > 0 ? texts.laterRest : undefined
  const rest = order.instalment === 'balance' ? texts.lastRest : laterRest
  return <OrderSummary isPayer order={order} rest={rest} />
}

/** Fetches the receipt. The token is sent in the body, because addresses are logged. */
async function fetchReceipt(token: string): Promise<Blob> {
  const answer = await fetch('/documents/ricevuta-da-link.pdf', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  })
  if (!answer.ok) throw new Error(`receipt request failed with status ${answer.status}`)
  return answer.blob()
}

function Receipt({ token }: { token: string }) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      downloadBlob(texts.paid.fileName, await fetchReceipt(token))
    } catch {
      showToast({ variant: 'error', title: texts.paid.receiptFailed })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button busy={busy} onClick={() => void save()}>
      {texts.paid.receipt}
    </Button>
  )
}

/** Confirms the payment and offers the receipt, while the link is valid. */
function PayLinkSuccess({ order, token }: { order: LinkedOrder; token: string }) {
  const total = euro(order.totalCents, { decimals: 'always' })
  return (
    <Stack miw={0} gap={24}>
      <EmptyState
        level={1}
        title={order.isOwn ? texts.paid.title : texts.over.settled.title}
        text={texts.paid.text(total, dateIt(order.paidAt ?? order.expiresAt))}
      >
        <Receipt token={token} />
      </EmptyState>
      <LinkedSummary order={order} />
      <Remark>{texts.paid.keep(dateTimeIt(order.expiresAt))}</Remark>
    </Stack>
  )
}

type LinkedProps = { state: PayLinkState; order: LinkedOrder; paying: PayingWithLink; hasReturned: boolean }

function OrderFacts({ order }: { order: LinkedOrder }) {
  const { title, company, maker, termsVersion, poNumber, acceptedTermsAt, expiresAt } = order
  const moment = dateTimeIt(acceptedTermsAt)
  const accepted = maker
    ? texts.acceptedBy(termsVersion, maker, moment)
    : texts.accepted(termsVersion, moment)
  return (
    <DescriptionList
      facts={[
        { name: texts.what, value: title },
        { name: texts.company, value: company },
        { name: texts.poNumber, value: poNumber },
        { name: texts.terms, href: '/terms', value: accepted },
        { name: texts.until, value: dateTimeIt(expiresAt) },
      ]}
    />
  )
}

const labelOf = (method: PaymentMethod) =>
  method === 'transfer' ? transferTexts.choose : orderTexts.payment.pay

function Choose({ order, paying: { pay, isBusy } }: LinkedProps) {
  const [method, setMethod] = useState<PaymentMethod>('card')
  return (
    <SectionCard>
      <Stack>
        {order.bank && <PayMethod ways={paymentMethods} method={method} onMethod={setMethod} />}
        <Remark>{texts.invoice}</Remark>
        <SimulatedNote provider={order.provider} method={method} />
        <Button size="large" wide busy={isBusy} onClick={() => pay(method)}>
          {labelOf(method)(euro(order.totalCents))}
        </Button>
      </Stack>
    </SectionCard>
  )
}

type QuestionProps = { reference: string; isBusy: boolean; onConfirm: () => void; onCancel: () => void }

/** Asks before an announced transfer is given up. Takes the focus of the button that opened it. */
function GiveUpQuestion({ reference, isBusy, onConfirm, onCancel }: QuestionProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <Stack gap="sm">
      <Title ref={title} tabIndex={-1} order={3} fz="1.125rem">
        {transferTexts.cancelTitle}
      </Title>
      <p>{transferTexts.cancelText(reference)}</p>
      <Group gap="sm">
        <Button variant="outline" size="small" onClick={onCancel}>
          {uiTexts.cancel}
        </Button>
        <Button variant="danger" size="small" busy={isBusy} onClick={onConfirm}>
          {transferTexts.cancel}
        </Button>
      </Group>
    </Stack>
  )
}

/** Lets the payer choose another way after a question in the page: modals belong to the signed-in area. */
function OtherWay({ reference, paying }: { reference: string; paying: PayingWithLink }) {
  const [isAsking, setAsking] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const cancel = () => {
    flushSync(() => setAsking(false))
    opener.current?.focus()
  }
  if (isAsking)
    return (
      <GiveUpQuestion
        reference={reference}
        isBusy={paying.isBusy}
        onConfirm={paying.change}
        onCancel={cancel}
      />
    )
  return (
    <>
      <Remark>{transferTexts.cancelHint}</Remark>
      <Button ref={opener} variant="subtle" size="small" onClick={() => setAsking(true)}>
        {transferTexts.cancel}
      </Button>
    </>
  )
}

function Transfer({ order, paying }: LinkedProps) {
  const { bank, transfer } = order
  if (!transfer) return null
  return (
    <SectionCard title={texts.transfer.title}>
      <Stack>
        <p>{bank ? transferTexts.text : transferTexts.unknownBank}</p>
        {bank && <TransferData transfer={transfer} bank={bank} />}
        <Remark>{texts.transfer.next}</Remark>
        {order.isOwn && transfer.bookedCents === 0 && (
          <OtherWay reference={transfer.reference} paying={paying} />
        )}
      </Stack>
    </SectionCard>
  )
}

/** Renders a payment in progress at the provider's page, which can be resumed or replaced by another method. */
function UnderWay({ order, paying: { pay, change, isBusy }, hasReturned }: LinkedProps) {
  return (
    <SectionCard title={texts.begun.title}>
      <Stack>
        <p role="status">{texts.begun.text}</p>
        {order.provider !== 'simulated' && (
          <Button variant={hasReturned ? 'subtle' : 'primary'} busy={isBusy} onClick={() => pay('card')}>
            {texts.begun.resume}
          </Button>
        )}
        {order.provider !== 'simulated' && !hasReturned && (
          <Button variant="outline" busy={isBusy} onClick={change}>
            {texts.begun.change}
          </Button>
        )}
      </Stack>
    </SectionCard>
  )
}

const Busy = () => (
  <SectionCard title={texts.over.busy.title}>
    <p role="status">{texts.over.busy.text}</p>
  </SectionCard>
)

const actions: Partial<Record<PayLinkState, (props: LinkedProps) => ReactNode>> = {
  open: Choose,
  begun: UnderWay,
  transfer: Transfer,
  busy: Busy,
}

function LinkedPayment(props: LinkedProps) {
  const { order, state } = props
  const { maker, company } = order
  const isWhole = order.instalment === 'deposit' && order.dueLaterCents === 0
  const Action = actions[state] ?? Busy
  return (
    <Stack miw={0} gap={24}>
      <header>
        <Title mb={8} fz="1.75rem" lh={1.15}>
          {texts.kind[isWhole ? 'whole' : order.instalment]}
        </Title>
        <Remark>{maker ? texts.intro(maker, company) : texts.introWithoutName(company)}</Remark>
      </header>
      <LinkedSummary order={order} />
      <SectionCard>
        <OrderFacts order={order} />
      </SectionCard>
      <Action {...props} />
    </Stack>
  )
}

const Ended = ({ reason }: { reason: keyof typeof texts.over }) => (
  <EmptyState level={1} {...texts.over[reason]} />
)

const Titled = ({ children }: { children: ReactNode }) => (
  <Stack miw={0} gap={24}>
    <Title mb={8} fz="1.75rem" lh={1.15}>
      {texts.title}
    </Title>
    {children}
  </Stack>
)

const Waiting = () => (
  <Titled>
    <Skeleton heights={[280, 120]} />
  </Titled>
)

function Opened({ token, hasReturned }: { token: string; hasReturned: boolean }) {
  const paying = usePayLink(token)
  const { data, error, isError, refetch } = paying.query
  if (isError && appCodeOf(error) === 'NOT_FOUND') return <Ended reason="unknown" />
  if (isError && !data)
    return (
      <Titled>
        <ErrorState title={texts.load} text={getErrorMessage(error)} retry={() => void refetch()} />
      </Titled>
    )
  if (!data) return <Waiting />
  const { state, order } = data
  if (state === 'revoked' || state === 'changed' || state === 'settled' || !order)
    return <Ended reason={state === 'revoked' || state === 'settled' ? state : 'changed'} />
  if (state === 'paid') return <PayLinkSuccess order={order} token={token} />
  return <LinkedPayment state={state} order={order} paying={paying} hasReturned={hasReturned} />
}

type Props = {
  /** From the fragment of the address, or stored for this tab; undefined in the prerendered page. */
  token: string | undefined
  hasReturned: boolean
}

/** Pays a sum of an order with a link, without an account (docs/decisions/pay-links.md). */
export function PayLinkScreen({ token, hasReturned }: Props) {
  if (token === undefined) return <Waiting />
  if (token === '') return <Ended reason="missing" />
  return <Opened key={token} token={token} hasReturned={hasReturned} />
}
