import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { dateIt } from 'shared/formats/date-it'
import { euro } from 'shared/formats/euro'
import { invoicesPageTexts } from 'shared/messages/it/invoices'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { PagedList } from '../../ui/query-view.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { useInvoiceMutations } from './use-invoice-mutations.ts'

const { missing: texts, off, on } = invoicesPageTexts

type Missing = Outputs['team']['invoices']['missing']['items'][number]

function MissingRow({ missing }: { missing: Missing }) {
  const { paymentId, projectId, title, client, totalCents, paidAt, isCreditNote, reason } = missing
  const { issue } = useInvoiceMutations()
  const what = (isCreditNote ? texts.creditNote : texts.invoice)(euro(totalCents))
  return (
    <Group
      component="li"
      justify="space-between"
      gap="12px 20px"
      py={14}
      style={{ borderTop: '1px solid var(--line)' }}
    >
      <Stack gap={4} flex="1 1 260px" miw={0} style={{ overflowWrap: 'anywhere' }}>
        <Text fw={700}>{client ?? texts.unknownClient}</Text>
        <Text fz="0.9375rem" c="dimmed">
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
        </Text>
        <p>{reason ? texts.reasons[reason] : texts.ready}</p>
      </Stack>
      {(reason === null || reason === 'against-rules') && (
        <Button
          size="sm"
          loading={issue.isPending}
          aria-label={on(texts.issue, what)}
          onClick={() => issue.mutate({ paymentId })}
        >
          {texts.issue}
        </Button>
      )}
    </Group>
  )
}

/** The payments without an invoice, with the reason, and a notice if invoicing is off. Renders nothing if none is missing. */
export function MissingInvoices() {
  const query = trpc.team.invoices.missing.useInfiniteQuery({}, { getNextPageParam: page => page.nextCursor })
  const first = query.data?.pages[0]
  const isOff = first !== undefined && first.invoicing !== 'on'
  if (first && !isOff && first.items.length === 0) return null
  return (
    <>
      {isOff && first.invoicing !== 'on' && (
        <Alert color="yellow" role="note">
          {off[first.invoicing]}
        </Alert>
      )}
      {(!first || first.items.length > 0) && (
        <SectionCard title={texts.title}>
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
        </SectionCard>
      )}
    </>
  )
}
