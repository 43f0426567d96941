import { orderTexts } from 'shared/messages/it/dashboard-order'
import { sentenceOf } from '../../ui/failure.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { ConversationHead } from './conversation-head.tsx'
import style from './conversation-panel.module.css'
import { openingTurn } from './opening-turn.ts'
import { SayForm } from './say-form.tsx'
import { Turns } from './turns.tsx'
import { type Conversation, useConversation, useSay } from './use-conversation.ts'

const texts = orderTexts.briefing

type Props = { projectId: string | undefined; onMade: (id: string) => void }

function Talk({ projectId, conversation, onMade }: Props & { conversation: Conversation }) {
  const { say, saying, said } = useSay(projectId, onMade)
  return (
    <section className={style.panel} aria-label={texts.log}>
      <ConversationHead projectId={projectId} conversation={conversation} />
      <Turns turns={conversation.turns} pending={saying ? said : undefined} />
      <SayForm projectId={projectId} busy={saying} onSay={say} complete={conversation.complete} />
    </section>
  )
}

/** The briefing conversation: what was said, and the place to say more. */
export function ConversationPanel({ projectId, onMade }: Props) {
  const query = useConversation(projectId)
  if (!projectId) return <Talk projectId={projectId} conversation={openingTurn} onMade={onMade} />
  return (
    <QueryView
      query={query}
      bones={[56, 320, 96]}
      failed={query.error ? texts.load(sentenceOf(query.error)) : texts.unexpected}
    >
      {conversation => <Talk projectId={projectId} conversation={conversation} onMade={onMade} />}
    </QueryView>
  )
}
