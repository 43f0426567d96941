import { timeIt } from 'shared/formats/date-it'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { interviewScreenTexts } from 'shared/messages/it/interview'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import style from './interview.module.css'
import type { InterviewProps } from './interview.tsx'

const texts = orderTexts.briefing

type TeamAnswer = Outputs['dashboard']['briefing']['answers'][number]

const none: readonly TeamAnswer[] = []

/** The team's answers to the project's questions; none while they load. */
function useTeamAnswers(projectId: string | undefined): readonly TeamAnswer[] {
  const query = trpc.dashboard.briefing.answers.useQuery(
    { projectId: projectId ?? '' },
    { enabled: !!projectId },
  )
  return query.data ?? none
}

type Turn = InterviewProps['conversation']['turns'][number]

function Said({
  turn,
  isClosed,
  onEdit,
}: {
  turn: Turn
  isClosed: boolean
  onEdit: InterviewProps['onEdit']
}) {
  const { who, text, at, field } = turn
  return (
    <li className={style.turn} data-who={who}>
      <p className={style.who}>
        {who === 'client' ? texts.you : texts.assistant}
        {at !== '' && <time dateTime={at}> · {timeIt(at)}</time>}
        {field && !isClosed && (
          <button type="button" className={style.link} onClick={() => onEdit(field)}>
            {interviewScreenTexts.edit}
          </button>
        )}
      </p>
      <p className={style.said}>{text}</p>
    </li>
  )
}

function Answered({ question, text, authorName, at }: TeamAnswer) {
  return (
    <li className={style.turn} data-who="team">
      <p className={style.who}>
        {texts.teamAnswers(authorName)}
        <time dateTime={at}> · {timeIt(at)}</time>
      </p>
      <div className={style.said}>
        <blockquote className={style.quoted}>«{question}»</blockquote>
        {text}
      </div>
    </li>
  )
}

type Props = Pick<InterviewProps, 'projectId' | 'conversation' | 'onEdit'> & { isClosed: boolean }

/** Transcript of the interview, folded; each answer of the team is shown below its question. */
export function Transcript({ projectId, conversation: { turns }, isClosed, onEdit }: Props) {
  const answers = useTeamAnswers(projectId)
  const known = new Set(turns.map(({ id }) => id))
  // A conversation begun anew has lost the question.
  const lost = answers.filter(({ turnId }) => !known.has(turnId))
  if (turns.length < 2 && answers.length === 0) return null
  return (
    <details className={style.transcript} open={lost.length > 0 || undefined}>
      <summary>{interviewScreenTexts.transcript}</summary>
      <ol className={style.turns} aria-label={texts.log}>
        {lost.map(answer => (
          <Answered key={answer.id} {...answer} />
        ))}
        {turns.map(turn => [
          <Said key={turn.id} turn={turn} isClosed={isClosed} onEdit={onEdit} />,
          ...answers
            .filter(({ turnId }) => turnId === turn.id)
            .map(answer => <Answered key={answer.id} {...answer} />),
        ])}
      </ol>
    </details>
  )
}
