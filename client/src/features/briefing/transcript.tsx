import { Button, Group, Stack, Text } from '@mantine/core'
import { timeIt } from 'shared/formats/date-it'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { interviewScreenTexts } from 'shared/messages/it/interview'
import { studioBriefingTexts } from 'shared/messages/it/studio-briefing'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import style from './interview.module.css'
import type { InterviewProps } from './interview.tsx'
import { useIsStudio } from './use-conversation.ts'

const texts = orderTexts.briefing

type TeamAnswer = Outputs['dashboard']['briefing']['answers'][number]

const none: readonly TeamAnswer[] = []

/** Loads the team's answers to the client's questions; empty while they load. */
function useTeamAnswers(projectId: string | undefined): readonly TeamAnswer[] {
  const query = trpc.dashboard.briefing.answers.useQuery(
    { projectId: projectId ?? '' },
    { enabled: !useIsStudio() && !!projectId },
  )
  return query.data ?? none
}

interface TurnProps extends Pick<InterviewProps, 'onEdit'> {
  turn: InterviewProps['conversation']['turns'][number]
  isClosed: boolean
}

function TurnItem({ turn, isClosed, onEdit }: TurnProps) {
  const { who, text, at, field, byStudio } = turn
  const isStudio = useIsStudio()
  const client = byStudio ? studioBriefingTexts.byStudio : isStudio ? studioBriefingTexts.client : texts.you
  return (
    <li className={style.turn} data-who={who}>
      <Group component="p" gap={10} fz="0.8125rem" c="dimmed">
        {who === 'client' ? client : texts.assistant}
        {at !== '' && <time dateTime={at}> · {timeIt(at)}</time>}
        {field && !isClosed && (
          <Button variant="subtle" size="compact-sm" onClick={() => onEdit(field)}>
            {interviewScreenTexts.edit}
          </Button>
        )}
      </Group>
      <p className={`typed ${style.turnText}`}>{text}</p>
    </li>
  )
}

function TeamAnswerItem({ question, text, authorName, at }: TeamAnswer) {
  return (
    <li className={style.turn} data-who="team">
      <Group component="p" gap={10} fz="0.8125rem" c="dimmed">
        {texts.teamAnswers(authorName)}
        <time dateTime={at}> · {timeIt(at)}</time>
      </Group>
      <div className={`typed ${style.turnText}`}>
        <Text component="blockquote" c="dimmed">
          «{question}»
        </Text>
        {text}
      </div>
    </li>
  )
}

type Props = Pick<InterviewProps, 'projectId' | 'conversation' | 'onEdit'> & { isClosed: boolean }

/** Shows the folded transcript; an answer of the team is below its question. */
export function Transcript({ projectId, conversation: { turns }, isClosed, onEdit }: Props) {
  const answers = useTeamAnswers(projectId)
  const known = new Set(turns.map(({ id }) => id))
  // A restarted conversation no longer contains the question.
  const lost = answers.filter(({ turnId }) => !known.has(turnId))
  if (turns.length < 2 && answers.length === 0) return null
  return (
    <details className={style.transcript} open={lost.length > 0 || undefined}>
      <Text component="summary" mih={32} fw={600}>
        {interviewScreenTexts.transcript}
      </Text>
      <Stack component="ol" gap={14} mt="sm" aria-label={texts.log}>
        {lost.map(answer => (
          <TeamAnswerItem key={answer.id} {...answer} />
        ))}
        {turns.map(turn => [
          <TurnItem key={turn.id} turn={turn} isClosed={isClosed} onEdit={onEdit} />,
          ...answers
            .filter(({ turnId }) => turnId === turn.id)
            .map(answer => <TeamAnswerItem key={answer.id} {...answer} />),
        ])}
      </Stack>
    </details>
  )
}
