import { Anchor, List, Spoiler, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { dateIt } from 'shared/formats/date-it'
import { durationIt } from 'shared/formats/units'
import { isInvitable, type LeadKind } from 'shared/inbox/lead'
import { auditActions } from 'shared/messages/it/acts'
import { inboxTexts } from 'shared/messages/it/inbox'
import { teamTexts } from 'shared/messages/it/team'
import { useIsManager } from '../../lib/hub-session.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { DescriptionList } from '../../ui/description-list.tsx'
import { appCodeOf } from '../../ui/errors.ts'
import { HistoryCard } from '../../ui/history-card.tsx'
import { LinkAnchor, LinkButton } from '../../ui/links.tsx'
import { Money } from '../../ui/money.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Screen } from '../../ui/screen.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { AuditCards, ExternalLink } from './audit-cards.tsx'
import { HandlingCard, InviteCard } from './handling-card.tsx'
import { BackToInbox } from './lead-params-guard.tsx'
import { ReplyCard } from './reply-card.tsx'

export type Lead = Outputs['team']['leads']['get']

/** Shows a text as it was typed; a long one is cut until it is unfolded. */
const CollapsibleText = ({ text }: { text: string }) => (
  <Spoiler
    maxHeight={360}
    showLabel={inboxTexts.detail.unfold}
    hideLabel={inboxTexts.detail.fold}
    style={{ justifySelf: 'start' }}
  >
    <Text maw="72ch" className="typed">
      {text}
    </Text>
  </Spoiler>
)

const Subtitle = ({ children }: { children: ReactNode }) => (
  <Text component="h3" size="sm" fw={600} ff="var(--font-text)" c="dimmed" mt="lg" mb={6}>
    {children}
  </Text>
)

const RequestCard = ({ lead: { kind, text, projectText } }: { lead: Lead }) => (
  <SectionCard title={inboxTexts.detail.text[kind]}>
    <CollapsibleText text={text} />
    {projectText && (
      <>
        <Subtitle>{inboxTexts.detail.projectText}</Subtitle>
        <CollapsibleText text={projectText} />
      </>
    )}
  </SectionCard>
)

function ScriptCard({ script }: Pick<Lead, 'script'>) {
  const texts = inboxTexts.script
  if (!script)
    return (
      <SectionCard title={texts.sent}>
        <Text c="dimmed">{texts.waiting}</Text>
      </SectionCard>
    )
  const { after, changes, notes } = script
  const facts = [
    { name: texts.readability, value: after.readability !== null && String(after.readability) },
    { name: texts.seconds, value: durationIt(after.seconds) },
    { name: texts.changesLabel, value: texts.changes(changes.length) },
  ]
  return (
    <SectionCard title={texts.sent}>
      <Stack>
        <CollapsibleText text={script.script} />
        <DescriptionList facts={facts} />
      </Stack>
      {notes.length > 0 && (
        <>
          <Subtitle>{texts.notes}</Subtitle>
          <List spacing={6}>
            {notes.map(note => (
              <List.Item key={note}>{note}</List.Item>
            ))}
          </List>
        </>
      )}
    </SectionCard>
  )
}

function RepliesCard({ replies }: Pick<Lead, 'replies'>) {
  if (replies.length === 0) return null
  return (
    <SectionCard title={inboxTexts.reply.sentTitle}>
      <Stack component="ol" gap="lg">
        {replies.map(reply => (
          <Stack key={reply.id} component="li" gap={4}>
            <Title order={3} size="1rem" className="breaks">
              {reply.subject}
            </Title>
            <Text c="dimmed">
              <RelativeTime
                moment={reply.createdAt}
                words={when => inboxTexts.reply.by(reply.authorName, when)}
              />
            </Text>
            <CollapsibleText text={reply.text} />
          </Stack>
        ))}
      </Stack>
    </SectionCard>
  )
}

/** Lists who wrote, with the ways to contact them. */
function ContactsCard({ lead }: { lead: Lead }) {
  const { contacts, fields, marketing } = inboxTexts.detail
  const { name, company, email, phone, location, website, videoUrl, project, createdAt } = lead
  const facts = [
    { name: fields.name, value: name },
    { name: fields.company, value: company },
    { name: fields.email, value: email && <Anchor href={`mailto:${email}`}>{email}</Anchor> },
    {
      name: fields.phone,
      value: phone && <Anchor href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Anchor>,
    },
    { name: fields.location, value: location },
    { name: fields.website, value: website && <ExternalLink url={website} /> },
    { name: fields.videoUrl, value: videoUrl && <ExternalLink url={videoUrl} /> },
    {
      name: fields.project,
      value: project && (
        <LinkAnchor to="/team/project/$projectId" params={{ projectId: project.id }}>
          {project.title}
        </LinkAnchor>
      ),
    },
    { name: fields.received, value: <RelativeTime moment={createdAt} /> },
    { name: fields.marketing, value: lead.hasMarketing && marketing },
  ]
  return (
    <SectionCard title={contacts}>
      <DescriptionList facts={facts} />
    </SectionCard>
  )
}

/** Shows the payment of a refund request; the refund itself is made on the project's page. */
function RefundCard({ lead: { project, payment } }: { lead: Lead }) {
  if (!payment) return null
  const texts = inboxTexts.refund
  const { totalCents, paidAt, status } = payment
  const facts = [
    { name: texts.total, value: <Money cents={totalCents} /> },
    { name: texts.paidAt, value: paidAt && dateIt(paidAt) },
    { name: texts.state, value: status === 'refunded' && texts.refunded },
  ]
  return (
    <SectionCard title={texts.title}>
      <DescriptionList facts={facts} />
      {project && status === 'paid' && (
        <LinkButton
          variant="default"
          size="sm"
          mt="md"
          to="/team/project/$projectId"
          params={{ projectId: project.id }}
        >
          {texts.give}
        </LinkButton>
      )}
    </SectionCard>
  )
}

function describeEvent({ action, detail }: Lead['history'][number]): string {
  const { text } = auditActions[action]
  return typeof detail.member === 'string' ? `${text}: ${detail.member}` : text
}

export function LeadScreen({ kind, id }: { kind: LeadKind; id: string }) {
  const isManager = useIsManager()
  const query = trpc.team.leads.get.useQuery({ kind, id })
  const isMissing = appCodeOf(query.error) === 'NOT_FOUND'
  const { leads } = teamTexts
  const name = query.data && (query.data.company || query.data.name || inboxTexts.erased)
  return (
    <Screen wide title={name ?? leads.title} intro={leads.kinds[kind]} actions={<BackToInbox />}>
      <QueryView
        query={query}
        skeletonHeights={[220, 260, 180]}
        errorTitle={isMissing ? leads.missing : leads.load}
      >
        {lead => (
          <div className="columns wide-side gap-24">
            <Stack gap="lg" miw={0}>
              <RequestCard lead={lead} />
              {lead.kind === 'audit' && <AuditCards lead={lead} />}
              {lead.kind === 'script' && <ScriptCard script={lead.script} />}
              <RepliesCard replies={lead.replies} />
              <ReplyCard lead={lead} />
            </Stack>
            <Stack gap="lg" miw={0}>
              <HandlingCard lead={lead} />
              <ContactsCard lead={lead} />
              <RefundCard lead={lead} />
              {isManager && isInvitable(lead.kind) && <InviteCard lead={lead} kind={lead.kind} />}
              <HistoryCard history={lead.history} describe={describeEvent} />
            </Stack>
          </div>
        )}
      </QueryView>
    </Screen>
  )
}
