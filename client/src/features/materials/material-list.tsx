import { IconFolderOpen } from '@tabler/icons-react'
import { materialTexts as texts } from 'shared/messages/it/materials'
import { useCan } from '../../lib/capabilities.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { RemoveButton } from '../../ui/action-buttons.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { StoredFile } from '../../ui/stored-file.tsx'
import { showToast } from '../../ui/toast-store.ts'

type Material = Outputs['dashboard']['materials']['list'][number]

function useRemoveMaterial(projectId: string) {
  const { list } = trpc.useUtils().dashboard.materials
  const { mutateAsync } = trpc.dashboard.materials.remove.useMutation({
    onSettled: () => list.invalidate({ projectId }),
  })
  const remove = async ({ id, fileName }: Material) => {
    await mutateAsync({ id })
    list.setData({ projectId }, (rows = []) => rows.filter(row => row.id !== id))
    showToast({ title: texts.deleted.title, text: texts.deleted.text(fileName) })
  }
  return (material: Material) =>
    confirm(
      {
        title: texts.removeTitle,
        text: texts.removeText(material.fileName),
        confirm: texts.removeConfirm,
        danger: true,
      },
      () => remove(material),
      { text: texts.delete, unreachable: texts.deleteAlt },
    )
}

export function MaterialList({ projectId, materials }: { projectId: string; materials: Material[] }) {
  const removeMaterial = useRemoveMaterial(projectId)
  const can = useCan()
  if (materials.length === 0)
    return <EmptyState icon={IconFolderOpen} title={texts.empty} text={texts.emptyText} />
  return (
    <SectionCard title={texts.yours}>
      <ul>
        {materials.map(material => (
          <StoredFile
            key={material.id}
            file={material}
            actions={
              can('writeBrief') && (
                <RemoveButton
                  label={texts.remove(material.fileName)}
                  onRemove={() => removeMaterial(material)}
                />
              )
            }
          />
        ))}
      </ul>
    </SectionCard>
  )
}
