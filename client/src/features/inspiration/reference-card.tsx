import { IconExternalLink, IconPencil } from '@tabler/icons-react'
import { type LibraryCategory, libraryCategoryTexts } from 'shared/catalogue/video-library'
import { clockOf } from 'shared/formats/duration-it'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { stillOfCategory } from '../../lib/category-still.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonAnchor } from '../../ui/button-link.tsx'
import { MomentNote } from '../../ui/moment-note.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { RemoveButton } from '../../ui/remove-button.tsx'
import { Still } from '../../ui/still.tsx'
import style from './inspiration.module.css'
import type { Reference } from './use-references.ts'

const texts = orderTexts.inspiration

const isCategory = (text: string): text is LibraryCategory => text in libraryCategoryTexts

type Props = {
  reference: Reference
  busy: boolean
  onNote: (reference: Reference) => void
  onRemove: (reference: Reference) => void
}

function Acts({ reference, busy, onNote, onRemove }: Props) {
  const { videoTitle, videoUrl, note, atSecond } = reference
  const hasNote = note !== null || atSecond !== null
  return (
    <div className={style.acts}>
      <ButtonAnchor variant="outline" size="small" href={videoUrl} target="_blank" rel="noopener noreferrer">
        {texts.watch}
        <IconExternalLink size={18} aria-hidden="true" />
        <span className="visually-hidden">
          {videoTitle} ({texts.newTab})
        </span>
      </ButtonAnchor>
      <Button variant="subtle" size="small" onClick={() => onNote(reference)}>
        <IconPencil size={18} aria-hidden="true" />
        {hasNote ? texts.editNote : texts.writeNote}
        <span className="visually-hidden">: {videoTitle}</span>
      </Button>
      <RemoveButton
        label={texts.deleteLabel(videoTitle)}
        disabled={busy}
        className={style.remove}
        onRemove={() => onRemove(reference)}
      />
    </div>
  )
}

/** A saved video: what it is, what is liked of it, and the way to it. */
export function ReferenceCard(props: Props) {
  const { videoTitle, videoCategory, videoUrl, selectedAt, note, atSecond } = props.reference
  const category = isCategory(videoCategory) ? videoCategory : undefined
  return (
    <li className={`panel ${style.card}`}>
      <Still
        kind={category ? stillOfCategory(category) : 'kinetic'}
        seed={videoUrl}
        className={style.still}
        framed
      />
      <div className={style.body}>
        <p className={style.facts}>
          {category ? libraryCategoryTexts[category] : texts.ownLink}
          {' · '}
          <RelativeTime moment={selectedAt} words={texts.savedOn} />
        </p>
        <h2 className={style.title}>{videoTitle}</h2>
        <MomentNote note={note} at={atSecond === null ? null : texts.at(clockOf(atSecond))} />
        <Acts {...props} />
      </div>
    </li>
  )
}
