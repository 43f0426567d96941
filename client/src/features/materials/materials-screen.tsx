import { maxBytesOf } from 'shared/materials/acceptance'
import { materialTexts } from 'shared/messages/it/materials'
import { useSession } from '../../lib/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { DropArea } from './drop-area.tsx'
import { InterruptedRow } from './interrupted-row.tsx'
import { LinkedFolders } from './linked-folders.tsx'
import { MaterialList } from './material-list.tsx'
import style from './materials-screen.module.css'
import { Tips } from './tips.tsx'
import { UploadRow } from './upload-row.tsx'
import { megabytesOf } from './uploads.ts'
import { useUploads } from './use-uploads.ts'

const texts = materialTexts

function OnTheWay({
  files,
  interrupted,
  doubt,
  takeUp,
  giveUp,
  replace,
  keep,
}: ReturnType<typeof useUploads>) {
  if (files.length + interrupted.length === 0) return null
  return (
    <Card title={texts.upload.title}>
      <ul>
        {files.map(file => (
          <UploadRow key={file.id} file={file} />
        ))}
        {interrupted.map(one => (
          <InterruptedRow
            key={one.key}
            one={one}
            onFile={file => takeUp(one, file)}
            onGiveUp={() => giveUp(one)}
          />
        ))}
      </ul>
      <ConfirmDialog
        opened={doubt !== undefined}
        title={texts.upload.otherFile.title}
        text={texts.upload.otherFile.text(doubt?.one.name ?? '', doubt?.file.name ?? '')}
        confirm={texts.upload.otherFile.confirm}
        onConfirm={() => doubt && replace(doubt)}
        onClose={keep}
      />
    </Card>
  )
}

/** What the client gives to a project: sent by dropping, taken up again wherever it broke off. */
export function MaterialsScreen({ projectId }: { projectId: string }) {
  const session = useSession()
  const userId = session.state === 'signed-in' ? session.user.id : ''
  const list = trpc.dashboard.materials.list.useQuery({ projectId })
  const limit = trpc.dashboard.materials.limit.useQuery()
  const maxBytes = limit.data?.maxBytes ?? maxBytesOf.material
  const uploads = useUploads({ userId, projectId }, maxBytes)
  return (
    <Screen title={texts.title} intro={texts.intro} wide>
      <div className={style.grid}>
        <div className="stack shrinkable gap-28">
          <DropArea megabytes={megabytesOf(maxBytes)} onFiles={uploads.send} />
          <OnTheWay {...uploads} />
          <QueryView query={list} skeletonHeights={[80, 80, 80]} errorTitle={texts.load}>
            {materials => <MaterialList projectId={projectId} materials={materials} />}
          </QueryView>
          <LinkedFolders projectId={projectId} />
        </div>
        <Tips />
      </div>
    </Screen>
  )
}
