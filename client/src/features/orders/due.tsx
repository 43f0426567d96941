import { documentTexts } from 'shared/messages/it/documents'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Money } from '../../ui/money.tsx'
import style from './documents.module.css'
import type { Order } from './order-card.tsx'

const { due: texts, toQuote } = documentTexts

type Amount = NonNullable<Order['due']>

/** What it is, what to know of it, and what the way to it is called. */
function wordsOf({ instalment, status, dueAt, isTransfer }: Amount) {
  if (isTransfer) return { title: texts.transfer, text: texts.transferText, act: texts.seeTransfer }
  if (status === 'processing') return { title: texts.processing, text: texts.processingText, act: texts.see }
  if (status === 'expired') return { title: texts.expired, text: texts.expiredText, act: toQuote }
  if (instalment === 'extra') return { title: texts.extra, act: texts.pay }
  if (instalment === 'deposit') return { title: texts.deposit, act: texts.pay }
  if (dueAt) return { title: texts.balanceDue, act: texts.pay }
  return { title: texts.balance, text: texts.balanceWhen, act: texts.payNow }
}

/** What is to be paid next, with the way there. */
export function Due({ projectId, due }: { projectId: string; due: Amount }) {
  const { title, text, act } = wordsOf(due)
  const isUrgent = due.status === 'open' && (due.instalment !== 'balance' || due.dueAt !== null)
  return (
    <div className={`cluster spread ${style.due}`}>
      <div className={style.dueText}>
        <p className={style.dueTitle}>
          {title} <strong>{due.status !== 'expired' && <Money cents={due.totalCents} />}</strong>
        </p>
        {text && <p className="note">{text}</p>}
      </div>
      <ButtonLink
        variant={isUrgent ? 'primary' : 'outline'}
        size="small"
        to={due.status === 'expired' ? '/dashboard/quote' : '/dashboard/payment'}
        search={{ project: projectId }}
      >
        {act}
      </ButtonLink>
    </div>
  )
}
