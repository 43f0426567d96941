import { timeIt } from 'shared/formats/date-it'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import style from './turns.module.css'

const texts = orderTexts.briefing

export type TeamAnswer = Outputs['dashboard']['briefing']['answers'][number]

const none: readonly TeamAnswer[] = []

/** What people of the team have answered to the project's questions; none while it is not known. */
export function useTeamAnswers(projectId: string | undefined): readonly TeamAnswer[] {
  const query = trpc.dashboard.briefing.answers.useQuery(
    { projectId: projectId ?? '' },
    { enabled: !!projectId },
  )
  return query.data ?? none
}

/** Answers of people, each with the question that it answers. */
export function TeamAnswers({ answers }: { answers: readonly TeamAnswer[] }) {
  return answers.map(({ id, question, text, authorName, at }) => (
    <li key={id} className={style.turn}>
      <p className={style.who}>
        {texts.teamAnswers(authorName)}
        <time dateTime={at}> · {timeIt(at)}</time>
      </p>
      <div className={`${style.text} ${style.answer}`}>
        <blockquote className={style.question}>{question}</blockquote>
        {text}
      </div>
    </li>
  ))
}
