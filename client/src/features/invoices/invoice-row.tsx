import { Anchor, Badge, Button, Group, Text } from '@mantine/core'
import { dateIt } from 'shared/formats/date-it'
import type { InvoiceState } from 'shared/invoices/invoice-state'
import { invoiceHeading } from 'shared/messages/it/documents'
import { invoicesPageTexts as texts } from 'shared/messages/it/invoices'
import { useHubSession } from '../../lib/hub-session.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { confirm } from '../../ui/confirm.tsx'
import { showErrorToast } from '../../ui/errors.ts'
import { LinkAnchor } from '../../ui/links.tsx'
import { Money } from '../../ui/money.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useToday } from '../../ui/use-now.ts'
import style from './invoices.module.css'

type Invoice = Outputs['team']['invoices']['list']['items'][number]

const colors: Record<InvoiceState, string> = {
  'to-send': 'orange',
  sent: 'blue',
  delivered: 'green',
  rejected: 'red',
  undeliverable: 'yellow',
}

type Props = { invoice: Invoice }

function Hint({ invoice: { state, sendBy, errors } }: Props) {
  const today = useToday()
  if (state === 'to-send') return <p>{(sendBy < today ? texts.late : texts.sendBy)(dateIt(sendBy))}</p>
  if (state === 'undeliverable') return <p>{texts.undeliverable}</p>
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

function Actions({ invoice: { id, number, state, fileName } }: Props) {
  const { team } = trpc.useUtils()
  const onSettled = () => team.invoices.invalidate()
  const markSent = trpc.team.invoices.markSent.useMutation({
    onSuccess: () => showToast({ title: texts.sentDone }),
    onError: error => showErrorToast(error, { text: texts.failed }),
    onSettled,
  })
  const correct = trpc.team.invoices.correct.useMutation({
    onSuccess: () => showToast({ title: texts.corrected }),
    onSettled,
  })
  return (
    <Group gap={6} className={style.actions}>
      <Button
        component="a"
        variant="default"
        size="compact-sm"
        href={`/documents/fattura.xml?invoice=${id}`}
        download
        aria-label={texts.on(texts.xml, number)}
      >
        {texts.xml}
      </Button>
      {state === 'to-send' && (
        <Button
          variant="default"
          size="compact-sm"
          loading={markSent.isPending}
          aria-label={texts.on(texts.sent, number)}
          onClick={() => markSent.mutate({ id, fileName })}
        >
          {texts.sent}
        </Button>
      )}
      {state === 'rejected' && (
        <Button
          size="compact-sm"
          onClick={() =>
            confirm(texts.correctQuestion, () => correct.mutateAsync({ id, fileName }), {
              text: texts.failed,
            })
          }
        >
          {texts.correct}
        </Button>
      )}
    </Group>
  )
}

/** Renders an invoice in two lines: number, date and state; client, project and files. */
export function InvoiceRow({ invoice }: Props) {
  const { id, type, number, issuedOn, client, title, projectId, about, state, totalCents, fileName } = invoice
  const seesProjects = !useHubSession().member.isAccountingOnly
  const heading = invoiceHeading(type, number)
  return (
    <li className={style.row}>
      <div>
        <div className={style.line}>
          <strong>{heading}</strong>
          <span>{texts.issuedOn(dateIt(issuedOn))}</span>
          <Badge color={colors[state]} py={0}>
            {texts.states[state]}
          </Badge>
          <Hint invoice={invoice} />
        </div>
        <div className={`${style.line} ${style.details}`}>
          <span>{client}</span>
          <span>
            {projectId && seesProjects ? (
              <LinkAnchor inherit to="/team/project/$projectId" params={{ projectId }}>
                {title}
              </LinkAnchor>
            ) : (
              title
            )}
          </span>
          {about && <span>{texts.about(about)}</span>}
          <code>{fileName}</code>
          <span>
            <Anchor
              inherit
              href={`/documents/fattura.pdf?invoice=${id}`}
              download
              aria-label={texts.on(texts.pdf, heading)}
            >
              {texts.pdf}
            </Anchor>
          </span>
        </div>
      </div>
      <Text span inherit fw={600}>
        <Money cents={totalCents} />
      </Text>
      <Actions invoice={invoice} />
    </li>
  )
}
