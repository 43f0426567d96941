import { clockOf } from 'shared/formats/units'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { updateReferenceInput } from 'shared/references/references.inputs'
import { trpc } from '../../lib/trpc.ts'
import { AppModal } from '../../ui/app-modal.tsx'
import { FormStack, TextAreaField, TextField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useZodForm } from '../../ui/use-zod-form.ts'
import type { Reference } from './use-references.ts'

const texts = orderTexts.inspiration

type Named = 'note' | 'atSecond'
type FieldsProps = {
  field: (name: Named) => { name: string }
  /** The dialog begins with them. */
  first?: boolean
}

export function NoteFields({ field, first }: FieldsProps) {
  return (
    <>
      <TextAreaField
        optional
        label={texts.note}
        placeholder={texts.notePlaceholder}
        {...(first && { 'data-autofocus': true })}
        {...field('note')}
      />
      <TextField
        optional
        maw={320}
        label={texts.moment}
        description={texts.momentHint}
        inputMode="text"
        autoComplete="off"
        {...field('atSecond')}
      />
    </>
  )
}

function NoteForm({ reference, onClose }: { reference: Reference; onClose: () => void }) {
  const { id, projectId, note, atSecond } = reference
  const { list } = trpc.useUtils().dashboard.references
  const update = trpc.dashboard.references.update.useMutation()
  const { busy, field, formProps } = useZodForm({
    schema: updateReferenceInput,
    initial: { note: note ?? '', atSecond: atSecond === null ? '' : clockOf(atSecond) },
    extra: { id },
    draft: `inspiration-note:${id}`,
    failed: { text: orderTexts.references.save },
    send: async input => {
      const saved = await update.mutateAsync(input)
      list.setData({ projectId }, (rows = []) => rows.map(row => (row.id === id ? saved : row)))
      showToast({ title: texts.noteSaved })
      onClose()
    },
  })
  return (
    <FormStack {...formProps} gap={18}>
      <NoteFields first field={field} />
      <FormActions busy={busy} submit={dashboardTexts.save} onCancel={onClose} />
    </FormStack>
  )
}

type DialogProps = { opened: boolean; reference: Reference | undefined; onClose: () => void }

export function NoteDialog({ opened, reference, onClose }: DialogProps) {
  return (
    <AppModal opened={opened} onClose={onClose} title={reference ? texts.noteOf(reference.videoTitle) : ''}>
      {reference && <NoteForm key={reference.id} reference={reference} onClose={onClose} />}
    </AppModal>
  )
}
