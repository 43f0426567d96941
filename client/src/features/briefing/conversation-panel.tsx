import { useState } from 'react'
import { resumeOf } from 'shared/briefing/resume'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { useStreamedText } from '../../lib/streamed-text.ts'
import { sentenceOf } from '../../ui/failure.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { ConversationHead } from './conversation-head.tsx'
import style from './conversation-panel.module.css'
import { openingTurn } from './opening-turn.ts'
import { SayForm } from './say-form.tsx'
import { Turns } from './turns.tsx'
import { type Conversation, useConversation, useSay, wasJustSaid } from './use-conversation.ts'

const texts = orderTexts.briefing

type Props = { projectId: string | undefined; onMade: (id: string) => void }

/** Who comes back to a talk is told where it stands, until something is said. */
function useResumed(projectId: string | undefined, { turns, brief }: Conversation): string | null {
  const [resumed] = useState(() => ({
    at: turns.length,
    text: turns.length > 1 && !wasJustSaid(projectId) ? resumeOf(brief, turns.length) : null,
  }))
  return turns.length === resumed.at ? resumed.text : null
}

function Talk({ projectId, conversation, onMade }: Props & { conversation: Conversation }) {
  const { say, underway } = useSay(projectId, onMade)
  const words = useStreamedText(projectId)
  const resumed = useResumed(projectId, conversation)
  const growing = underway && !underway.isCalm ? words : ''
  return (
    <section className={style.panel} aria-label={texts.log}>
      <ConversationHead projectId={projectId} conversation={conversation} />
      <Turns
        turns={underway?.turns ?? conversation.turns}
        resumed={underway ? null : resumed}
        pending={underway?.said}
        growing={growing}
      />
      <SayForm
        projectId={projectId}
        busy={underway !== undefined}
        onSay={say}
        complete={conversation.complete}
      />
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
      skeletonHeights={[56, 320, 96]}
      errorTitle={query.error ? texts.load(sentenceOf(query.error)) : texts.unexpected}
    >
      {conversation => <Talk projectId={projectId} conversation={conversation} onMade={onMade} />}
    </QueryView>
  )
}
