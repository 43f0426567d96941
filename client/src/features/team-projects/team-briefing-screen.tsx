import { orderTexts } from 'shared/messages/it/dashboard-order'
import { teamTexts } from 'shared/messages/it/team'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { appCodeOf } from '../../ui/failure.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { BriefCard } from './brief-card.tsx'
import style from './team-project.module.css'

const texts = teamTexts.briefing

type Briefing = Outputs['team']['projects']['briefing']

function Conversation({ turns, client }: Pick<Briefing, 'turns' | 'client'>) {
  if (turns.length === 0) return null
  return (
    <Card title={texts.conversation}>
      <ol className="stack gap-18">
        {turns.map(turn => (
          <li key={turn.id} className={style.turn}>
            <b>{turn.who === 'client' ? client : orderTexts.briefing.assistant}</b>
            <p>{turn.text}</p>
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** The brief as the client told it. */
export function TeamBriefingScreen({ id }: { id: string }) {
  const query = trpc.team.projects.briefing.useQuery({ id })
  const missing = appCodeOf(query.error) === 'NOT_FOUND'
  const back = (
    <ButtonLink variant="outline" to="/team/project/$projectId" params={{ projectId: id }}>
      {query.data?.title ?? teamTexts.project.back}
    </ButtonLink>
  )
  return (
    <Screen title={texts.title} actions={back} {...(query.data && { intro: query.data.client })}>
      <QueryView
        query={query}
        skeletonHeights={[240, 320]}
        errorTitle={missing ? teamTexts.project.missing : teamTexts.projects.load}
      >
        {briefing => (
          <>
            <BriefCard brief={briefing.brief} title={texts.summary} none={texts.none} />
            <Conversation turns={briefing.turns} client={briefing.client} />
          </>
        )}
      </QueryView>
    </Screen>
  )
}
