import { Progress } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay, IconRefresh, IconX } from '@tabler/icons-react'
import { fileSizeIt } from 'shared/formats/file-size-it'
import { materialTexts } from 'shared/messages/it/materials'
import { sentenceOf } from '../../ui/failure.ts'
import { FileKind } from '../../ui/file-kind.tsx'
import { FileAct, FileRow } from '../../ui/file-row.tsx'
import type { QueuedFile } from './upload-queue.ts'
import { uploads } from './uploads.ts'

const texts = materialTexts.upload

const percentOf = ({ sentBytes, sizeBytes }: QueuedFile) =>
  sizeBytes === 0 ? 0 : Math.floor((sentBytes / sizeBytes) * 100)

function factsOf(file: QueuedFile): string {
  const { state, sentBytes, sizeBytes, error } = file
  if (state === 'failed' || state === 'refused') return sentenceOf(error)
  if (state === 'waiting') return `${texts.waiting} · ${fileSizeIt(sizeBytes)}`
  if (state === 'done' || (state === 'sending' && sentBytes === sizeBytes)) return texts.checking
  const bytes = `${percentOf(file)}% · ${texts.bytes(fileSizeIt(sentBytes), fileSizeIt(sizeBytes))}`
  if (state === 'paused') return `${texts.paused} · ${bytes}`
  return state === 'lost' ? `${texts.lost} ${bytes}` : bytes
}

/** Returns true if the same bytes would be refused again. */
const isPermanent = ({ error }: QueuedFile) =>
  ['CONTENT_MISMATCH', 'INFECTED'].includes(error?.data?.appCode ?? '')

function Actions({ file }: { file: QueuedFile }) {
  const { id, name, state } = file
  const resume = () => uploads.resume(id)
  if (state === 'done') return null
  if (state === 'refused' || isPermanent(file))
    return <FileAct label={texts.dismissOf(name)} Sign={IconX} onClick={() => uploads.drop(id)} />
  return (
    <>
      {(state === 'sending' || state === 'waiting') && (
        <FileAct label={texts.pauseOf(name)} Sign={IconPlayerPause} onClick={() => uploads.pause(id)} />
      )}
      {state === 'paused' && <FileAct label={texts.resumeOf(name)} Sign={IconPlayerPlay} onClick={resume} />}
      {(state === 'lost' || state === 'failed') && (
        <FileAct label={texts.retryOf(name)} Sign={IconRefresh} onClick={resume} />
      )}
      <FileAct label={texts.cancelOf(name)} Sign={IconX} onClick={() => uploads.cancel(id)} />
    </>
  )
}

/** A file that is being uploaded, or one that was refused. */
export function UploadRow({ file }: { file: QueuedFile }) {
  const stopped = file.state === 'failed' || file.state === 'refused'
  return (
    <FileRow
      picture={<FileKind type={file.type} sizeBytes={file.sizeBytes} />}
      name={file.name}
      facts={<span className={stopped ? 'danger' : undefined}>{factsOf(file)}</span>}
      acts={<Actions file={file} />}
    >
      {!stopped && (
        <Progress
          value={percentOf(file)}
          {...(file.state !== 'sending' && { color: 'gray' })}
          aria-label={texts.progress(file.name)}
        />
      )}
    </FileRow>
  )
}
