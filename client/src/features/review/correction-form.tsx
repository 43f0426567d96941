import { type FormEvent, useState } from 'react'
import { filmTimeline, timecodeOfFilmFrame } from 'shared/deliverables/film-timeline'
import { hasDropFrame, isStartTimecode } from 'shared/deliverables/start-timecode'
import { fieldErrorTexts } from 'shared/errors/codes'
import { timecodeTexts } from 'shared/messages/it/review-player'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { showFailure } from '../../ui/failure.ts'
import { CheckField, TextField } from '../../ui/field.tsx'
import type { ReviewVersion } from './review-types.ts'
import style from './room.module.css'

const texts = timecodeTexts

function useCorrection(deliverableId: string, onDone: () => void) {
  const { team } = trpc.useUtils()
  const call = trpc.team.deliverables.correctTimecode.useMutation()
  const correct = async (startTimecode: string | null, isDropFrame: boolean) => {
    try {
      await call.mutateAsync({ deliverableId, startTimecode, isDropFrame })
      await team.deliverables.invalidate()
      onDone()
    } catch (error) {
      showFailure(error, { text: texts.failed })
    }
  }
  return { correct, busy: call.isPending }
}

type FormProps = { version: ReviewVersion; onClose: () => void }

/** Where the team says what the first frame of a version is called. */
export default function CorrectionForm({ version, onClose }: FormProps) {
  const timeline = filmTimeline(version)
  const [start, setStart] = useState(timecodeOfFilmFrame(0, timeline))
  const [isDropFrame, setDropFrame] = useState(timeline.isDropFrame)
  const [isWrong, setWrong] = useState(false)
  const { correct, busy } = useCorrection(version.id, onClose)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const isOne = isStartTimecode(start.trim(), timeline.frameRate, isDropFrame)
    setWrong(!isOne)
    if (isOne) void correct(start.trim(), isDropFrame)
  }
  return (
    <form className={style.timecodeForm} onSubmit={onSubmit}>
      <TextField
        autoFocus
        label={texts.label}
        name="startTimecode"
        autoComplete="off"
        value={start}
        error={isWrong && fieldErrorTexts.TIMECODE}
        onChange={event => setStart(event.currentTarget.value)}
      />
      {hasDropFrame(timeline.frameRate) && (
        <CheckField
          label={texts.dropFrame}
          checked={isDropFrame}
          onChange={event => setDropFrame(event.currentTarget.checked)}
        />
      )}
      <div className="cluster gap-8">
        <Button type="submit" size="small" busy={busy}>
          {texts.save}
        </Button>
        {version.correction && (
          <Button variant="outline" size="small" onClick={() => void correct(null, false)}>
            {texts.takeBack}
          </Button>
        )}
        <Button variant="subtle" size="small" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
