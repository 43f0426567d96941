import { useId, useState } from 'react'
import { filmTimeline, timecodeOfFilmFrame } from 'shared/deliverables/film-timeline'
import { timecodeTexts } from 'shared/messages/it/review-player'
import { Button } from '../../ui/button.tsx'
import { onDemand } from '../../ui/late-part.tsx'
import type { ReviewVersion } from './review-types.ts'
import style from './room.module.css'

const texts = timecodeTexts
const CorrectionForm = onDemand(() => import('./correction-form.tsx'))

/** What the first frame of a version is called, and where the team says so when its file has it wrong. */
export function TimecodeForm({ version }: { version: ReviewVersion }) {
  const [isOpen, setOpen] = useState(false)
  const label = useId()
  const first = timecodeOfFilmFrame(0, filmTimeline(version))
  return (
    <div className={style.timecode}>
      <p id={label}>
        {texts.first} <b>{first}</b>
        {version.correction && <span className={style.soft}> {texts.corrected}</span>}
      </p>
      {isOpen ? (
        <CorrectionForm version={version} onClose={() => setOpen(false)} />
      ) : (
        <Button
          variant="subtle"
          size="small"
          className={style.quiet}
          aria-describedby={label}
          onPointerEnter={CorrectionForm.warm}
          onClick={() => setOpen(true)}
        >
          {texts.correct}
        </Button>
      )}
    </div>
  )
}
