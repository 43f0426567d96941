import { useState } from 'react'
import { addDays } from 'shared/formats/calendar-days'
import { dayInRome } from 'shared/formats/date-it'
import { proposalTexts } from 'shared/messages/it/proposals'
import { type ProposalKind, proposalKinds } from 'shared/proposals/proposal'
import { trpc } from '../../lib/trpc.ts'
import { DateField } from '../../ui/date-field.tsx'
import { showFailure } from '../../ui/failure.ts'
import { TextAreaField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { formWindow } from '../../ui/form-window.tsx'
import { useSchemaForm } from '../../ui/schema-form.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { LineRows } from './line-rows.tsx'
import { useLines } from './use-lines.ts'

const texts = proposalTexts.team
const VALID_DAYS = 30

type Props = { projectId: string; onClose: () => void }

const kinds = proposalKinds.map(value => ({ value, label: proposalTexts.kinds[value] }))

function useMakeForm({ projectId, onClose }: Props) {
  const { team } = trpc.useUtils()
  const make = trpc.team.proposals.make.useMutation()
  const lines = useLines()
  const [kind, setKind] = useState<ProposalKind>('quote')
  const isFree = kind === 'round' && lines.totalCents === 0
  const form = useSchemaForm({
    schema: () => import('shared/proposals/proposals.inputs').then(inputs => inputs.makeProposalInput),
    initial: { reason: '', validUntil: addDays(dayInRome(new Date()), VALID_DAYS) },
    extra: { projectId, kind, lines: lines.lines },
    draft: `proposal:${projectId}`,
    onFailure: error => showFailure(error, { text: texts.failed }),
    send: async input => {
      await make.mutateAsync(input)
      form.clear()
      void team.proposals.invalidate()
      showToast({ title: isFree ? texts.granted : texts.sent })
      onClose()
    },
  })
  const wrong = Object.entries(form.form.errors).find(([name]) => name.startsWith('lines'))
  const linesError = wrong && (wrong[0] === 'lines' ? String(wrong[1]) : texts.lineMissing)
  /** Clears all errors of lines: changing one line or the kind may make the others valid. */
  const clearLines = () => {
    for (const name of Object.keys(form.form.errors))
      if (name.startsWith('lines')) form.form.clearFieldError(name)
  }
  const choose = (chosen: ProposalKind) => {
    setKind(chosen)
    clearLines()
  }
  return { ...form, lines, kind, choose, isFree, linesError, clearLines }
}

function MakeForm(props: Props) {
  const { busy, field, form, formProps, lines, kind, choose, isFree, linesError, clearLines } =
    useMakeForm(props)
  return (
    <form {...formProps} className="stack gap-18">
      <SelectField
        label={texts.kind}
        data={kinds}
        value={kind}
        onChange={chosen => choose((chosen ?? 'quote') as ProposalKind)}
      />
      <LineRows lines={lines} error={linesError} wrong={form.errors} onChange={clearLines} />
      {kind === 'round' && <p className="note">{texts.freeRound}</p>}
      <TextAreaField label={texts.reason} description={texts.reasonHint} {...field('reason')} />
      <DateField label={texts.validUntil} {...field('validUntil')} />
      <FormActions busy={busy} submit={isFree ? texts.grant : texts.send} onCancel={props.onClose} />
    </form>
  )
}

/** Writes a custom quote, a change of the order or a round of changes for the client. */
export default formWindow(texts.make, MakeForm)
