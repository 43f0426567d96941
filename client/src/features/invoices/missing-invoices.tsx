import { Link } from '@tanstack/react-router'
import { dateIt } from 'shared/formats/date-it'
import { euro } from 'shared/formats/euro'
import { invoicesPageTexts } from 'shared/messages/it/invoices'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PagedList } from '../../ui/query-view.tsx'
import style from './invoices.module.css'
import { useInvoiceActs } from './use-invoice-acts.ts'

const { missing: texts, off, on } = invoicesPageTexts

type Missing = Outputs['team']['invoices']['missing']['items'][number]

const useMissing = () =>
  trpc.team.invoices.missing.useInfiniteQuery({}, { getNextPageParam: page => page.nextCursor })

function MissingRow({ missing }: { missing: Missing }) {
  const { paymentId, projectId, title, client, totalCents, paidAt, isCreditNote, reason } = missing
  const { issue } = useInvoiceActs()
  const what = (isCreditNote ? texts.creditNote : texts.invoice)(euro(totalCents))
  return (
    <li className={`cluster spread ${style.missing}`}>
      <div className={style.main}>
        <p>
          <strong>{client ?? texts.unknownClient}</strong>
        </p>
        <p className="note">
          {what}
          {paidAt && `, ${texts.paidOn(dateIt(paidAt))}`}
          {' · '}
          {projectId ? (
            <Link to="/team/project/$projectId" params={{ projectId }}>
              {title}
            </Link>
          ) : (
            texts.unknownTitle
          )}
        </p>
        <p>{reason ? texts.reasons[reason] : texts.ready}</p>
      </div>
      {(reason === null || reason === 'against-rules') && (
        <Button
          size="small"
          busy={issue.isPending}
          aria-label={on(texts.issue, what)}
          onClick={() => issue.mutate({ paymentId })}
        >
          {texts.issue}
        </Button>
      )}
    </li>
  )
}

/** Whether invoices are made at all, and the payments that have none, with the reason; nothing where none is missing. */
export function MissingInvoices() {
  const query = useMissing()
  const first = query.data?.pages[0]
  const isOff = first !== undefined && first.invoicing !== 'on'
  if (first && !isOff && first.items.length === 0) return null
  return (
    <>
      {isOff && first.invoicing !== 'on' && <p className={style.notice}>{off[first.invoicing]}</p>}
      {(!first || first.items.length > 0) && (
        <Card title={texts.title}>
          <PagedList
            query={query}
            skeletonHeights={[72]}
            errorTitle={texts.load}
            more={texts.more}
            empty={null}
          >
            {items => (
              <ul>
                {items.map(missing => (
                  <MissingRow key={missing.paymentId} missing={missing} />
                ))}
              </ul>
            )}
          </PagedList>
        </Card>
      )}
    </>
  )
}
