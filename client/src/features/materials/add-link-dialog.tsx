import { materialTexts } from 'shared/messages/it/materials'
import { trpc } from '../../lib/trpc.ts'
import { showFailure } from '../../ui/failure.ts'
import { TextField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { formWindow } from '../../ui/form-window.tsx'
import { useSchemaForm } from '../../ui/schema-form.ts'
import { showToast } from '../../ui/toast-store.ts'

const texts = materialTexts.links

type Props = { projectId: string; onClose: () => void }

function AddForm({ projectId, onClose }: Props) {
  const { links } = trpc.useUtils().dashboard.materials
  const add = trpc.dashboard.materials.addLink.useMutation()
  const { busy, clear, field, formProps } = useSchemaForm({
    schema: () => import('shared/materials/materials.inputs').then(inputs => inputs.addMaterialLinkInput),
    initial: { url: '', name: '' },
    extra: { projectId },
    draft: `folder:${projectId}`,
    onFailure: error => showFailure(error, { text: texts.failed }),
    send: async input => {
      await add.mutateAsync(input)
      clear()
      void links.invalidate({ projectId })
      showToast({ title: texts.added })
      onClose()
    },
  })
  return (
    <form {...formProps} className="stack gap-18">
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
    </form>
  )
}

/** Keeps the address of a folder that is shared somewhere else. */
export default formWindow(texts.addTitle, AddForm)
