import { useState } from 'react'
import { reviewTexts } from 'shared/messages/it/review'
import { Button } from '../../ui/button.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import style from './comments.module.css'
import { SaidFiles } from './late-comment-parts.ts'
import { WordsForm } from './lazy-words-form.ts'
import type { ReviewActs, ReviewSaid } from './review-types.ts'
import { SaidText } from './said-text.tsx'

const texts = reviewTexts.comments

export function Who({ said }: { said: ReviewSaid }) {
  return (
    <p className={style.who}>
      <b>{said.authorName}</b>
      {said.isOwn && <span>{texts.you}</span>}
      {said.fromTeam && !said.isOwn && <span>{texts.team}</span>}
      {said.fromGuest && <span>{texts.guest}</span>}
      <RelativeTime moment={said.createdAt} />
      {said.editedAt && <i className="hint">{texts.edited}</i>}
    </p>
  )
}

type EditProps = { said: ReviewSaid; acts: ReviewActs; isInternal: boolean; onClose: () => void }

/** Other words and files in place of those that stand there. */
export function EditForm({ said, acts, isInternal, onClose }: EditProps) {
  return (
    <WordsForm
      draft={`edit:${said.id}`}
      label={texts.editField}
      submit={texts.editSave}
      words={said.text}
      readers={isInternal ? 'team' : 'everyone'}
      files={said.files}
      onSubmit={(text, files) => acts.edit(said.id, text, files)}
      onClose={onClose}
    />
  )
}

type OwnProps = { said: ReviewSaid; onEdit: () => void; onRemove: (said: ReviewSaid) => void }

/** What can be done with one's own words. */
export function OwnActs({ said, onEdit, onRemove }: OwnProps) {
  return (
    <>
      {said.canEdit && (
        <Button variant="subtle" size="small" aria-label={texts.editLabel(said.text)} onClick={onEdit}>
          {texts.edit}
        </Button>
      )}
      {said.canRemove && (
        <Button
          variant="subtle"
          size="small"
          aria-label={texts.removeLabel(said.text)}
          onClick={() => onRemove(said)}
        >
          {texts.remove}
        </Button>
      )}
    </>
  )
}

type ReplyProps = {
  said: ReviewSaid
  acts: ReviewActs
  isInternal: boolean
  onRemove: (said: ReviewSaid) => void
}

/** An answer in a thread. */
export function Reply({ said, acts, isInternal, onRemove }: ReplyProps) {
  const [isEditing, setEditing] = useState(false)
  return (
    <li className={style.reply}>
      <Who said={said} />
      {isEditing ? (
        <EditForm said={said} acts={acts} isInternal={isInternal} onClose={() => setEditing(false)} />
      ) : (
        <>
          <SaidText said={said} />
          <SaidFiles opened={said.files.length > 0} files={said.files} />
          <div className={style.acts}>
            <OwnActs said={said} onEdit={() => setEditing(true)} onRemove={onRemove} />
          </div>
        </>
      )}
    </li>
  )
}
