import { orderTexts } from 'shared/messages/it/dashboard-order'
import { trpc } from '../../lib/trpc.ts'
import { showFailure } from '../../ui/failure.ts'
import { TextField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { formWindow } from '../../ui/form-window.tsx'
import { useSchemaForm } from '../../ui/schema-form.ts'
import { showToast } from '../../ui/toast-store.ts'
import { NoteFields } from './note-fields.tsx'

const texts = orderTexts.inspiration
const initial = { videoUrl: '', videoTitle: '', note: '', atSecond: '' }

type Props = { projectId: string; onClose: () => void }

function useAddForm({ projectId, onClose }: Props) {
  const { list } = trpc.useUtils().dashboard.references
  const add = trpc.dashboard.references.add.useMutation()
  const form = useSchemaForm({
    schema: () => import('shared/references/references.inputs').then(inputs => inputs.addReferenceInput),
    initial,
    extra: { projectId, videoCategory: 'link' },
    draft: `inspiration:${projectId}`,
    onFailure: error => showFailure(error, { text: orderTexts.references.save }),
    send: async input => {
      await add.mutateAsync(input)
      form.clear()
      void list.invalidate({ projectId })
      showToast({ title: orderTexts.references.added })
      onClose()
    },
  })
  return form
}

function AddForm(props: Props) {
  const { busy, field, formProps } = useAddForm(props)
  return (
    <form {...formProps} className="stack gap-18">
      <p className="soft">{texts.addText}</p>
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
      <FormActions busy={busy} submit={texts.add} onCancel={props.onClose} />
    </form>
  )
}

/** Keeps a video of the web as inspiration. */
export default formWindow(texts.addOwn, AddForm)
