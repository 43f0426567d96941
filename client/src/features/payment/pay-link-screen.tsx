import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { dateIt, dateTimeIt } from 'shared/formats/date-it'
import { euro } from 'shared/formats/euro'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { payPageTexts as texts } from 'shared/messages/it/pay-links'
import { transferTexts } from 'shared/messages/it/transfer'
import type { PayLinkState } from 'shared/payment/pay-link'
import { type PaymentMethod, paymentMethods } from 'shared/payment/transfer'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { downloadBlob } from '../../ui/download.ts'
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx'
import { appCodeOf, getErrorMessage, showErrorToast } from '../../ui/errors.ts'
import { SectionCard } from '../../ui/section-card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts'
import { OrderSummary } from './order-summary.tsx'
import { payLinkTokens } from './pay-link-token.ts'
import { PayMethod, SimulatedNote, TransferData } from './pay-method.tsx'
import style from './payment.module.css'
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

/** The order with notes for a reader who is not the client. */
function LinkedSummary({ order }: { order: LinkedOrder }) {
  const laterRest = order.dueLaterCents > 0 ? texts.laterRest : undefined
  return <OrderSummary order={order} rest={order.instalment === 'balance' ? texts.lastRest : laterRest} />
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
    <div className="stack shrinkable gap-24">
      <EmptyState
        level={1}
        title={texts.paid.title}
        text={texts.paid.text(total, dateIt(order.paidAt ?? order.expiresAt))}
      >
        <Receipt token={token} />
      </EmptyState>
      <LinkedSummary order={order} />
      <p className="note">{texts.paid.keep(dateTimeIt(order.expiresAt))}</p>
    </div>
  )
}

type LinkedProps = { state: PayLinkState; order: LinkedOrder; paying: PayingWithLink; hasReturned: boolean }

function DescriptionList({ order }: { order: LinkedOrder }) {
  const { maker, termsVersion, poNumber } = order
  const moment = dateTimeIt(order.acceptedTermsAt)
  return (
    <dl className={style.facts}>
      <dt>{texts.what}</dt>
      <dd>{order.title}</dd>
      <dt>{texts.company}</dt>
      <dd>{order.company}</dd>
      {poNumber && (
        <>
          <dt>{texts.poNumber}</dt>
          <dd>{poNumber}</dd>
        </>
      )}
      <dt>
        <a href="/terms" target="_blank" rel="noreferrer">
          {texts.terms}
        </a>
      </dt>
      <dd>{maker ? texts.acceptedBy(termsVersion, maker, moment) : texts.accepted(termsVersion, moment)}</dd>
      <dt>{texts.until}</dt>
      <dd>{dateTimeIt(order.expiresAt)}</dd>
    </dl>
  )
}

const labelOf = (method: PaymentMethod) =>
  method === 'transfer' ? transferTexts.choose : orderTexts.payment.pay

function Choose({ order, paying: { pay, isBusy } }: LinkedProps) {
  const [method, setMethod] = useState<PaymentMethod>('card')
  return (
    <SectionCard>
      <div className="stack gap-16">
        {order.bank && <PayMethod ways={paymentMethods} method={method} onMethod={setMethod} />}
        <p className="note">{texts.invoice}</p>
        <SimulatedNote provider={order.provider} method={method} />
        <Button size="large" wide busy={isBusy} onClick={() => pay(method)}>
          {labelOf(method)(euro(order.totalCents))}
        </Button>
      </div>
    </SectionCard>
  )
}

function Transfer({ order, paying }: LinkedProps) {
  const { bank, transfer } = order
  if (!transfer) return null
  return (
    <SectionCard title={texts.transfer.title}>
      <div className="stack gap-16">
        <p>{bank ? transferTexts.text : transferTexts.unknownBank}</p>
        {bank && <TransferData transfer={transfer} bank={bank} />}
        <p className="note">{texts.transfer.next}</p>
        {order.isOwn && transfer.bookedCents === 0 && (
          <>
            <p className="note">{transferTexts.cancelHint}</p>
            <Button variant="subtle" size="small" busy={paying.isBusy} onClick={paying.change}>
              {transferTexts.cancel}
            </Button>
          </>
        )}
      </div>
    </SectionCard>
  )
}

/** A payment in progress at the provider's page, which can be resumed or replaced by another method. */
function UnderWay({ order, paying: { pay, change, isBusy }, hasReturned }: LinkedProps) {
  return (
    <SectionCard title={texts.begun.title}>
      <div className="stack gap-16">
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
      </div>
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

/** The sum of a link with its order, and the ways to pay it. */
function LinkedPayment(props: LinkedProps) {
  const { order, state } = props
  const { maker, company } = order
  const Action = actions[state] ?? Busy
  return (
    <div className="stack shrinkable gap-24">
      <header>
        <h1 className={style.title}>{texts.kind[order.instalment]}</h1>
        <p className="note">{maker ? texts.intro(maker, company) : texts.introWithoutName(company)}</p>
      </header>
      <LinkedSummary order={order} />
      <SectionCard>
        <DescriptionList order={order} />
      </SectionCard>
      <Action {...props} />
    </div>
  )
}

const Ended = ({ reason }: { reason: keyof typeof texts.over }) => (
  <EmptyState level={1} {...texts.over[reason]} />
)

/** The page while the order loads, or after it failed to. */
const Titled = ({ children }: { children: ReactNode }) => (
  <div className="stack shrinkable gap-24">
    <h1 className={style.title}>{texts.title}</h1>
    {children}
  </div>
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
