import { Alert, Badge, Button, Group, List, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { dateIt } from 'shared/formats/date-it'
import { euro } from 'shared/formats/euro'
import type { InvoiceState } from 'shared/invoices/invoice-state'
import { invoicesPageTexts as texts } from 'shared/messages/it/invoices'
import { byCursor } from '../../lib/by-cursor.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { confirm } from '../../ui/confirm.tsx'
import { showFailure } from '../../ui/failure.ts'
import { Money } from '../../ui/money.tsx'
import { PagedList } from '../../ui/query-view.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useToday } from '../../ui/use-now.ts'
import style from './invoices.module.css'

type Invoice = Outputs['team']['invoices']['list']['items'][number]

const stateColors: Record<InvoiceState, string> = {
  'to-send': 'orange',
  sent: 'blue',
  delivered: 'green',
  rejected: 'red',
  undeliverable: 'yellow',
}

const note = { c: 'dimmed', fz: '0.9375rem' } as const

/** Marks an invoice as sent, corrects a rejected one, and issues a missing one; each shows a toast. */
function useInvoiceMutations() {
  const { team } = trpc.useUtils()
  const withToast = (title: string) => ({
    onSuccess: () => showToast({ title }),
    onError: (error: unknown) => showFailure(error, { text: texts.failed }),
    onSettled: () => void team.invoices.invalidate(),
  })
  return {
    markSent: trpc.team.invoices.markSent.useMutation(withToast(texts.sentDone)),
    correct: trpc.team.invoices.correct.useMutation(withToast(texts.corrected)),
    issue: trpc.team.invoices.issue.useMutation(withToast(texts.missing.issued)),
  }
}

/** Returns the last day to send an invoice, or what follows from its state. */
function stateHint({ state, sendBy }: Invoice, today: string): string | undefined {
  if (state === 'undeliverable') return texts.undeliverable
  return state === 'to-send' ? (sendBy < today ? texts.late : texts.sendBy)(dateIt(sendBy)) : undefined
}

const ProjectLink = ({ projectId, title }: { projectId: string; title: string | null }) => (
  <Link to="/team/project/$projectId" params={{ projectId }}>
    {title}
  </Link>
)

function Actions({ invoice: { id, number, state } }: { invoice: Invoice }) {
  const { markSent, correct } = useInvoiceMutations()
  return (
    <Group gap={8} justify="flex-end">
      <Button
        component="a"
        variant="default"
        size="sm"
        href={`/documents/fattura.xml?invoice=${id}`}
        download
        aria-label={texts.on(texts.xml, number)}
      >
        {texts.xml}
      </Button>
      {state === 'to-send' && (
        <Button
          variant="default"
          size="sm"
          loading={markSent.isPending}
          aria-label={texts.on(texts.sent, number)}
          onClick={() => markSent.mutate({ id })}
        >
          {texts.sent}
        </Button>
      )}
      {state === 'rejected' && (
        <Button
          size="sm"
          onClick={() =>
            confirm(texts.correctQuestion, () => correct.mutateAsync({ id }).catch(() => undefined))
          }
        >
          {texts.correct}
        </Button>
      )}
    </Group>
  )
}

/** An invoice with its client, total and state, and the actions that the state allows. */
export function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { id, type, number, issuedOn, client, title, projectId, about, state, totalCents } = invoice
  const { fileName, errors } = invoice
  const hint = stateHint(invoice, useToday())
  const heading = texts.heading(texts.types[type], number)
  return (
    <li className={style.row}>
      <Stack gap={2} miw={0} style={{ overflowWrap: 'anywhere' }}>
        <Group gap="4px 10px">
          <strong>{heading}</strong>
          <Text span {...note}>
            {texts.issuedOn(dateIt(issuedOn))}
          </Text>
          <Badge color={stateColors[state]}>{texts.states[state]}</Badge>
        </Group>
        <Text {...note}>
          <Text span inherit c="var(--ink)">
            {client}
          </Text>
          {' · '}
          {projectId ? <ProjectLink projectId={projectId} title={title} /> : title}
          {about && ` · ${texts.about(about)}`}
        </Text>
        <Text {...note}>
          <Text component="code" ff="monospace" fz="sm">
            {fileName}
          </Text>
          {' · '}
          <a href={`/documents/fattura.pdf?invoice=${id}`} download aria-label={texts.on(texts.pdf, heading)}>
            {texts.pdf}
          </a>
          {hint && ` · ${hint}`}
        </Text>
        {state === 'rejected' && errors.length > 0 && (
          <List listStyleType="none" fz="0.9375rem" c="var(--danger)" aria-label={texts.errors}>
            {errors.map(({ code, text }) => (
              <List.Item key={`${code} ${text}`}>
                <strong>{code}</strong> {text}
              </List.Item>
            ))}
          </List>
        )}
      </Stack>
      <Text span fw={600}>
        <Money cents={totalCents} />
      </Text>
      <Actions invoice={invoice} />
    </li>
  )
}

const { missing: missingTexts } = texts

type Missing = Outputs['team']['invoices']['missing']['items'][number]

function MissingRow({ missing }: { missing: Missing }) {
  const { paymentId, projectId, title, client, totalCents, paidAt, isCreditNote, reason } = missing
  const { issue } = useInvoiceMutations()
  const what = (isCreditNote ? missingTexts.creditNote : missingTexts.invoice)(euro(totalCents))
  return (
    <Group
      component="li"
      justify="space-between"
      gap="12px 20px"
      py={14}
      style={{ borderTop: '1px solid var(--line)' }}
    >
      <Stack gap={4} flex="1 1 260px" miw={0} style={{ overflowWrap: 'anywhere' }}>
        <Text fw={700}>{client ?? missingTexts.unknownClient}</Text>
        <Text {...note}>
          {what}
          {paidAt && `, ${missingTexts.paidOn(dateIt(paidAt))}`}
          {' · '}
          {projectId ? <ProjectLink projectId={projectId} title={title} /> : missingTexts.unknownTitle}
        </Text>
        <p>{reason ? missingTexts.reasons[reason] : missingTexts.ready}</p>
      </Stack>
      {(reason === null || reason === 'against-rules') && (
        <Button
          size="sm"
          loading={issue.isPending}
          aria-label={texts.on(missingTexts.issue, what)}
          onClick={() => issue.mutate({ paymentId })}
        >
          {missingTexts.issue}
        </Button>
      )}
    </Group>
  )
}

/** The payments without an invoice, with the reason, and a notice if invoicing is off. Renders nothing if none is missing. */
export function MissingInvoices() {
  const query = trpc.team.invoices.missing.useInfiniteQuery({}, byCursor)
  const first = query.data?.pages[0]
  const isOff = first !== undefined && first.invoicing !== 'on'
  if (first && !isOff && first.items.length === 0) return null
  return (
    <>
      {isOff && first.invoicing !== 'on' && (
        <Alert color="yellow" role="note">
          {texts.off[first.invoicing]}
        </Alert>
      )}
      {(!first || first.items.length > 0) && (
        <SectionCard title={missingTexts.title}>
          <PagedList
            query={query}
            skeletonHeights={[72]}
            errorTitle={missingTexts.load}
            more={missingTexts.more}
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
