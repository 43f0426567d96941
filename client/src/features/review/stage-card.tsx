import { useState } from 'react'
import { stageTexts } from 'shared/messages/it/stage-room'
import { Button } from '../../ui/button.tsx'
import { onDemand } from '../../ui/late-part.tsx'
import type { TeamRoom, TeamVersion } from './review-types.ts'
import style from './stage.module.css'

const texts = stageTexts

const StageSaved = onDemand(() => import('./stage-saved.tsx'))
const DiscardButton = onDemand(() => import('./discard-button.tsx'))

const SendDialog = onDemand(() => import('./send-dialog.tsx'))
const ReplaceDialog = onDemand(() => import('./replace-dialog.tsx'))

type Props = {
  version: TeamVersion
  room: TeamRoom
  projectId: string
  /** When the room was fetched, by this browser's clock. */
  fetchedAt: number
}

/** What the team can do about a version between its own eyes and the client's. */
export default function StageCard({ version, room, projectId, fetchedAt }: Props) {
  const [window, setWindow] = useState<'send' | 'replace'>()
  const close = () => setWindow(undefined)
  return (
    <section
      className={version.state === 'saved' ? `panel ${style.card} ${style.saved}` : `panel ${style.card}`}
    >
      <StageSaved
        opened={version.state === 'saved' || version.recallMsLeft !== null}
        version={version}
        recallEndsAt={version.recallMsLeft === null ? null : fetchedAt + version.recallMsLeft}
      />
      <div className="cluster gap-10">
        {version.maySend && !version.isSendWaiting && (
          <Button onPointerEnter={SendDialog.warm} onClick={() => setWindow('send')}>
            {texts.send}
          </Button>
        )}
        {version.mayReplace && (
          <Button
            variant="outline"
            {...(!version.maySend && { size: 'small' })}
            onPointerEnter={ReplaceDialog.warm}
            onClick={() => setWindow('replace')}
          >
            {texts.replace.act}
          </Button>
        )}
        <DiscardButton opened={version.mayDiscard} version={version} />
      </div>
      <SendDialog opened={window === 'send'} onClose={close} version={version} room={room} />
      <ReplaceDialog
        opened={window === 'replace'}
        onClose={close}
        version={version}
        room={room}
        projectId={projectId}
      />
    </section>
  )
}
