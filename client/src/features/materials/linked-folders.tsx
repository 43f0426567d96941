import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { materialTexts } from 'shared/messages/it/materials'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { WindowButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { showFailure } from '../../ui/failure.ts'
import { FileAct } from '../../ui/file-row.tsx'
import { onDemand } from '../../ui/late-part.tsx'
import { folderNameOf, LinkedFolder } from '../../ui/linked-folder.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { showToast } from '../../ui/toast-store.ts'
import style from './materials-screen.module.css'

const AddLinkDialog = onDemand(() => import('./add-link-dialog.tsx'))

const texts = materialTexts.links

type Folder = Outputs['dashboard']['materials']['links'][number]

function useForgetting(projectId: string) {
  const [asked, setAsked] = useState<Folder>()
  const { links } = trpc.useUtils().dashboard.materials
  const remove = trpc.dashboard.materials.removeLink.useMutation({
    onSuccess: () => showToast({ title: texts.removed }),
    onError: error => showFailure(error, { text: texts.removeFailed }),
    onSettled: () => links.invalidate({ projectId }),
  })
  const confirm = () => {
    if (asked) remove.mutate({ id: asked.id }, { onSettled: () => setAsked(undefined) })
  }
  return { asked, setAsked, confirm, busy: remove.isPending }
}

function List({ projectId, folders }: { projectId: string; folders: Folder[] }) {
  const { asked, setAsked, confirm, busy } = useForgetting(projectId)
  return (
    <>
      <ul>
        {folders.map(folder => (
          <LinkedFolder
            key={folder.id}
            folder={folder}
            acts={
              <FileAct
                label={texts.remove(folderNameOf(folder))}
                Sign={IconX}
                onClick={() => setAsked(folder)}
              />
            }
          />
        ))}
      </ul>
      <ConfirmDialog
        opened={asked !== undefined}
        title={texts.removeTitle}
        text={asked ? texts.removeText(folderNameOf(asked)) : ''}
        confirm={texts.removeConfirm}
        danger
        busy={busy}
        onConfirm={confirm}
        onClose={() => setAsked(undefined)}
      />
    </>
  )
}

/** Folders that the client shares from somewhere else: they count as material. */
export function LinkedFolders({ projectId }: { projectId: string }) {
  const query = trpc.dashboard.materials.links.useQuery({ projectId })
  return (
    <Card title={texts.title}>
      <p className="soft">{texts.intro}</p>
      <QueryView query={query} skeletonHeights={[56]} errorTitle={texts.load}>
        {folders => <List projectId={projectId} folders={folders} />}
      </QueryView>
      <WindowButton
        variant="outline"
        size="small"
        className={style.add}
        window={state => <AddLinkDialog {...state} projectId={projectId} />}
      >
        {texts.add}
      </WindowButton>
    </Card>
  )
}
