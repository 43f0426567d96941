import { administrationTexts } from 'shared/messages/it/administration'
import { differenceResolutions } from 'shared/reconciliation/difference'
import { trpc } from '../../lib/trpc.ts'
import { showFailure } from '../../ui/failure.ts'
import { TextAreaField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { formWindow } from '../../ui/form-window.tsx'
import { useSchemaForm } from '../../ui/schema-form.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import type { PaymentDifference } from './difference-list.tsx'

const texts = administrationTexts.differences

type Props = { difference: PaymentDifference; name: string; onClose: () => void }

const loadSchema = () =>
  import('shared/reconciliation/reconciliation.inputs').then(inputs => inputs.closeDifferenceInput)

const resolutions = differenceResolutions.map(value => ({ value, label: texts.resolutions[value] }))

function CloseForm({ difference: { id, cause, client, title }, name, onClose }: Props) {
  const { administration } = trpc.useUtils().team
  const close = trpc.team.administration.closeDifference.useMutation({
    onSettled: () => administration.invalidate(),
  })
  const { busy, field, formProps } = useSchemaForm({
    schema: loadSchema,
    initial: { reason: '', ...(cause && { resolution: 'refunded' }) },
    extra: { id },
    onFailure: error => showFailure(error, { title: texts.failed }),
    send: async input => {
      await close.mutateAsync(input)
      showToast({ title: texts.done })
      onClose()
    },
  })
  return (
    <form {...formProps} className="stack gap-18">
      <p className="soft">{[name, client, title].filter(Boolean).join(' · ')}</p>
      <p>{texts.text}</p>
      {cause && <SelectField label={texts.resolution} data={resolutions} {...field('resolution')} />}
      <TextAreaField
        data-autofocus
        label={texts.reason}
        description={texts.reasonHint}
        {...field('reason')}
      />
      <FormActions busy={busy} submit={texts.title} onCancel={onClose} />
    </form>
  )
}

/** Closes a difference, with the reason and what became of money that was not booked. */
export default formWindow(texts.title, CloseForm)
