import { renameTexts as texts } from 'shared/messages/it/project-titles'
import { renameProjectInput } from 'shared/projects/projects.inputs'
import { AppModal } from './app-modal.tsx'
import { FormStack, TextField } from './field.tsx'
import { FormActions } from './form-actions.tsx'
import { showToast } from './toast-store.ts'
import { useZodForm } from './use-zod-form.ts'

type ProjectName = { id: string; title: string }

type Props = {
  project: ProjectName
  onRename: (project: ProjectName) => Promise<unknown>
  onClose: () => void
}

function RenameForm({ project, onRename, onClose }: Props) {
  const { busy, field, formProps } = useZodForm({
    schema: renameProjectInput,
    initial: { title: project.title },
    draft: `rename:${project.id}`,
    extra: { id: project.id },
    failed: { text: texts.failed },
    send: async input => {
      await onRename(input)
      showToast({ title: texts.done })
      onClose()
    },
  })
  return (
    <FormStack {...formProps} gap={20}>
      <TextField data-autofocus label={texts.label} autoComplete="off" {...field('title')} />
      <FormActions busy={busy} submit={texts.save} onCancel={onClose} />
    </FormStack>
  )
}

/** Renames a project; the dashboard and the hub pass their own mutation. */
export default function RenameDialog({ opened, ...props }: Props & { opened: boolean }) {
  return (
    <AppModal opened={opened} onClose={props.onClose} title={texts.title}>
      <RenameForm {...props} />
    </AppModal>
  )
}
