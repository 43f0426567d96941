import { clockOf } from 'shared/formats/duration-it'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { trpc } from '../../lib/trpc.ts'
import DialogWindow from '../../ui/dialog-window.tsx'
import { showFailure } from '../../ui/failure.ts'
import { FormActions } from '../../ui/form-actions.tsx'
import { useSchemaForm } from '../../ui/schema-form.ts'
import { showToast } from '../../ui/toast-store.ts'
import { NoteFields } from './note-fields.tsx'
import type { Reference } from './use-references.ts'

const texts = orderTexts.inspiration

type Props = { reference: Reference; onClose: () => void }

function useNoteForm({ reference, onClose }: Props) {
  const { id, projectId, note, atSecond } = reference
  const { list } = trpc.useUtils().dashboard.references
  const update = trpc.dashboard.references.update.useMutation()
  const form = useSchemaForm({
    schema: () => import('shared/references/references.inputs').then(inputs => inputs.updateReferenceInput),
    initial: { note: note ?? '', atSecond: atSecond === null ? '' : clockOf(atSecond) },
    extra: { id },
    draft: `inspiration-note:${id}`,
    onFailure: error => showFailure(error, { text: orderTexts.references.save }),
    send: async input => {
      const saved = await update.mutateAsync(input)
      list.setData({ projectId }, (rows = []) => rows.map(row => (row.id === id ? saved : row)))
      showToast({ title: texts.noteSaved })
      onClose()
    },
  })
  return form
}

function NoteForm(props: Props) {
  const { busy, field, formProps } = useNoteForm(props)
  return (
    <form {...formProps} className="stack gap-18">
      <NoteFields first field={field} />
      <FormActions busy={busy} submit={dashboardTexts.save} onCancel={props.onClose} />
    </form>
  )
}

/** Says what is liked of a saved video. */
export default function NoteDialog({
  opened,
  reference,
  onClose,
}: {
  opened: boolean
  reference: Reference | undefined
  onClose: () => void
}) {
  return (
    <DialogWindow
      opened={opened}
      onClose={onClose}
      title={reference ? texts.noteOf(reference.videoTitle) : ''}
    >
      {reference && <NoteForm key={reference.id} reference={reference} onClose={onClose} />}
    </DialogWindow>
  )
}
