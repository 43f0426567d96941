import { renameTexts as texts } from 'shared/messages/it/project-titles'
import { showFailure } from './failure.ts'
import { TextField } from './field.tsx'
import { FormActions } from './form-actions.tsx'
import { formWindow } from './form-window.tsx'
import { useSchemaForm } from './schema-form.ts'
import { showToast } from './toast-store.ts'

type Naming = { id: string; title: string }

type Props = {
  project: Naming
  onRename: (naming: Naming) => Promise<unknown>
  onClose: () => void
}

function RenameForm({ project, onRename, onClose }: Props) {
  const { busy, field, formProps } = useSchemaForm({
    schema: () => import('shared/projects/projects.inputs').then(inputs => inputs.renameProjectInput),
    initial: { title: project.title },
    extra: { id: project.id },
    onFailure: error => showFailure(error, { text: texts.failed }),
    send: async input => {
      await onRename(input)
      showToast({ title: texts.done })
      onClose()
    },
  })
  return (
    <form {...formProps} className="stack gap-20">
      <TextField data-autofocus label={texts.label} autoComplete="off" {...field('title')} />
      <FormActions busy={busy} submit={texts.save} onCancel={onClose} />
    </form>
  )
}

/** Gives a project another name; the dashboard and the hub each send it their own way. */
export default formWindow(texts.title, RenameForm)
