import { Alert, Button, Group } from '@mantine/core'
import { dateIt } from 'shared/formats/date-it'
import { euro } from 'shared/formats/units'
import { invoicesPageTexts } from 'shared/messages/it/invoices'
import { useHubSession } from '../../lib/hub-session.ts'
import { cursorQueryOptions } from '../../lib/query-client.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { showErrorToast } from '../../ui/errors.ts'
import { LinkAnchor } from '../../ui/links.tsx'
import { PagedList } from '../../ui/query-view.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { showToast } from '../../ui/toast-store.ts'
import style from './invoices.module.css'

const { missing: texts, off, on, failed } = invoicesPageTexts

type Missing = Outputs['team']['invoices']['missing']['items'][number]

function MissingRow({ missing }: { missing: Missing }) {
  const { paymentId, projectId, title, client, totalCents, paidAt, isCreditNote, reason } = missing
  const { team } = trpc.useUtils()
  const seesProjects = !useHubSession().member.isAccountingOnly
  const issue = trpc.team.invoices.issue.useMutation({
    onSuccess: () => showToast({ title: texts.issued }),
    onError: error => showErrorToast(error, { text: failed }),
    onSettled: () => team.invoices.invalidate(),
  })
  const description = (isCreditNote ? texts.creditNote : texts.invoice)(euro(totalCents))
  return (
    <Group component="li" justify="space-between" gap="4px 20px" className={style.missing}>
      <div>
        <div className={style.line}>
          <strong>{client ?? texts.unknownClient}</strong>
          <span>{reason ? texts.reasons[reason] : texts.ready}</span>
        </div>
        <div className={`${style.line} ${style.details}`}>
          <span>
            {description}
            {paidAt && `, ${texts.paidOn(dateIt(paidAt))}`}
          </span>
          <span>
            {projectId && seesProjects ? (
              <LinkAnchor inherit to="/team/project/$projectId" params={{ projectId }}>
                {title}
              </LinkAnchor>
            ) : (
              (title ?? texts.unknownTitle)
            )}
          </span>
        </div>
      </div>
      {(reason === null || reason === 'against-rules') && (
        <Button
          size="compact-sm"
          loading={issue.isPending}
          aria-label={on(texts.issue, description)}
          onClick={() => issue.mutate({ paymentId })}
        >
          {texts.issue}
        </Button>
      )}
    </Group>
  )
}

/**
 * Warns if invoicing is off and lists the payments without an invoice, with the reason; renders nothing if all have
 * one.
 */
export function MissingInvoices() {
  const query = trpc.team.invoices.missing.useInfiniteQuery({}, cursorQueryOptions)
  const first = query.data?.pages[0]
  return (
    <>
      {first && first.invoicing !== 'on' && <Alert color="yellow">{off[first.invoicing]}</Alert>}
      {(!first || first.items.length > 0) && (
        <SectionCard title={texts.title}>
          <PagedList query={query} skeletonHeights={[44]} errorTitle={texts.load} empty={null}>
            {items => (
              <ul>
                {items.map(missing => (
                  <MissingRow key={missing.paymentId} missing={missing} />
                ))}
              </ul>
            )}
          </PagedList>
        </SectionCard>
      )}
    </>
  )
}
