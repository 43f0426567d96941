import { useState } from 'react'
import { clockOf } from 'shared/formats/duration-it'
import { stageTexts } from 'shared/messages/it/stage-room'
import type { Outputs } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { onDemand } from '../../ui/late-part.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import style from './stage.module.css'
import { useStage } from './use-stage.ts'
import { useTimeLeft } from './use-time-left.ts'

const texts = stageTexts

const SendDialog = onDemand(() => import('./send-dialog.tsx'))
const ReplaceDialog = onDemand(() => import('./replace-dialog.tsx'))

export type TeamRoom = Outputs['team']['deliverables']['list']
export type TeamVersion = TeamRoom['items'][number]

/** What the client has said on a version that was theirs for a while. */
const clientWords = ({ comments }: TeamVersion) =>
  comments.filter(({ internal, fromTeam }) => !internal && !fromTeam).length

/** That only the team sees it, and why. */
function Saved({ version }: { version: TeamVersion }) {
  const said = clientWords(version)
  return (
    <>
      <h2 className={style.title}>{texts.title}</h2>
      <p>{texts.text}</p>
      {version.recalledAt && (
        <p className={style.soft}>
          <RelativeTime moment={version.recalledAt} words={texts.recalledAt} />
        </p>
      )}
      {said > 0 && <p>{texts.clientWords(said)}</p>}
      {!version.maySend && <p className={style.soft}>{texts.waitsForManager}</p>}
    </>
  )
}

/** The way back, while there is time; who was asked before it ended is told so by the server. */
function Recall({ version, endsAt }: { version: TeamVersion; endsAt: number }) {
  const { recall, isRecalling } = useStage()
  const left = useTimeLeft(endsAt)
  const { act, title, text, confirm } = texts.recall
  return (
    <div className={style.recall} hidden={left === 0}>
      <p role="timer">{texts.recall.left(clockOf(Math.ceil(left / 1000)))}</p>
      <ConfirmButton
        variant="outline"
        size="small"
        label={act}
        question={{ title: title(version.versionName), text, confirm }}
        busy={isRecalling}
        onConfirm={close => void recall(version.id).then(close)}
      />
    </div>
  )
}

function Discard({ version }: { version: TeamVersion }) {
  const { discard, isDiscarding } = useStage()
  const { act, title, text, confirm } = texts.discard
  return (
    <ConfirmButton
      variant="subtle"
      label={act}
      question={{ title: title(version.versionName), text, confirm }}
      busy={isDiscarding}
      onConfirm={close => void discard(version.id).then(close)}
    />
  )
}

type Props = {
  opened: boolean
  onClose: () => void
  version: TeamVersion
  room: TeamRoom
  projectId: string
  /** When the room was fetched, by this browser's clock. */
  fetchedAt: number
}

/** What the team can do about a version between its own eyes and the client's. */
export default function StageCard({ opened, version, room, projectId, fetchedAt }: Props) {
  const [window, setWindow] = useState<'send' | 'replace'>()
  if (!opened) return null
  const close = () => setWindow(undefined)
  return (
    <section className={version.state === 'saved' ? `${style.card} ${style.saved}` : style.card}>
      {version.state === 'saved' && <Saved version={version} />}
      {version.recallMsLeft !== null && (
        <Recall version={version} endsAt={fetchedAt + version.recallMsLeft} />
      )}
      <div className={style.acts}>
        {version.maySend && (
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
        {version.mayDiscard && <Discard version={version} />}
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
