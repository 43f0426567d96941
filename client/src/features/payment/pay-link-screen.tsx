import type { ReactNode } from 'react'
import { payPageTexts as texts } from 'shared/messages/it/pay-links'
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx'
import { appCodeOf, sentenceOf } from '../../ui/failure.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LinkPaid } from './link-paid.tsx'
import { LinkedPayment } from './linked-payment.tsx'
import style from './pay-link.module.css'
import { usePayLink } from './use-pay-link.ts'

const Over = ({ why }: { why: keyof typeof texts.over }) => <EmptyState level={1} {...texts.over[why]} />

/** The page before the payment is there, or where it does not come. */
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
  if (isError && appCodeOf(error) === 'NOT_FOUND') return <Over why="unknown" />
  if (isError && !data)
    return (
      <Titled>
        <ErrorState title={texts.load} text={sentenceOf(error)} retry={() => void refetch()} />
      </Titled>
    )
  if (!data) return <Waiting />
  const { state, order } = data
  if (state === 'revoked' || state === 'changed' || state === 'settled' || !order)
    return <Over why={state === 'revoked' || state === 'settled' ? state : 'changed'} />
  if (state === 'paid') return <LinkPaid order={order} token={token} />
  return <LinkedPayment state={state} order={order} paying={paying} hasReturned={hasReturned} />
}

type Props = {
  /** Behind the `#`, or kept in this tab; undefined in the prerendered page. */
  token: string | undefined
  hasReturned: boolean
}

/** Paying a sum of an order with a link, without an account (docs/decisions/pay-links.md). */
export function PayLinkScreen({ token, hasReturned }: Props) {
  if (token === undefined) return <Waiting />
  if (token === '') return <Over why="missing" />
  return <Opened key={token} token={token} hasReturned={hasReturned} />
}
