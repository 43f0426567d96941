import { IconFolderOpen, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { materialTexts } from 'shared/messages/it/materials'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FileAct } from '../../ui/file-row.tsx'
import { StoredFile } from '../../ui/stored-file.tsx'
import { type Material, useRemoveMaterial } from './use-remove-material.ts'

const texts = materialTexts

type Props = { projectId: string; materials: Material[] }

/** What the project has; before a file is thrown away, it is asked for by name. */
export function MaterialList({ projectId, materials }: Props) {
  const [doomed, setDoomed] = useState<Material>()
  const [asked, setAsked] = useState(false)
  const { remove, busy } = useRemoveMaterial(projectId, () => setAsked(false))
  const ask = (material: Material) => {
    setDoomed(material)
    setAsked(true)
  }
  if (materials.length === 0)
    return <EmptyState icon={IconFolderOpen} title={texts.empty} text={texts.emptyText} />
  return (
    <Card title={texts.yours}>
      <ul>
        {materials.map(material => (
          <StoredFile
            key={material.id}
            file={material}
            acts={
              <FileAct
                label={texts.remove(material.fileName)}
                Sign={IconTrash}
                onClick={() => ask(material)}
              />
            }
          />
        ))}
      </ul>
      <ConfirmDialog
        opened={asked}
        title={texts.removeTitle}
        text={texts.removeText(doomed?.fileName ?? '')}
        confirm={texts.removeConfirm}
        danger
        busy={busy}
        onConfirm={() => doomed && remove(doomed)}
        onClose={() => setAsked(false)}
      />
    </Card>
  )
}
