import { Badge, Button, Group, List, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { dateIt } from 'shared/formats/date-it'
import type { InvoiceState } from 'shared/invoices/invoice-state'
import { invoicesPageTexts as texts } from 'shared/messages/it/invoices'
import type { Outputs } from '../../lib/trpc.ts'
import { confirm } from '../../ui/confirm.tsx'
import { Money } from '../../ui/money.tsx'
import { useToday } from '../../ui/use-now.ts'
import style from './invoices.module.css'
import { useInvoiceMutations } from './use-invoice-mutations.ts'

type Invoice = Outputs['team']['invoices']['list']['items'][number]

const stateColors: Record<InvoiceState, string> = {
  'to-send': 'orange',
  sent: 'blue',
  delivered: 'green',
  rejected: 'red',
  undeliverable: 'yellow',
}

const note = { c: 'dimmed', fz: '0.9375rem' } as const

/** Explains the state: the last day to send it, or the errors of a rejection. */
function StateHint({ invoice: { state, sendBy, errors } }: { invoice: Invoice }) {
  const today = useToday()
  if (state === 'to-send')
    return <Text {...note}>{(sendBy < today ? texts.late : texts.sendBy)(dateIt(sendBy))}</Text>
  if (state === 'undeliverable') return <Text {...note}>{texts.undeliverable}</Text>
  if (state !== 'rejected' || errors.length === 0) return null
  return (
    <List listStyleType="none" pt={4} fz="0.9375rem" c="var(--danger)" aria-label={texts.errors}>
      {errors.map(({ code, text }) => (
        <List.Item key={`${code} ${text}`}>
          <strong>{code}</strong> {text}
        </List.Item>
      ))}
    </List>
  )
}

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
  const { id, type, number, issuedOn, client, title, projectId, about, state, totalCents, fileName } = invoice
  const heading = texts.heading(texts.types[type], number)
  return (
    <li className={style.row}>
      <Stack gap={4} miw={0} style={{ overflowWrap: 'anywhere' }}>
        <Group gap="4px 10px">
          <strong>{heading}</strong>
          <Text span {...note}>
            {texts.issuedOn(dateIt(issuedOn))}
          </Text>
          <Badge color={stateColors[state]}>{texts.states[state]}</Badge>
        </Group>
        <p>{client}</p>
        <Text {...note}>
          {projectId ? (
            <Link to="/team/project/$projectId" params={{ projectId }}>
              {title}
            </Link>
          ) : (
            title
          )}
          {about && ` · ${texts.about(about)}`}
        </Text>
        <Text {...note}>
          <Text component="code" ff="monospace" fz="sm">
            {fileName}
          </Text>{' '}
          ·{' '}
          <a href={`/documents/fattura.pdf?invoice=${id}`} download aria-label={texts.on(texts.pdf, heading)}>
            {texts.pdf}
          </a>
        </Text>
        <StateHint invoice={invoice} />
      </Stack>
      <Text span fw={600}>
        <Money cents={totalCents} />
      </Text>
      <Actions invoice={invoice} />
    </li>
  )
}
