import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { resumeOf } from 'shared/briefing/turn/resume'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { useStreamedText } from '../../lib/streamed-text.ts'
import { useBriefClosed } from '../../lib/use-paid.ts'
import { sentenceOf } from '../../ui/failure.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { Choices } from './choices.tsx'
import { ClosedTalk } from './closed-talk.tsx'
import { ConversationHead } from './conversation-head.tsx'
import style from './conversation-panel.module.css'
import { openingTurn } from './opening-turn.ts'
import { SayForm } from './say-form.tsx'
import { Turns } from './turns.tsx'
import { type Conversation, justSaid, useConversation, useSay } from './use-conversation.ts'

const texts = orderTexts.briefing

type Props = { projectId: string | undefined; views: ReactNode; onMade: (id: string) => void }

/** Who comes back to a talk is told where it stands, until something is said. */
function useResumed(projectId: string | undefined, { turns, brief }: Conversation): string | null {
  const [resumed] = useState(() => ({
    at: turns.length,
    text: turns.length > 1 && !justSaid(projectId) ? resumeOf(brief, turns.length) : null,
  }))
  return turns.length === resumed.at ? resumed.text : null
}

/** The pressed button is gone with its question: the next answers, or else what was said, take its focus. */
function keepFocus(panel: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    const next = panel.current?.querySelector<HTMLElement>('[data-choices]')
    const place = next ?? panel.current?.querySelector<HTMLElement>('[role=log]')
    place?.focus({ preventScroll: true })
  })
}

function Talk({
  projectId,
  conversation,
  views,
  onMade,
  isClosed,
}: Props & { conversation: Conversation; isClosed: boolean }) {
  const { say, underway } = useSay(projectId, onMade)
  const words = useStreamedText(projectId)
  const resumed = useResumed(projectId, conversation)
  const isBusy = underway !== undefined
  const panel = useRef<HTMLElement>(null)
  // The first answer makes the project, and this panel anew.
  useEffect(() => {
    if (justSaid(projectId) === 'tapped') keepFocus(panel)
  }, [projectId])
  const tappedAt = useRef<number>(undefined)
  const count = conversation.turns.length
  useEffect(() => {
    if (isBusy || tappedAt.current === undefined || count <= tappedAt.current) return
    tappedAt.current = undefined
    keepFocus(panel)
  }, [isBusy, count])
  const tap = (text: string) => {
    tappedAt.current = count
    void say(text, 'tapped')
  }
  const growing = underway && !underway.isCalm ? words : ''
  return (
    <section ref={panel} className={`panel ${style.panel}`} aria-label={texts.log}>
      <ConversationHead projectId={projectId} conversation={conversation} views={views} isClosed={isClosed} />
      <Turns
        conversation={underway ? { ...conversation, turns: underway.turns } : conversation}
        projectId={projectId}
        isClosed={isClosed}
        isBusy={isBusy}
        onSay={tap}
        resumed={underway ? null : resumed}
        pending={underway?.said}
        growing={growing}
      />
      {isClosed && projectId ? (
        <ClosedTalk projectId={projectId} />
      ) : (
        <>
          <Choices conversation={conversation} isBusy={isBusy} onSay={tap} />
          <SayForm projectId={projectId} busy={isBusy} onSay={say} conversation={conversation} />
        </>
      )}
    </section>
  )
}

function OfProject(props: Props & { projectId: string }) {
  const { projectId } = props
  const query = useConversation(projectId)
  const isClosed = useBriefClosed(projectId)
  return (
    <QueryView
      query={query}
      skeletonHeights={[56, 320, 96]}
      errorTitle={query.error ? texts.load(sentenceOf(query.error)) : texts.unexpected}
    >
      {conversation => <Talk {...props} conversation={conversation} isClosed={isClosed} />}
    </QueryView>
  )
}

/** The briefing conversation: what was said, and the place to say more. */
export function ConversationPanel({ projectId, ...props }: Props) {
  if (projectId) return <OfProject {...props} projectId={projectId} />
  return <Talk {...props} projectId={projectId} conversation={openingTurn} isClosed={false} />
}
