import style from './timecoded-note.module.css'

type Props = {
  /** The moment that is meant, in words; null for the whole video. */
  at: string | null
  note: string | null
}

/** What somebody says of a video, and of which moment. */
export function TimecodedNote({ at, note }: Props) {
  if (!note && at === null) return null
  return (
    <div className={style.note}>
      {at !== null && <p className={style.at}>{at}</p>}
      {note && <p className="typed">{note}</p>}
    </div>
  )
}
