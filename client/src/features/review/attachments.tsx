import { Anchor, Progress, Stack, Text } from '@mantine/core'
import { IconPaperclip, IconRefresh, IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { COMMENT_FILES_MAX } from 'shared/deliverables/comments'
import { fileSizeIt } from 'shared/formats/units'
import { checkAcceptance, type FileRefusal, maxBytesOf } from 'shared/materials/acceptance'
import { declaredTypeOf } from 'shared/materials/file-types'
import { reviewTexts, commentFileTexts as texts } from 'shared/messages/it/review'
import { type AttachedFile, useFileUploads } from '../../lib/use-file-uploads.ts'
import { IconButton } from '../../ui/action-buttons.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { useFilePicker } from '../../ui/use-file-picker.tsx'
import type { CommentDraft } from './comment-draft.ts'
import style from './comments.module.css'
import { type CommentAttachment, useReview } from './review-model.ts'

const LeavingPrompt = lazyComponent(() => import('./leaving-prompt.tsx'))

/** Deletes an upload that no comment will use. Best effort. */
export const forgetUpload = ({ uploadId }: AttachedFile) =>
  void fetch(`/uploads/${uploadId}`, {
    method: 'DELETE',
    headers: { 'Tus-Resumable': '1.0.0' },
  }).catch(() => undefined)

const refusalTexts: Record<FileRefusal, (file: string) => string> = {
  FILE_EMPTY: texts.empty,
  FILE_TOO_LARGE: file => texts.tooLarge(file, maxBytesOf['comment-file'] / 1024 ** 2),
  FILE_TYPE: texts.badType,
}

/** Splits files into accepted ones and the reasons why others are refused. */
function sortByAcceptance(files: File[], capacity: number): { taken: File[]; refused: string[] } {
  const fitting: File[] = []
  const refused: string[] = []
  for (const file of files) {
    const refusal = checkAcceptance('comment-file', { type: declaredTypeOf(file), sizeBytes: file.size })
    if (refusal) refused.push(refusalTexts[refusal](file.name))
    else fitting.push(file)
  }
  if (fitting.length > capacity) refused.push(texts.tooMany(COMMENT_FILES_MAX))
  return { taken: fitting.slice(0, capacity), refused }
}

type RowProps = {
  name: string
  /** Undefined if the file cannot be opened. */
  url?: string | null
  children: ReactNode
  onRetry?: (() => void) | undefined
  onRemove?: (() => void) | undefined
}

export function AttachmentRow({ name, url, children, onRetry, onRemove }: RowProps) {
  return (
    <li className={style.file}>
      <IconPaperclip size={16} aria-hidden="true" />
      {url ? (
        <Anchor className="breaks" href={url} target="_blank" rel="noopener" aria-label={texts.open(name)}>
          {name}
        </Anchor>
      ) : (
        <Text span c="var(--ink)" className="breaks">
          {name}
        </Text>
      )}
      {typeof children === 'string' ? (
        <Text span size="sm" flex="none" maw="50%">
          {children}
        </Text>
      ) : (
        children
      )}
      {onRetry && <IconButton icon={IconRefresh} label={texts.retryOf(name)} onClick={onRetry} />}
      {onRemove && <IconButton icon={IconX} label={texts.removeOf(name)} onClick={onRemove} />}
    </li>
  )
}

type ExistingFiles = { files: readonly CommentAttachment[]; onRemove: (id: string) => void }

const noneExisting: ExistingFiles = { files: [], onRemove: () => undefined }

/** Attachments of a comment form: the button, the list, and whether uploads keep the comment back. */
export function useAttachments(
  files: AttachedFile[],
  change: (part: (draft: Pick<CommentDraft, 'files'>) => Pick<CommentDraft, 'files'>) => void,
  existing = noneExisting,
) {
  const { projectId } = useReview()
  const { uploads, send, drop, retry } = useFileUploads({ kind: 'comment-file', projectId }, file =>
    change(draft => ({ files: [...draft.files, file] })),
  )
  const [refused, setRefused] = useState<string[]>([])
  const count = existing.files.length + files.length + uploads.length
  const onFiles = (picked: File[]) => {
    const found = sortByAcceptance(picked, COMMENT_FILES_MAX - count)
    setRefused(found.refused)
    send(found.taken)
  }
  const { attach, attachFiles } = reviewTexts.comments
  const { picker, choose } = useFilePicker({ label: attachFiles, multiple: true, onFiles })
  const remove = (removed: AttachedFile) => {
    forgetUpload(removed)
    change(draft => ({ files: draft.files.filter(({ uploadId }) => uploadId !== removed.uploadId) }))
  }
  const button = (
    <>
      <IconButton size={36} icon={IconPaperclip} label={attach} onClick={choose} />
      {picker}
    </>
  )
  // A new comment keeps its files in its draft, an edited one does not.
  const isLeftBehind = uploads.length > 0 || (existing !== noneExisting && files.length > 0)
  const tray = (
    <Stack gap={6}>
      {isLeftBehind && <LeavingPrompt />}
      <ul aria-label={texts.list}>
        {existing.files.map(({ id, fileName, fileSize, isCarried }) => (
          <AttachmentRow
            key={id}
            name={fileName}
            onRemove={isCarried ? undefined : () => existing.onRemove(id)}
          >
            {isCarried ? texts.carried : fileSizeIt(fileSize)}
          </AttachmentRow>
        ))}
        {files.map(file => (
          <AttachmentRow key={file.uploadId} name={file.fileName} onRemove={() => remove(file)}>
            {fileSizeIt(file.fileSize)}
          </AttachmentRow>
        ))}
        {uploads.map(upload => (
          <AttachmentRow
            key={upload.id}
            name={upload.file.name}
            onRetry={upload.failure ? () => retry(upload) : undefined}
            onRemove={() => drop(upload.id)}
          >
            {upload.failure ? (
              <Text span size="sm" c="red" role="alert">
                {upload.failure}
              </Text>
            ) : (
              <Progress
                flex={1}
                miw={60}
                maw={160}
                value={upload.share * 100}
                aria-label={texts.sending(upload.file.name)}
              />
            )}
          </AttachmentRow>
        ))}
      </ul>
      {refused.map(text => (
        <Text key={text} size="sm" c="red" role="alert">
          {text}
        </Text>
      ))}
    </Stack>
  )
  return {
    button: projectId && button,
    tray: projectId && count + refused.length > 0 && tray,
    isUploading: uploads.length > 0,
    /** Clears the refusals once the comment is sent. */
    reset: () => setRefused([]),
  }
}

export type Attachments = ReturnType<typeof useAttachments>
