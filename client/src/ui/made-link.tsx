import { dateTimeIt } from 'shared/formats/date-it'
import { Button } from './button.tsx'
import { CopyButton } from './copy-button.tsx'
import style from './made-link.module.css'

type Props = {
  made: { url: string; expiresAt: string }
  words: { label: string; until: (moment: string) => string; copy: string }
  /** What is done once it is copied. */
  next: string
  onNext: () => void
}

/** A link that was just made, to be copied: it is shown this once. */
export const MadeLink = ({ made, words, next, onNext }: Props) => (
  <>
    <p className={style.link}>
      <span className="visually-hidden">{words.label}: </span>
      {made.url}
    </p>
    <p className="note">{words.until(dateTimeIt(made.expiresAt))}</p>
    <div className="cluster gap-12">
      <CopyButton text={made.url} label={words.copy} />
      <Button variant="subtle" size="small" onClick={onNext}>
        {next}
      </Button>
    </div>
  </>
)
