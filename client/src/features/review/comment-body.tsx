import { ActionIcon, Stack, Text } from '@mantine/core'
import { IconPaperclip, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { findMentions } from 'shared/chat/mentions'
import { fileSizeIt } from 'shared/formats/file-size-it'
import { commentFileTexts as fileTexts } from 'shared/messages/it/comment-files'
import { reviewTexts } from 'shared/messages/it/review'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { CommentTextForm } from './comment-text-form.tsx'
import style from './comments.module.css'
import type { CommentMutations, ReviewReply } from './review-model.ts'

type TextProps = { comment: Pick<ReviewReply, 'text' | 'named'> }

/** Renders the text of a comment. */
export function CommentText({ comment }: TextProps) {
  return (
    <p className={style.text}>
      <MentionText comment={comment} />
    </p>
  )
}

/** Emphasises the people who are mentioned in a text. */
function MentionText({ comment: { text, named } }: { comment: Pick<ReviewReply, 'text' | 'named'> }) {
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

/** Lists attachments. Each opens in a new tab, or is downloaded if browsers cannot show it. */
export function AttachmentList({ files }: FilesProps) {
  return (
    <Stack component="ul" gap={2} aria-label={fileTexts.list}>
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
    </Stack>
  )
}

const texts = reviewTexts.comments

export function CommentAuthor({ comment }: { comment: ReviewReply }) {
  return (
    <p className={style.who}>
      <b>{comment.authorName}</b>
      {comment.isOwn && <span>{texts.you}</span>}
      {comment.fromTeam && !comment.isOwn && <span>{texts.team}</span>}
      {comment.fromGuest && <span>{texts.guest}</span>}
      <RelativeTime moment={comment.createdAt} />
      {comment.editedAt && (
        <Text component="i" c="dimmed" fz="sm">
          {texts.edited}
        </Text>
      )}
    </p>
  )
}

type EditProps = {
  comment: ReviewReply
  mutations: CommentMutations
  isInternal: boolean
  onClose: () => void
}

/** Edits the text and attachments of a comment. */
export function EditForm({ comment, mutations, isInternal, onClose }: EditProps) {
  return (
    <CommentTextForm
      draft={`edit:${comment.id}`}
      label={texts.editField}
      submit={texts.editSave}
      initialText={comment.text}
      readers={isInternal ? 'team' : 'everyone'}
      files={comment.files}
      onSubmit={(text, files) => mutations.edit(comment.id, text, files)}
      onClose={onClose}
    />
  )
}

type OwnProps = { comment: ReviewReply; onEdit: () => void; onRemove: (comment: ReviewReply) => void }

/** Edit and remove, for the author of a comment. */
export function AuthorActions({ comment, onEdit, onRemove }: OwnProps) {
  return (
    <>
      {comment.canEdit && (
        <ActionIcon
          size={30}
          px={0}
          title={texts.edit}
          aria-label={texts.editLabel(comment.text)}
          onClick={onEdit}
        >
          <IconPencil size={18} aria-hidden="true" />
        </ActionIcon>
      )}
      {comment.canRemove && (
        <ActionIcon
          size={30}
          px={0}
          title={texts.remove}
          aria-label={texts.removeLabel(comment.text)}
          onClick={() => onRemove(comment)}
        >
          <IconTrash size={18} aria-hidden="true" />
        </ActionIcon>
      )}
    </>
  )
}

type ReplyProps = {
  comment: ReviewReply
  mutations: CommentMutations
  isInternal: boolean
  onRemove: (comment: ReviewReply) => void
}

export function Reply({ comment, mutations, isInternal, onRemove }: ReplyProps) {
  const [isEditing, setEditing] = useState(false)
  return (
    <li className={style.reply}>
      <CommentAuthor comment={comment} />
      {isEditing ? (
        <EditForm
          comment={comment}
          mutations={mutations}
          isInternal={isInternal}
          onClose={() => setEditing(false)}
        />
      ) : (
        <>
          <CommentText comment={comment} />
          {comment.files.length > 0 && <AttachmentList files={comment.files} />}
          <div className={style.actions}>
            <AuthorActions comment={comment} onEdit={() => setEditing(true)} onRemove={onRemove} />
          </div>
        </>
      )}
    </li>
  )
}
