import { Anchor, Badge, Button, Group, Stack, Table, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { dateIt, exactTimeIt, shortDateIt } from 'shared/formats/date-it'
import { euro } from 'shared/formats/units'
import { clientTexts as texts } from 'shared/messages/it/clients'
import { companyTexts, hatTexts } from 'shared/messages/it/companies'
import { conversationTexts } from 'shared/messages/it/conversation'
import { invoiceHeading } from 'shared/messages/it/documents'
import { teamTexts } from 'shared/messages/it/team'
import { turnTexts } from 'shared/messages/it/today'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { DialogButton } from '../../ui/action-buttons.tsx'
import { AppModal } from '../../ui/app-modal.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { DataTable, tableStyle } from '../../ui/data-table.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { InviteForm } from '../../ui/invite-form.tsx'
import { LinkAnchor, LinkButton } from '../../ui/links.tsx'
import { Money } from '../../ui/money.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Note, SectionCard } from '../../ui/section-card.tsx'
import { TeamStatusBadge } from '../../ui/team-badges.tsx'
import style from './clients.module.css'

type Client = Outputs['team']['clients']['get']

/** Returns the company's name, or that of its first person where it has none. */
const clientName = ({ name, people }: Pick<Client, 'name' | 'people'>) =>
  name ?? people[0]?.fullName ?? texts.unnamed

type PersonOf = { companyId: string; person: Client['people'][number] }

/** Makes somebody the company's representative, after a question. */
function AppointButton({ companyId, person: { id, fullName } }: PersonOf) {
  const { team } = trpc.useUtils()
  const appoint = trpc.team.clients.appoint.useMutation({ onSettled: () => team.clients.invalidate() })
  const labels = texts.people.appoint
  const ask = () =>
    confirm(
      { title: labels.title(fullName), text: labels.text, confirm: labels.confirm },
      () => appoint.mutateAsync({ companyId, userId: id }),
      { text: labels.failed },
    )
  return (
    <Button variant="default" size="xs" aria-label={labels.of(fullName)} onClick={ask}>
      {labels.confirm}
    </Button>
  )
}

type InviteProps = { companyId: string; opened: boolean; onClose: () => void }

/** Invites a person to a client's company, by a manager. */
function InviteDialog({ companyId, opened, onClose }: InviteProps) {
  const { team } = trpc.useUtils()
  const invite = trpc.team.clients.invite.useMutation({ onSuccess: () => team.clients.invalidate() })
  return (
    <AppModal opened={opened} onClose={onClose} title={companyTexts.invite}>
      <InviteForm companyId={companyId} invite={invite.mutateAsync} onClose={onClose} />
    </AppModal>
  )
}

function People({ client: { id: companyId, people } }: { client: Client }) {
  return (
    <SectionCard title={texts.people.title}>
      <Stack component="ul" gap="sm">
        {people.map(person => {
          const { id, fullName, email, phone, hats, isConfirmed } = person
          return (
            <Group component="li" key={id} gap="2px 12px" justify="space-between" className="breaks">
              <div>
                <Text fw={600}>{fullName}</Text>
                <Group gap="0 12px">
                  <Anchor size="sm" href={`mailto:${email}`}>
                    {email}
                  </Anchor>
                  {phone && (
                    <Anchor size="sm" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
                      {phone}
                    </Anchor>
                  )}
                </Group>
                {!isConfirmed && <Note>{texts.people.unconfirmed}</Note>}
              </div>
              <Group gap={6}>
                {!hats.includes('representative') && isConfirmed && (
                  <AppointButton companyId={companyId} person={person} />
                )}
                {hats.map(hat => (
                  <Badge key={hat} color="gray">
                    {hatTexts[hat].name}
                  </Badge>
                ))}
              </Group>
            </Group>
          )
        })}
      </Stack>
      <DialogButton mt="md" dialog={modal => <InviteDialog companyId={companyId} {...modal} />}>
        {companyTexts.invite}
      </DialogButton>
    </SectionCard>
  )
}

function Accounts({ money }: Pick<Client, 'money'>) {
  const { quotedCents, receivedCents, refundedCents, dueCents, overdueCents, laterCents } = money
  const labels = texts.money
  const facts = [
    { name: refundedCents > 0 ? labels.quotedNet : labels.quoted, value: <Money cents={quotedCents} /> },
    { name: labels.received, value: <Money cents={receivedCents} /> },
    { name: labels.refunded, value: refundedCents > 0 && <Money cents={refundedCents} /> },
    { name: labels.due, value: <Money cents={dueCents} /> },
    {
      name: labels.overdue,
      value: overdueCents > 0 && (
        <Text span inherit c="red" fw={600}>
          {euro(overdueCents)}
        </Text>
      ),
    },
    { name: labels.later, value: laterCents > 0 && <Money cents={laterCents} /> },
  ]
  return (
    <SectionCard title={labels.title}>
      <DescriptionList facts={facts} inline />
    </SectionCard>
  )
}

const projectColumns = [
  texts.projectList.title,
  teamTexts.status.label,
  texts.projectList.turn,
  texts.projectList.agreed,
  teamTexts.projects.deadline,
]

function Projects({ items, isComplete }: Client['projects']) {
  const labels = texts.projectList
  if (items.length === 0) return <Text c="dimmed">{labels.empty}</Text>
  return (
    <>
      <DataTable columns={projectColumns}>
        {items.map(({ id, title, status, deadline, agreedTotalCents, because, since }) => (
          <Table.Tr key={id}>
            <Table.Td className={tableStyle.main}>
              <h3 className={tableStyle.title}>
                <Link to="/team/project/$projectId" params={{ projectId: id }} className="stretched-link">
                  {title}
                </Link>
              </h3>
            </Table.Td>
            <Table.Td>
              <TeamStatusBadge status={status} />
            </Table.Td>
            <Table.Td data-label={labels.turn}>
              {because && since && (
                <Text span size="sm" title={exactTimeIt(since)}>
                  {turnTexts.because[because]}
                </Text>
              )}
            </Table.Td>
            <Table.Td data-label={labels.agreed} className={tableStyle.nowrap}>
              {agreedTotalCents !== null && euro(agreedTotalCents)}
            </Table.Td>
            <Table.Td data-label={teamTexts.projects.deadline} className={tableStyle.nowrap}>
              {deadline ? shortDateIt(deadline) : labels.noDeadline}
            </Table.Td>
          </Table.Tr>
        ))}
      </DataTable>
      {!isComplete && <Note>{labels.older}</Note>}
    </>
  )
}

function LastMessage({ lastMessage }: Pick<Client, 'lastMessage'>) {
  const labels = texts.lastMessage
  return (
    <SectionCard title={labels.title}>
      {lastMessage ? (
        <Stack gap="xs">
          <Note>
            {lastMessage.author ?? conversationTexts.erased} · {lastMessage.title} ·{' '}
            <RelativeTime moment={lastMessage.createdAt} />
          </Note>
          <Text lineClamp={4} className="breaks">
            {lastMessage.text}
          </Text>
          <div>
            <LinkAnchor to="/team/project/$projectId/messages" params={{ projectId: lastMessage.projectId }}>
              {labels.open}
            </LinkAnchor>
          </div>
        </Stack>
      ) : (
        <Text c="dimmed">{labels.empty}</Text>
      )}
    </SectionCard>
  )
}

function Documents({ documents }: Pick<Client, 'documents'>) {
  const labels = texts.documents
  return (
    <SectionCard title={labels.title}>
      {documents.length === 0 ? (
        <Text c="dimmed">{labels.empty}</Text>
      ) : (
        <Stack component="ul" gap="xs">
          {documents.map(({ id, type, number, issuedOn, title, totalCents }) => (
            <li key={id} className="breaks">
              <Anchor href={`/documents/fattura.pdf?invoice=${id}`} target="_blank" rel="noreferrer">
                {labels.named(invoiceHeading(type, number), dateIt(issuedOn))}
              </Anchor>
              <Text c="dimmed">
                {title} · <Money cents={totalCents} />
              </Text>
            </li>
          ))}
        </Stack>
      )}
    </SectionCard>
  )
}

function Requests({ requests }: Pick<Client, 'requests'>) {
  const labels = texts.requests
  return (
    <SectionCard title={labels.title}>
      {requests.length === 0 ? (
        <Text c="dimmed">{labels.empty}</Text>
      ) : (
        <Stack component="ul" gap="xs">
          {requests.map(({ kind, id, state, excerpt, createdAt }) => (
            <li key={id}>
              <LinkAnchor to="/team/leads/$kind/$id" params={{ kind, id }}>
                {teamTexts.leads.kinds[kind]}
              </LinkAnchor>{' '}
              <Note span>
                {teamTexts.leads.states[state]} · <RelativeTime moment={createdAt} />
              </Note>
              <Text size="sm" lineClamp={2} className="breaks">
                {excerpt}
              </Text>
            </li>
          ))}
        </Stack>
      )}
    </SectionCard>
  )
}

interface Props {
  companyId: string
  newProject: (client: { id: string; name: string }) => ReactNode
}

function LoadedClient({ client, newProject }: { client: Client } & Pick<Props, 'newProject'>) {
  return (
    <div className={style.grid}>
      <Stack gap="md" miw={0}>
        <Stack gap="sm">
          <Projects {...client.projects} />
          <div>{newProject({ id: client.id, name: clientName(client) })}</div>
        </Stack>
        <LastMessage lastMessage={client.lastMessage} />
        <Documents documents={client.documents} />
      </Stack>
      <Stack gap="md" miw={0}>
        <Accounts money={client.money} />
        <People client={client} />
        <Requests requests={client.requests} />
      </Stack>
    </div>
  )
}

/** Shows one company that orders with its people, projects, sums, documents and requests, for managers. */
export function ClientScreen({ companyId, newProject }: Props) {
  const query = trpc.team.clients.get.useQuery({ companyId })
  const client = query.data
  return (
    <Screen
      wide
      compact
      title={client ? clientName(client) : texts.title}
      {...(client && { intro: texts.since(dateIt(client.createdAt)) })}
      actions={
        <LinkButton variant="default" size="sm" to="/team/clients">
          {texts.back}
        </LinkButton>
      }
    >
      <QueryView query={query} skeletonHeights={[220, 120, 120]} errorTitle={texts.loadOne}>
        {loaded => <LoadedClient client={loaded} newProject={newProject} />}
      </QueryView>
    </Screen>
  )
}
