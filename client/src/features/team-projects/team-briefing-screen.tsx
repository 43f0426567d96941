import { Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { studioBriefingTexts } from 'shared/messages/it/studio-briefing'
import { teamTexts } from 'shared/messages/it/team'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { SmallButton } from '../../ui/action-buttons.tsx'
import { appCodeOf } from '../../ui/errors.ts'
import { LinkButton } from '../../ui/links.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Note, SectionCard } from '../../ui/section-card.tsx'
import { BriefCard } from './brief-card.tsx'

const texts = teamTexts.briefing

type Briefing = Outputs['team']['projects']['briefing']

function Conversation({ turns, client }: Pick<Briefing, 'turns' | 'client'>) {
  if (turns.length === 0) return null
  return (
    <SectionCard title={texts.conversation}>
      <Stack component="ol" gap={18} maw="72ch">
        {turns.map(turn => (
          <li key={turn.id}>
            <Note fw={700}>
              {turn.who === 'client' ? client : orderTexts.briefing.assistant}
              {turn.byStudio && ` · ${studioBriefingTexts.byStudio}`}
            </Note>
            <Text className="typed">{turn.text}</Text>
          </li>
        ))}
      </Stack>
    </SectionCard>
  )
}

/** Lets a manager fill the brief in, unless the project is paid; begins with it where there is no brief. */
function WriteBrief({ id, hasBrief, children }: { id: string; hasBrief: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(!hasBrief)
  const payment = trpc.team.projects.get.useQuery({ id }).data?.payment
  if (!payment || (hasBrief && payment.status !== 'open' && payment.status !== 'failed')) return null
  const open = hasBrief ? studioBriefingTexts.change : studioBriefingTexts.title
  return (
    <Stack gap="md" align="start">
      <SmallButton onClick={() => setOpen(!isOpen)}>{isOpen ? studioBriefingTexts.close : open}</SmallButton>
      {isOpen && <div style={{ width: '100%' }}>{children}</div>}
    </Stack>
  )
}

interface Props {
  id: string
  /** The questionnaire for a manager who writes the brief; undefined for other members. */
  questions: ReactNode | undefined
}

export function TeamBriefingScreen({ id, questions }: Props) {
  const query = trpc.team.projects.briefing.useQuery({ id })
  const isMissing = appCodeOf(query.error) === 'NOT_FOUND'
  const back = (
    <LinkButton variant="default" to="/team/project/$projectId" params={{ projectId: id }}>
      {query.data?.title ?? teamTexts.project.back}
    </LinkButton>
  )
  return (
    <Screen title={texts.title} actions={back} {...(query.data && { intro: query.data.client })}>
      <QueryView
        query={query}
        skeletonHeights={[240, 320]}
        errorTitle={isMissing ? teamTexts.project.missing : teamTexts.projects.load}
      >
        {briefing => (
          <>
            <BriefCard brief={briefing.brief} title={texts.summary} none={texts.none} />
            {questions && (
              <WriteBrief id={id} hasBrief={briefing.brief !== null}>
                {questions}
              </WriteBrief>
            )}
            <Conversation turns={briefing.turns} client={briefing.client} />
          </>
        )}
      </QueryView>
    </Screen>
  )
}
