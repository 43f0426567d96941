import { proposalTexts } from 'shared/messages/it/proposals'
import { trpc } from '../../lib/trpc.ts'
import { showFailure } from '../../ui/failure.ts'
import { TextAreaField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { formWindow } from '../../ui/form-window.tsx'
import { useSchemaForm } from '../../ui/schema-form.ts'
import { showToast } from '../../ui/toast-store.ts'

const texts = proposalTexts.client

type Props = { proposalId: string; onClose: () => void }

function DeclineForm({ proposalId, onClose }: Props) {
  const { dashboard } = trpc.useUtils()
  const decline = trpc.dashboard.proposals.decline.useMutation()
  const { busy, field, formProps } = useSchemaForm({
    schema: () => import('shared/proposals/proposals.inputs').then(inputs => inputs.declineProposalInput),
    initial: { answer: '' },
    extra: { id: proposalId },
    draft: `decline:${proposalId}`,
    onFailure: error => showFailure(error, { text: texts.failed }),
    send: async input => {
      await decline.mutateAsync(input)
      showToast({ title: texts.declined })
      onClose()
      void dashboard.proposals.invalidate()
    },
  })
  return (
    <form {...formProps} className="stack gap-18">
      <p>{texts.declineText}</p>
      <TextAreaField data-autofocus optional label={texts.answer} {...field('answer')} />
      <FormActions busy={busy} submit={texts.decline} onCancel={onClose} />
    </form>
  )
}

/** Says no, with a word if one is given. */
export default formWindow(texts.declineTitle, DeclineForm)
