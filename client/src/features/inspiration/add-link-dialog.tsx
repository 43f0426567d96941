import { Text } from '@mantine/core'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { addReferenceInput } from 'shared/references/references.inputs'
import { trpc } from '../../lib/trpc.ts'
import { AppModal } from '../../ui/app-modal.tsx'
import { FormStack, TextField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useZodForm } from '../../ui/use-zod-form.ts'
import { NoteFields } from './note-dialog.tsx'

const texts = orderTexts.inspiration
const initial = { videoUrl: '', videoTitle: '', note: '', atSecond: '' }

type Props = { projectId: string; onClose: () => void }

function AddForm({ projectId, onClose }: Props) {
  const { list } = trpc.useUtils().dashboard.references
  const add = trpc.dashboard.references.add.useMutation()
  const { busy, clear, field, formProps } = useZodForm({
    schema: addReferenceInput,
    initial,
    extra: { projectId, videoCategory: 'link' },
    draft: `inspiration:${projectId}`,
    failed: { text: orderTexts.references.save },
    send: async input => {
      await add.mutateAsync(input)
      clear()
      void list.invalidate({ projectId })
      showToast({ title: orderTexts.references.added })
      onClose()
    },
  })
  return (
    <FormStack {...formProps} gap={18}>
      <Text c="dimmed">{texts.addText}</Text>
      <TextField
        data-autofocus
        label={texts.videoUrl}
        type="url"
        inputMode="url"
        autoComplete="off"
        {...field('videoUrl')}
      />
      <TextField label={texts.videoTitle} autoComplete="off" {...field('videoTitle')} />
      <NoteFields field={field} />
      <FormActions busy={busy} submit={texts.add} onCancel={onClose} />
    </FormStack>
  )
}

export function AddLinkDialog({ opened, ...props }: Props & { opened: boolean }) {
  return (
    <AppModal opened={opened} onClose={props.onClose} title={texts.addOwn}>
      <AddForm {...props} />
    </AppModal>
  )
}
