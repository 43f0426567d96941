import { Progress } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay, IconRefresh, IconX } from '@tabler/icons-react'
import { fileSizeIt } from 'shared/formats/units'
import { materialTexts } from 'shared/messages/it/materials'
import { IconButton } from '../../ui/action-buttons.tsx'
import { getErrorMessage } from '../../ui/errors.ts'
import { FileRow } from '../../ui/file-row.tsx'
import { FileThumbnail } from '../../ui/file-thumbnail.tsx'
import { isStopped, type QueuedFile } from './upload-queue.ts'
import { uploads } from './uploads.ts'

const texts = materialTexts.upload

const percentOf = ({ sentBytes, sizeBytes }: QueuedFile) =>
  sizeBytes === 0 ? 0 : Math.floor((sentBytes / sizeBytes) * 100)

function factsOf(file: QueuedFile): string {
  const { state, sentBytes, sizeBytes, error } = file
  if (isStopped(file)) return getErrorMessage(error)
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
    return (
      <IconButton c="dimmed" label={texts.dismissOf(name)} icon={IconX} onClick={() => uploads.drop(id)} />
    )
  return (
    <>
      {(state === 'sending' || state === 'waiting') && (
        <IconButton
          c="dimmed"
          label={texts.pauseOf(name)}
          icon={IconPlayerPause}
          onClick={() => uploads.pause(id)}
        />
      )}
      {state === 'paused' && (
        <IconButton c="dimmed" label={texts.resumeOf(name)} icon={IconPlayerPlay} onClick={resume} />
      )}
      {(state === 'lost' || state === 'failed') && (
        <IconButton c="dimmed" label={texts.retryOf(name)} icon={IconRefresh} onClick={resume} />
      )}
      <IconButton c="dimmed" label={texts.cancelOf(name)} icon={IconX} onClick={() => uploads.cancel(id)} />
    </>
  )
}

export function UploadRow({ file }: { file: QueuedFile }) {
  const stopped = isStopped(file)
  return (
    <FileRow
      picture={<FileThumbnail type={file.type} sizeBytes={file.sizeBytes} />}
      name={file.name}
      facts={<span className={stopped ? 'danger' : undefined}>{factsOf(file)}</span>}
      actions={<Actions file={file} />}
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
