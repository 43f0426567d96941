import { IconPaperclip, IconRefresh, IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { COMMENT_FILES_MAX } from 'shared/deliverables/comment-rules'
import { fileSizeIt } from 'shared/formats/file-size-it'
import { checkAcceptance, type FileRefusal, maxBytesOf } from 'shared/materials/acceptance'
import { declaredTypeOf } from 'shared/materials/attachment-types'
import { commentFileTexts as texts } from 'shared/messages/it/comment-files'
import { FileAct } from '../../ui/file-row.tsx'
import style from './attachments.module.css'
import type { AttachedFile } from './comment-draft.ts'
import { forgetUpload } from './forget-upload.ts'
import type { SaidFile } from './review-types.ts'
import { type SendingFile, useSendingFiles } from './use-sending-files.ts'

const megabytes = maxBytesOf['comment-file'] / 1024 ** 2

const refusalTexts: Record<FileRefusal, (file: string) => string> = {
  FILE_EMPTY: texts.empty,
  FILE_TOO_LARGE: file => texts.tooLarge(file, megabytes),
  FILE_TYPE: texts.badType,
}

const refusalOf = (file: File): FileRefusal | null =>
  checkAcceptance('comment-file', { type: declaredTypeOf(file), sizeBytes: file.size })

/** Takes what fits of some files. @returns those, and why the others do not. */
function sorted(files: File[], room: number): { taken: File[]; refused: string[] } {
  const fitting = files.filter(file => refusalOf(file) === null)
  const refused = files.flatMap(file => {
    const refusal = refusalOf(file)
    return refusal ? [refusalTexts[refusal](file.name)] : []
  })
  return {
    taken: fitting.slice(0, room),
    refused: fitting.length > room ? [...refused, texts.tooMany(COMMENT_FILES_MAX)] : refused,
  }
}

function Row({ name, facts, children }: { name: string; facts: ReactNode; children: ReactNode }) {
  return (
    <li className={style.file}>
      <IconPaperclip size={16} aria-hidden="true" />
      <span className={style.name}>{name}</span>
      {facts}
      {children}
    </li>
  )
}

function Sending({
  one,
  onRetry,
  onDrop,
}: {
  one: SendingFile
  onRetry: (one: SendingFile) => void
  onDrop: (id: string) => void
}) {
  const { id, file, share, failure } = one
  const facts = failure ? (
    <span className={style.failure} role="alert">
      {failure}
    </span>
  ) : (
    <progress className={style.progress} max={1} value={share} aria-label={texts.sending(file.name)} />
  )
  return (
    <Row name={file.name} facts={facts}>
      {failure && (
        <FileAct label={texts.retryOf(file.name)} Sign={IconRefresh} onClick={() => onRetry(one)} />
      )}
      <FileAct label={texts.removeOf(file.name)} Sign={IconX} onClick={() => onDrop(id)} />
    </Row>
  )
}

/** A file that goes with the words already. */
function Staying({ file, onDrop }: { file: SaidFile; onDrop: (file: SaidFile) => void }) {
  const { fileName, fileSize, isCarried } = file
  const facts = <span className={style.size}>{isCarried ? texts.carried : fileSizeIt(fileSize)}</span>
  return (
    <Row name={fileName} facts={facts}>
      {!isCarried && <FileAct label={texts.removeOf(fileName)} Sign={IconX} onClick={() => onDrop(file)} />}
    </Row>
  )
}

type Props = {
  projectId: string
  /** Those that go with the words already, where these are changed. */
  staying: readonly SaidFile[]
  onDropped: (file: SaidFile) => void
  /** Chosen just now. */
  picked: File[]
  /** Told whether any of them is on its way now. */
  onTaken: (isSending: boolean) => void
  /** Those that have arrived. */
  files: AttachedFile[]
  onArrived: (file: AttachedFile) => void
  onRemoved: (file: AttachedFile) => void
  /** Whether something has not arrived, which keeps the comment back. */
  onHeld: (isHeld: boolean) => void
}

/** What goes with a comment that is being written, and what is on its way. */
export default function AttachTray(props: Props) {
  const { projectId, staying, onDropped, picked, onTaken, files, onArrived, onRemoved, onHeld } = props
  const { sending, send, drop, retry } = useSendingFiles(projectId, onArrived)
  const [refused, setRefused] = useState<string[]>([])
  const isHeld = sending.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it changes, and before what was chosen is taken
  useEffect(() => onHeld(isHeld), [isHeld])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice
  useEffect(() => {
    if (picked.length === 0) return
    const found = sorted(picked, COMMENT_FILES_MAX - staying.length - files.length - sending.length)
    setRefused(found.refused)
    send(found.taken)
    onTaken(found.taken.length > 0)
  }, [picked])
  const remove = (file: AttachedFile) => {
    forgetUpload(file)
    onRemoved(file)
  }
  if (staying.length + files.length + sending.length + refused.length === 0) return null
  return (
    <div className="stack gap-6">
      <ul className="stack gap-2" aria-label={texts.list}>
        {staying.map(file => (
          <Staying key={file.id} file={file} onDrop={onDropped} />
        ))}
        {files.map(file => (
          <Row
            key={file.uploadId}
            name={file.fileName}
            facts={<span className={style.size}>{fileSizeIt(file.fileSize)}</span>}
          >
            <FileAct label={texts.removeOf(file.fileName)} Sign={IconX} onClick={() => remove(file)} />
          </Row>
        ))}
        {sending.map(one => (
          <Sending key={one.id} one={one} onRetry={retry} onDrop={drop} />
        ))}
      </ul>
      {refused.map(text => (
        <p key={text} className={style.failure} role="alert">
          {text}
        </p>
      ))}
    </div>
  )
}
