import style from './timecoded-note.module.css'

type Props = {
  /** The moment that is meant, in words; null for the whole video. */
  at: string | null
  note: string | null
}

/** A note on a video and the timecode that it refers to. */
export function TimecodedNote({ at, note }: Props) {
  if (!note && at === null) return null
  return (
    <div className={style.note}>
      {at !== null && <p className={style.at}>{at}</p>}
      {note && <p className="typed">{note}</p>}
    </div>
  )
}
