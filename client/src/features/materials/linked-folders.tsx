import { Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { addMaterialLinkInput } from 'shared/materials/materials.inputs'
import { materialTexts } from 'shared/messages/it/materials'
import { useCan } from '../../lib/capabilities.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { RemoveButton, SmallButton } from '../../ui/action-buttons.tsx'
import { AppModal } from '../../ui/app-modal.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { FormStack, TextField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { folderNameOf, LinkedFolder } from '../../ui/linked-folder.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useZodForm } from '../../ui/use-zod-form.ts'

const texts = materialTexts.links

type Folder = Outputs['dashboard']['materials']['links'][number]

function AddLinkForm({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const { links } = trpc.useUtils().dashboard.materials
  const add = trpc.dashboard.materials.addLink.useMutation()
  const { busy, clear, field, formProps } = useZodForm({
    schema: addMaterialLinkInput,
    initial: { url: '', name: '' },
    extra: { projectId },
    draft: `folder:${projectId}`,
    failed: { text: texts.failed },
    send: async input => {
      await add.mutateAsync(input)
      clear()
      void links.invalidate({ projectId })
      showToast({ title: texts.added })
      onClose()
    },
  })
  return (
    <FormStack {...formProps} gap={18}>
      <TextField
        data-autofocus
        label={texts.url}
        type="url"
        inputMode="url"
        autoComplete="off"
        {...field('url')}
      />
      <TextField optional label={texts.name} autoComplete="off" {...field('name')} />
      <FormActions busy={busy} submit={texts.add} onCancel={onClose} />
    </FormStack>
  )
}

function useRemoveLink(projectId: string) {
  const { links } = trpc.useUtils().dashboard.materials
  const { mutateAsync } = trpc.dashboard.materials.removeLink.useMutation({
    onSuccess: () => showToast({ title: texts.removed }),
    onSettled: () => links.invalidate({ projectId }),
  })
  return (folder: Folder) =>
    confirm(
      {
        title: texts.removeTitle,
        text: texts.removeText(folderNameOf(folder)),
        confirm: texts.removeConfirm,
        danger: true,
      },
      () => mutateAsync({ id: folder.id }),
      { text: texts.removeFailed },
    )
}

/** Folders on other services that the client shares as material. */
export function LinkedFolders({ projectId }: { projectId: string }) {
  const query = trpc.dashboard.materials.links.useQuery({ projectId })
  const removeLink = useRemoveLink(projectId)
  const can = useCan()
  const [opened, { open, close }] = useDisclosure()
  if (query.data?.length === 0 && !can('writeBrief')) return null
  return (
    <SectionCard title={texts.title}>
      {can('writeBrief') && <Text c="dimmed">{texts.intro}</Text>}
      <QueryView query={query} skeletonHeights={[56]} errorTitle={texts.load}>
        {folders => (
          <ul>
            {folders.map(folder => (
              <LinkedFolder
                key={folder.id}
                folder={folder}
                actions={
                  can('writeBrief') && (
                    <RemoveButton
                      label={texts.remove(folderNameOf(folder))}
                      onRemove={() => removeLink(folder)}
                    />
                  )
                }
              />
            ))}
          </ul>
        )}
      </QueryView>
      {can('writeBrief') && (
        <SmallButton mt="sm" onClick={open}>
          {texts.add}
        </SmallButton>
      )}
      <AppModal opened={opened} onClose={close} title={texts.addTitle}>
        <AddLinkForm projectId={projectId} onClose={close} />
      </AppModal>
    </SectionCard>
  )
}
