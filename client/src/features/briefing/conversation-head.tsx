import { IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { trpc } from '../../trpc.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { showFailure } from '../../ui/failure.ts'
import style from './conversation-panel.module.css'
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
        {texts.restart}
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

type Props = { projectId: string | undefined; conversation: Conversation }

/** How far the brief is, whom one talks to, and the way to begin anew. */
export function ConversationHead({ projectId, conversation }: Props) {
  const { completeness, turns } = conversation
  return (
    <header className={style.head}>
      <div className={style.progressRow}>
        <p className={style.percent} id="completezza">
          {texts.completeness(completeness)}
        </p>
        {projectId && turns.length > 1 && <Restart projectId={projectId} />}
      </div>
      <progress className={style.progress} max={100} value={completeness} aria-labelledby="completezza" />
      <p className={style.disclosure}>{texts.disclosure}</p>
    </header>
  )
}
