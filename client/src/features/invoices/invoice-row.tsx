import { Link } from '@tanstack/react-router'
import { dateIt } from 'shared/formats/date-it'
import type { InvoiceState } from 'shared/invoices/invoice-state'
import { invoicesPageTexts as texts } from 'shared/messages/it/invoices'
import type { Outputs } from '../../lib/trpc.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonAnchor } from '../../ui/button-link.tsx'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { Money } from '../../ui/money.tsx'
import { useToday } from '../../ui/use-now.ts'
import style from './invoices.module.css'
import { useInvoiceActs } from './use-invoice-acts.ts'

export type Invoice = Outputs['team']['invoices']['list']['items'][number]

const tones: Record<InvoiceState, BadgeTone> = {
  'to-send': 'orange',
  sent: 'blue',
  delivered: 'green',
  rejected: 'red',
  undeliverable: 'yellow',
}

/** What is to be known of where it stands. */
function Hint({ invoice: { state, sendBy, errors } }: { invoice: Invoice }) {
  const today = useToday()
  if (state === 'to-send')
    return <p className="note">{(sendBy < today ? texts.late : texts.sendBy)(dateIt(sendBy))}</p>
  if (state === 'undeliverable') return <p className="note">{texts.undeliverable}</p>
  if (state !== 'rejected' || errors.length === 0) return null
  return (
    <ul className={style.errors} aria-label={texts.errors}>
      {errors.map(({ code, text }) => (
        <li key={`${code} ${text}`}>
          <strong>{code}</strong> {text}
        </li>
      ))}
    </ul>
  )
}

function Acts({ invoice: { id, number, state } }: { invoice: Invoice }) {
  const { markSent, correct } = useInvoiceActs()
  const xml = `/documents/fattura.xml?invoice=${id}`
  return (
    <div className={style.acts}>
      <ButtonAnchor
        variant="outline"
        size="small"
        href={xml}
        download
        aria-label={texts.on(texts.xml, number)}
      >
        {texts.xml}
      </ButtonAnchor>
      {state === 'to-send' && (
        <Button
          variant="outline"
          size="small"
          busy={markSent.isPending}
          aria-label={texts.on(texts.sent, number)}
          onClick={() => markSent.mutate({ id })}
        >
          {texts.sent}
        </Button>
      )}
      {state === 'rejected' && (
        <ConfirmButton
          size="small"
          label={texts.correct}
          question={texts.correctQuestion}
          busy={correct.isPending}
          onConfirm={close => correct.mutate({ id }, { onSettled: close })}
        />
      )}
    </div>
  )
}

/** One invoice: to whom, for how much, where it stands, and what is to be done. */
export function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { id, type, number, issuedOn, client, title, projectId, about, state, totalCents, fileName } = invoice
  const heading = texts.heading(texts.types[type], number)
  return (
    <li className={style.row}>
      <div className={style.main}>
        <p className={style.heading}>
          <strong>{heading}</strong> <span className="note">{texts.issuedOn(dateIt(issuedOn))}</span>
          <Badge tone={tones[state]}>{texts.states[state]}</Badge>
        </p>
        <p>{client}</p>
        <p className="note">
          {projectId ? (
            <Link to="/team/project/$projectId" params={{ projectId }}>
              {title}
            </Link>
          ) : (
            title
          )}
          {about && ` · ${texts.about(about)}`}
        </p>
        <p className="note">
          <code className={style.fileName}>{fileName}</code> ·{' '}
          <a href={`/documents/fattura.pdf?invoice=${id}`} download aria-label={texts.on(texts.pdf, heading)}>
            {texts.pdf}
          </a>
        </p>
        <Hint invoice={invoice} />
      </div>
      <span className={style.sum}>
        <Money cents={totalCents} />
      </span>
      <Acts invoice={invoice} />
    </li>
  )
}
