import { ActionIcon, Progress, Stack, Text } from '@mantine/core'
import { IconPaperclip, IconRefresh, IconX } from '@tabler/icons-react'
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { COMMENT_FILES_MAX } from 'shared/deliverables/comment-rules'
import { fileSizeIt } from 'shared/formats/file-size-it'
import { checkAcceptance, type FileRefusal, maxBytesOf } from 'shared/materials/acceptance'
import { declaredTypeOf } from 'shared/materials/attachment-types'
import { commentFileTexts as fileTexts } from 'shared/messages/it/comment-files'
import { reviewTexts } from 'shared/messages/it/review'
import { type SentFile, sendUpload } from '../../lib/tus-upload.ts'
import { getErrorMessage } from '../../ui/errors.ts'
import { useFilePicker } from '../../ui/use-file-picker.tsx'
import type { AttachedFile, CommentDraft } from './comment-draft.ts'
import style from './comments.module.css'
import { type CommentAttachment, ReviewContext } from './review-model.ts'

/** Deletes an upload that no comment will use. Best effort. */
export const forgetUpload = ({ uploadId }: AttachedFile) =>
  void fetch(`/uploads/${uploadId}`, {
    method: 'DELETE',
    headers: { 'Tus-Resumable': '1.0.0' },
  }).catch(() => undefined)

interface SendingFile {
  id: string
  file: File
  /** From 0 to 1. */
  share: number
  /** Why the upload failed. */
  failure?: string | undefined
}

/** Uploads files for a comment. */
function useSendingFiles(projectId: string, onArrived: (file: AttachedFile) => void) {
  const [sending, setSending] = useState<SendingFile[]>([])
  const running = useRef(new Map<string, SentFile>())
  const change = (id: string, part: Partial<SendingFile>) =>
    setSending(all => all.map(upload => (upload.id === id ? { ...upload, ...part } : upload)))
  const drop = (id: string) => {
    running.current.get(id)?.stop()
    running.current.delete(id)
    setSending(all => all.filter(upload => upload.id !== id))
  }
  const start = async ({ id, file }: Pick<SendingFile, 'id' | 'file'>) => {
    const { name, size } = file
    const order = { file, name, type: declaredTypeOf(file), kind: 'comment-file', projectId } as const
    const sent = sendUpload(order, sentBytes => change(id, { share: size > 0 ? sentBytes / size : 0 }))
    running.current.set(id, sent)
    try {
      const uploadId = await sent.done
      onArrived({ uploadId, fileName: name, fileSize: size })
      drop(id)
    } catch (error) {
      change(id, { failure: getErrorMessage(error) })
    }
  }
  const send = (files: File[]) => {
    const begun = files.map(file => ({ id: crypto.randomUUID(), file, share: 0 }))
    setSending(all => [...all, ...begun])
    for (const upload of begun) void start(upload)
  }
  const retry = (upload: SendingFile) => {
    change(upload.id, { failure: undefined, share: 0 })
    void start(upload)
  }
  // Stops running uploads on unmount.
  useEffect(() => {
    const begun = running.current
    return () => {
      for (const sent of begun.values()) sent.stop()
    }
  }, [])
  return { sending, send, drop, retry }
}

const texts = reviewTexts.comments

function AttachButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { picker, choose } = useFilePicker({ label: texts.attachFiles, multiple: true, onFiles })
  return (
    <>
      <ActionIcon size={36} px={0} title={texts.attach} aria-label={texts.attach} onClick={choose}>
        <IconPaperclip size={18} aria-hidden="true" />
      </ActionIcon>
      {picker}
    </>
  )
}

const megabytes = maxBytesOf['comment-file'] / 1024 ** 2

const refusalTexts: Record<FileRefusal, (file: string) => string> = {
  FILE_EMPTY: fileTexts.empty,
  FILE_TOO_LARGE: file => fileTexts.tooLarge(file, megabytes),
  FILE_TYPE: fileTexts.badType,
}

const refusalOf = (file: File): FileRefusal | null =>
  checkAcceptance('comment-file', { type: declaredTypeOf(file), sizeBytes: file.size })

/** Splits files into accepted ones and the reasons why others are refused. */
function sortByAcceptance(files: File[], capacity: number): { taken: File[]; refused: string[] } {
  const fitting = files.filter(file => refusalOf(file) === null)
  const refused = files.flatMap(file => {
    const refusal = refusalOf(file)
    return refusal ? [refusalTexts[refusal](file.name)] : []
  })
  return {
    taken: fitting.slice(0, capacity),
    refused: fitting.length > capacity ? [...refused, fileTexts.tooMany(COMMENT_FILES_MAX)] : refused,
  }
}

function AttachmentRow({ name, facts, children }: { name: string; facts: ReactNode; children: ReactNode }) {
  return (
    <li className={style.file}>
      <IconPaperclip size={16} aria-hidden="true" />
      <span className={style.name}>{name}</span>
      {facts}
      {children}
    </li>
  )
}

function UploadingRow({
  upload,
  onRetry,
  onDrop,
}: {
  upload: SendingFile
  onRetry: (upload: SendingFile) => void
  onDrop: (id: string) => void
}) {
  const { id, file, share, failure } = upload
  const facts = failure ? (
    <Text span size="sm" c="red" role="alert">
      {failure}
    </Text>
  ) : (
    <Progress className={style.progress} value={share * 100} aria-label={fileTexts.sending(file.name)} />
  )
  return (
    <AttachmentRow name={file.name} facts={facts}>
      {failure && (
        <ActionIcon
          aria-label={fileTexts.retryOf(file.name)}
          title={fileTexts.retryOf(file.name)}
          onClick={() => onRetry(upload)}
        >
          <IconRefresh size={20} aria-hidden="true" />
        </ActionIcon>
      )}
      <ActionIcon
        aria-label={fileTexts.removeOf(file.name)}
        title={fileTexts.removeOf(file.name)}
        onClick={() => onDrop(id)}
      >
        <IconX size={20} aria-hidden="true" />
      </ActionIcon>
    </AttachmentRow>
  )
}

