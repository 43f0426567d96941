import { clockOf } from 'shared/formats/duration-it'
import { stageTexts } from 'shared/messages/it/stage-room'
import { Button } from '../../ui/button.tsx'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import type { TeamVersion } from './review-types.ts'
import style from './stage.module.css'
import { useReleaseMutations } from './use-release-mutations.ts'
import { useTimeLeft } from './use-time-left.ts'

const texts = stageTexts

/** What the client has said on a version that was theirs for a while. */
const clientWords = ({ comments }: TeamVersion) =>
  comments.filter(({ internal, fromTeam }) => !internal && !fromTeam).length

/** That only the team sees it, and why. */
function Words({ version }: { version: TeamVersion }) {
  const said = clientWords(version)
  const { stopSending, isRecalling } = useReleaseMutations()
  const { title, text } = version.isSendWaiting ? texts.sending : texts
  return (
    <>
      <h2 className={style.title}>{title}</h2>
      <p role={version.isSendWaiting ? 'status' : undefined}>{text}</p>
      {version.isSendWaiting && version.maySend && (
        <Button
          variant="outline"
          size="small"
          busy={isRecalling}
          onClick={() => void stopSending(version.id)}
        >
          {texts.sending.stop}
        </Button>
      )}
      {version.recalledAt && (
        <p className="soft">
          <RelativeTime moment={version.recalledAt} words={texts.recalledAt} />
        </p>
      )}
      {said > 0 && <p>{texts.clientWords(said)}</p>}
      {!version.maySend && <p className="soft">{texts.waitsForManager}</p>}
    </>
  )
}

/** The way back, while there is time; who was asked before it ended is told so by the server. */
function Recall({ version, endsAt }: { version: TeamVersion; endsAt: number }) {
  const { recall, isRecalling } = useReleaseMutations()
  const left = useTimeLeft(endsAt)
  const { act, title, text, confirm } = texts.recall
  return (
    <div className={`cluster spread ${style.recall}`} hidden={left === 0}>
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

type Props = {
  opened: boolean
  version: TeamVersion
  /** When the time to recall ends, by this browser's clock; null where it is over. */
  recallEndsAt: number | null
}

/** What is particular of a version that the team alone sees, or can still have back. */
export default function StageSaved({ opened, version, recallEndsAt }: Props) {
  if (!opened) return null
  return (
    <>
      {version.state === 'saved' && <Words version={version} />}
      {recallEndsAt !== null && <Recall version={version} endsAt={recallEndsAt} />}
    </>
  )
}
