import { Group, Stack, Text } from '@mantine/core'
import { frameTexts } from 'shared/messages/it/frame'
import { projectListTexts } from 'shared/messages/it/project-list'
import { saveFilterInput } from 'shared/projects/projects.inputs'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { RemoveButton } from '../../ui/action-buttons.tsx'
import { AppModal } from '../../ui/app-modal.tsx'
import { showErrorToast } from '../../ui/errors.ts'
import { FormStack, TextField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useZodForm } from '../../ui/use-zod-form.ts'
import { type Filters, readSaved, storedOf } from './filters.ts'

const texts = projectListTexts.saved

function useSaveFilter() {
  const { savedFilters } = trpc.useUtils().team
  return trpc.team.savedFilters.save.useMutation({ onSettled: () => savedFilters.invalidate() })
}

type Props = { filters: Filters; onClose: () => void }

function SaveForm({ filters, onClose }: Props) {
  const save = useSaveFilter()
  const { busy, field, formProps } = useZodForm({
    schema: saveFilterInput,
    initial: { name: '' },
    draft: 'saved-filter',
    extra: { filter: storedOf(filters) },
    failed: { text: texts.failed },
    send: async input => {
      await save.mutateAsync(input)
      showToast({ title: texts.ok })
      onClose()
    },
  })
  return (
    <FormStack {...formProps} gap="md">
      <Text c="dimmed">{texts.text}</Text>
      <TextField data-autofocus label={texts.name} autoComplete="off" {...field('name')} />
      <FormActions busy={busy} submit={texts.save} onCancel={onClose} />
    </FormStack>
  )
}

/** Shows a saved filter with a button that removes it; the toast offers to undo it. */
function SavedRow({ saved }: { saved: Outputs['team']['savedFilters']['list'][number] }) {
  const { team } = trpc.useUtils()
  const save = useSaveFilter()
  const restore = () =>
    save.mutateAsync({ name: saved.name, filter: storedOf(readSaved(saved.filter)) }).then(
      () => showToast({ title: texts.restored }),
      error => showErrorToast(error, { text: texts.failed }),
    )
  const remove = trpc.team.savedFilters.remove.useMutation({
    onSuccess: () =>
      showToast({ title: texts.removed, action: { label: frameTexts.undo, run: () => void restore() } }),
    onError: error => showErrorToast(error, { text: texts.removeFailed }),
    onSettled: () => team.savedFilters.invalidate(),
  })
  return (
    <Group component="li" justify="space-between" wrap="nowrap">
      <Text span truncate title={saved.name}>
        {saved.name}
      </Text>
      <RemoveButton
        label={texts.remove(saved.name)}
        loading={remove.isPending}
        onRemove={() => remove.mutate({ id: saved.id })}
      />
    </Group>
  )
}

/** Saves the filters of now under a name, and removes saved ones. */
export default function SavedFiltersDialog({ opened, ...props }: Props & { opened: boolean }) {
  const query = trpc.team.savedFilters.list.useQuery()
  return (
    <AppModal opened={opened} onClose={props.onClose} title={texts.open}>
      <Stack gap="lg">
        <SaveForm {...props} />
        <QueryView query={query} skeletonHeights={[40, 40]} errorTitle={texts.load}>
          {items => (
            <Stack component="ul" gap={4}>
              {items.map(saved => (
                <SavedRow key={saved.id} saved={saved} />
              ))}
            </Stack>
          )}
        </QueryView>
      </Stack>
    </AppModal>
  )
}
