import { Stack } from '@mantine/core'
import { IconPlayerPlay, IconX } from '@tabler/icons-react'
import { fileSizeIt } from 'shared/formats/units'
import { maxBytesOf } from 'shared/materials/acceptance'
import { materialTexts } from 'shared/messages/it/materials'
import { useCan } from '../../lib/capabilities.ts'
import { useSession } from '../../lib/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { IconButton, QuietButton } from '../../ui/action-buttons.tsx'
import { FileRow } from '../../ui/file-row.tsx'
import { FileThumbnail } from '../../ui/file-thumbnail.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Remark, SectionCard } from '../../ui/section-card.tsx'
import { useFilePicker } from '../../ui/use-file-picker.tsx'
import { DropArea } from './drop-area.tsx'
import type { Interrupted } from './interrupted.ts'
import { LinkedFolders } from './linked-folders.tsx'
import { MaterialList } from './material-list.tsx'
import { isStopped, type QueuedFile } from './upload-queue.ts'
import { UploadRow } from './upload-row.tsx'
import { megabytesOf, uploads } from './uploads.ts'
import { useUploads } from './use-uploads.ts'

const uploadTexts = materialTexts.upload

type InterruptedProps = { upload: Interrupted; onFile: (file: File) => void; onGiveUp: () => void }

/** Renders an upload interrupted by an earlier visit. A page cannot reopen a file, so the user chooses it again. */
function InterruptedRow({ upload, onFile, onGiveUp }: InterruptedProps) {
  const { picker, choose } = useFilePicker({
    label: uploadTexts.resumeOf(upload.name),
    onFiles: ([file]) => file && onFile(file),
  })
  return (
    <FileRow
      picture={<FileThumbnail type={upload.type} sizeBytes={upload.sizeBytes} />}
      name={upload.name}
      facts={`${uploadTexts.interrupted} ${fileSizeIt(upload.sizeBytes)}`}
      actions={
        <>
          <IconButton
            c="dimmed"
            label={uploadTexts.resumeOf(upload.name)}
            icon={IconPlayerPlay}
            onClick={choose}
          />
          <IconButton c="dimmed" label={uploadTexts.cancelOf(upload.name)} icon={IconX} onClick={onGiveUp} />
        </>
      }
    >
      {picker}
    </FileRow>
  )
}

const { tipsTitle, tips } = materialTexts

function Tips() {
  return (
    <SectionCard title={tipsTitle}>
      <Stack component="ul" gap={18}>
        {tips.map(({ title, text }) => (
          <Stack component="li" key={title} gap={2} pl={14} style={{ borderLeft: '2px solid var(--accent)' }}>
            <b>{title}</b>
            <Remark span>{text}</Remark>
          </Stack>
        ))}
      </Stack>
    </SectionCard>
  )
}

const texts = materialTexts

/** Shows files that were refused, each with the reason; one press removes all from the list. */
function StoppedUploads({ files }: { files: readonly QueuedFile[] }) {
  const dismiss = () => {
    for (const { id } of files) uploads.cancel(id)
  }
  return (
    <SectionCard title={texts.upload.stoppedTitle}>
      <ul>
        {files.map(file => (
          <UploadRow key={file.id} file={file} />
        ))}
      </ul>
      <QuietButton mt="xs" onClick={dismiss}>
        {texts.upload.dismissAll}
      </QuietButton>
    </SectionCard>
  )
}

function Uploads({ files, interrupted, resume, giveUp }: ReturnType<typeof useUploads>) {
  const stopped = files.filter(isStopped)
  const running = files.filter(file => !isStopped(file))
  return (
    <>
      {stopped.length > 0 && <StoppedUploads files={stopped} />}
      {running.length + interrupted.length > 0 && (
        <SectionCard title={texts.upload.title}>
          <ul>
            {running.map(file => (
              <UploadRow key={file.id} file={file} />
            ))}
            {interrupted.map(upload => (
              <InterruptedRow
                key={upload.key}
                upload={upload}
                onFile={file => resume(upload, file)}
                onGiveUp={() => giveUp(upload)}
              />
            ))}
          </ul>
        </SectionCard>
      )}
    </>
  )
}

export function MaterialsScreen({ projectId }: { projectId: string }) {
  const session = useSession()
  const userId = session.state === 'signed-in' ? session.user.id : ''
  const list = trpc.dashboard.materials.list.useQuery({ projectId })
  const limit = trpc.dashboard.materials.limit.useQuery()
  const maxBytes = limit.data?.maxBytes ?? maxBytesOf.material
  const can = useCan()
  const own = useUploads({ userId, projectId }, maxBytes)
  return (
    <Screen title={texts.title} intro={texts.intro} wide>
      <div className="columns">
        <Stack miw={0} gap={28}>
          {can('writeBrief') && <DropArea megabytes={megabytesOf(maxBytes)} onFiles={own.send} />}
          <Uploads {...own} />
          <QueryView query={list} skeletonHeights={[80, 80, 80]} errorTitle={texts.load}>
            {materials => <MaterialList projectId={projectId} materials={materials} />}
          </QueryView>
          <LinkedFolders projectId={projectId} />
        </Stack>
        <Tips />
      </div>
    </Screen>
  )
}