/** An existing attachment of an edited comment. */
function ExistingRow({
  file,
  onDrop,
}: {
  file: CommentAttachment
  onDrop: (file: CommentAttachment) => void
}) {
  const { fileName, fileSize, isCarried } = file
  const facts = <span className={style.size}>{isCarried ? fileTexts.carried : fileSizeIt(fileSize)}</span>
  return (
    <AttachmentRow name={fileName} facts={facts}>
      {!isCarried && (
        <ActionIcon
          aria-label={fileTexts.removeOf(fileName)}
          title={fileTexts.removeOf(fileName)}
          onClick={() => onDrop(file)}
        >
          <IconX size={20} aria-hidden="true" />
        </ActionIcon>
      )}
    </AttachmentRow>
  )
}

type Props = {
  projectId: string
  /** Existing attachments of an edited comment. */
  existingFiles: readonly CommentAttachment[]
  onDropped: (file: CommentAttachment) => void
  /** Files that were just chosen. */
  picked: File[]
  /** Called once they are taken, with true if any of them uploads. */
  onTaken: (isSending: boolean) => void
  /** Finished uploads. */
  files: AttachedFile[]
  onArrived: (file: AttachedFile) => void
  onRemoved: (file: AttachedFile) => void
  /** Called with true while an upload is unfinished, which keeps the comment back. */
  onPendingChange: (hasPendingUploads: boolean) => void
}

/** Lists the attachments of a comment that is being written, with their uploads. */
function AttachmentTray(props: Props) {
  const {
    projectId,
    existingFiles,
    onDropped,
    picked,
    onTaken,
    files,
    onArrived,
    onRemoved,
    onPendingChange,
  } = props
  const { sending, send, drop, retry } = useSendingFiles(projectId, onArrived)
  const [refused, setRefused] = useState<string[]>([])
  const hasPendingUploads = sending.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it changes, and before what was chosen is taken
  useEffect(() => onPendingChange(hasPendingUploads), [hasPendingUploads])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice
  useEffect(() => {
    if (picked.length === 0) return
    const found = sortByAcceptance(
      picked,
      COMMENT_FILES_MAX - existingFiles.length - files.length - sending.length,
    )
    setRefused(found.refused)
    send(found.taken)
    onTaken(found.taken.length > 0)
  }, [picked])
  const remove = (file: AttachedFile) => {
    forgetUpload(file)
    onRemoved(file)
  }
  if (existingFiles.length + files.length + sending.length + refused.length === 0) return null
  return (
    <Stack gap={6}>
      <ul aria-label={fileTexts.list}>
        {existingFiles.map(file => (
          <ExistingRow key={file.id} file={file} onDrop={onDropped} />
        ))}
        {files.map(file => (
          <AttachmentRow
            key={file.uploadId}
            name={file.fileName}
            facts={<span className={style.size}>{fileSizeIt(file.fileSize)}</span>}
          >
            <ActionIcon
              aria-label={fileTexts.removeOf(file.fileName)}
              title={fileTexts.removeOf(file.fileName)}
              onClick={() => remove(file)}
            >
              <IconX size={20} aria-hidden="true" />
            </ActionIcon>
          </AttachmentRow>
        ))}
        {sending.map(upload => (
          <UploadingRow key={upload.id} upload={upload} onRetry={retry} onDrop={drop} />
        ))}
      </ul>
      {refused.map(text => (
        <Text key={text} size="sm" c="red" role="alert">
          {text}
        </Text>
      ))}
    </Stack>
  )
}

type Files = Pick<CommentDraft, 'files'>
type Change = (part: (draft: Files) => Files) => void

/** Existing attachments of an edited comment, and the callback that removes one. */
interface ExistingAttachments {
  existingFiles: readonly CommentAttachment[]
  onDropped: (file: CommentAttachment) => void
}

const noneExisting: ExistingAttachments = { existingFiles: [], onDropped: () => undefined }

/** Attachments of a comment form: the button, the list, and whether uploads keep the comment back. */
export function useAttachments({ files }: Files, change: Change, existing = noneExisting) {
  const place = useContext(ReviewContext)
  const [picked, setPicked] = useState<File[]>([])
  const [hasPendingUploads, setHeld] = useState(false)
  const [round, setRound] = useState(0)
  const add = (file: AttachedFile) => change(draft => ({ files: [...draft.files, file] }))
  const remove = ({ uploadId }: AttachedFile) =>
    change(draft => ({ files: draft.files.filter(file => file.uploadId !== uploadId) }))
  // In one update: between two the comment could be sent without its file.
  const take = (isSending: boolean) => {
    setPicked([])
    if (isSending) setHeld(true)
  }
  const tray = place && (
    <AttachmentTray
      key={round}
      projectId={place.projectId}
      {...existing}
      picked={picked}
      onTaken={take}
      files={files}
      onArrived={add}
      onRemoved={remove}
      onPendingChange={setHeld}
    />
  )
  /** Clears the refusals once the comment is sent. */
  const reset = () => setRound(round + 1)
  // Chosen files keep the comment back before their upload begins.
  return {
    button: place && <AttachButton onFiles={setPicked} />,
    tray,
    hasPendingUploads: hasPendingUploads || picked.length > 0,
    reset,
  }
}
