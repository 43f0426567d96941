import { IconPaperclip } from '@tabler/icons-react'
import { useState } from 'react'
import { findMentions } from 'shared/chat/mentions'
import { fileSizeIt } from 'shared/formats/file-size-it'
import { commentFileTexts as fileTexts } from 'shared/messages/it/comment-files'
import { reviewTexts } from 'shared/messages/it/review'
import { Button } from '../../ui/button.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { CommentTextForm } from './comment-text-form.tsx'
import style from './comments.module.css'
import type { CommentMutations, ReviewReply } from './review-model.ts'

type TextProps = { said: Pick<ReviewReply, 'text' | 'named'> }

/** The words of a comment. */
export function CommentText({ said }: TextProps) {
  return (
    <p className={style.text}>
      <MentionText said={said} />
    </p>
  )
}

/** Words in which whom they name stands out. */
function MentionText({ said: { text, named } }: { said: Pick<ReviewReply, 'text' | 'named'> }) {
  const found = findMentions(text, named)
  return (
    <>
      {found.map(({ person, start, end }, place) => (
        <span key={start}>
          {text.slice(found[place - 1]?.end ?? 0, start)}
          <b className={person.isOwn ? style.namedOwn : style.named}>{text.slice(start, end)}</b>
        </span>
      ))}
      {text.slice(found.at(-1)?.end ?? 0)}
    </>
  )
}

type FilesProps = { files: ReviewReply['files'] }

/** What went with words: opened beside the page, or saved where no browser shows it. */
export function AttachmentList({ files }: FilesProps) {
  return (
    <ul className="stack gap-2" aria-label={fileTexts.list}>
      {files.map(({ id, fileName, fileSize, url }) => (
        <li key={id} className={style.file}>
          <IconPaperclip size={16} aria-hidden="true" />
          {url === null ? (
            <span className={style.name}>{fileName}</span>
          ) : (
            <a
              className={style.name}
              href={url}
              target="_blank"
              rel="noopener"
              aria-label={fileTexts.open(fileName)}
            >
              {fileName}
            </a>
          )}
          <span className={style.size}>{url === null ? fileTexts.downloadOnly : fileSizeIt(fileSize)}</span>
        </li>
      ))}
    </ul>
  )
}

const texts = reviewTexts.comments

export function CommentAuthor({ said }: { said: ReviewReply }) {
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

type EditProps = { said: ReviewReply; acts: CommentMutations; isInternal: boolean; onClose: () => void }

/** Other words and files in place of those that stand there. */
export function EditForm({ said, acts, isInternal, onClose }: EditProps) {
  return (
    <CommentTextForm
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

type OwnProps = { said: ReviewReply; onEdit: () => void; onRemove: (said: ReviewReply) => void }

/** What can be done with one's own words. */
export function AuthorActions({ said, onEdit, onRemove }: OwnProps) {
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
  said: ReviewReply
  acts: CommentMutations
  isInternal: boolean
  onRemove: (said: ReviewReply) => void
}

/** An answer in a thread. */
export function Reply({ said, acts, isInternal, onRemove }: ReplyProps) {
  const [isEditing, setEditing] = useState(false)
  return (
    <li className={style.reply}>
      <CommentAuthor said={said} />
      {isEditing ? (
        <EditForm said={said} acts={acts} isInternal={isInternal} onClose={() => setEditing(false)} />
      ) : (
        <>
          <CommentText said={said} />
          {said.files.length > 0 && <AttachmentList files={said.files} />}
          <div className={style.acts}>
            <AuthorActions said={said} onEdit={() => setEditing(true)} onRemove={onRemove} />
          </div>
        </>
      )}
    </li>
  )
}
