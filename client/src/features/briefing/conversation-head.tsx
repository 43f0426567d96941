import { IconRefresh } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { trpc } from '../../lib/trpc.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { showFailure } from '../../ui/failure.ts'
import style from './conversation-panel.module.css'
import { ReadAloudToggle } from './read-aloud-toggle.tsx'
import type { Conversation } from './use-conversation.ts'

const texts = orderTexts.briefing

function useRestart(projectId: string, onDone: () => void) {
  const utils = trpc.useUtils()
  return trpc.dashboard.briefing.restart.useMutation({
    onSuccess: fresh => utils.dashboard.briefing.conversation.setData({ projectId }, fresh),
    onError: error => showFailure(error),
    onSettled: onDone,
  })
}

function Restart({ projectId }: { projectId: string }) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const restart = useRestart(projectId, close)
  return (
    <>
      <button type="button" className={style.restart} onClick={() => setAsking(true)}>
        <IconRefresh size={18} aria-hidden="true" />
        <span className={style.narrowed}>{texts.restart}</span>
      </button>
      <ConfirmDialog
        opened={asking}
        title={texts.restart}
        text={texts.restartConfirm}
        confirm={texts.restart}
        busy={restart.isPending}
        onConfirm={() => restart.mutate({ projectId })}
        onClose={close}
      />
    </>
  )
}

type Props = {
  projectId: string | undefined
  conversation: Conversation
  views: ReactNode
  isClosed: boolean
}

/** Whom one talks to, and the way to begin anew. */
export function ConversationHead({ projectId, conversation, views, isClosed }: Props) {
  return (
    <header className={`cluster spread ${style.head}`}>
      {views}
      <div className={style.tools}>
        <ReadAloudToggle turns={conversation.turns} />
        {projectId && !isClosed && conversation.turns.length > 1 && <Restart projectId={projectId} />}
      </div>
      <p className={style.disclosure}>{texts.disclosure}</p>
    </header>
  )
}
