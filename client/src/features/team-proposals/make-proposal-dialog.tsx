import { Fieldset, Group, Input, Stack } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { fieldErrorTexts } from 'shared/errors/codes'
import { addDays } from 'shared/formats/calendar-days'
import { dayInRome } from 'shared/formats/date-it'
import { proposalTexts } from 'shared/messages/it/proposals'
import { type ProposalKind, proposalKinds } from 'shared/proposals/proposal'
import { makeProposalInput } from 'shared/proposals/proposals.inputs'
import { trpc } from '../../lib/trpc.ts'
import { IconButton, SmallButton } from '../../ui/action-buttons.tsx'
import { AppModal } from '../../ui/app-modal.tsx'
import { drafts } from '../../ui/browser-storage.ts'
import { DateField } from '../../ui/date-field.tsx'
import { appCodeOf, getErrorMessage, getFieldErrors, showErrorToast } from '../../ui/errors.ts'
import { FormStack, TextAreaField, TextField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { Money } from '../../ui/money.tsx'
import { EuroField } from '../../ui/number-field.tsx'
import { Note } from '../../ui/section-card.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useZodForm } from '../../ui/use-zod-form.ts'
import style from './proposals-card.module.css'

const texts = proposalTexts.team
const VALID_DAYS = 30
const MAX_LINES = 20
const reductionRefusals: unknown[] = ['BALANCE_SETTLED', 'REDUCTION_TOO_MUCH']

type Row = { key: number; label: string; amountCents: number | '' }

const blank = (key: number): Row => ({ key, label: '', amountCents: '' })

/** Holds kind and lines of a proposal; they survive closing the dialog and reloading until it is sent. */
function useLines(draft: string, kinds: readonly ProposalKind[]) {
  const [kept] = useState(() => drafts.read(draft) as { kind?: ProposalKind; rows?: Row[] })
  const [chosen, setKind] = useState(kept.kind)
  const kind = chosen && kinds.includes(chosen) ? chosen : (kinds[0] ?? 'round')
  const [rows, setRows] = useState(kept.rows ?? [blank(0)])
  useEffect(() => {
    drafts.save(draft, { kind: chosen, rows })
  }, [draft, chosen, rows])
  const change = (key: number, values: Partial<Row>) =>
    setRows(before => before.map(row => (row.key === key ? { ...row, ...values } : row)))
  const add = () => setRows(before => [...before, blank((before.at(-1)?.key ?? 0) + 1)])
  const remove = (key: number) => setRows(before => before.filter(row => row.key !== key))
  const lines = rows.map(({ label, amountCents }) => ({ label, amountCents }))
  const totalCents = lines.reduce((sum, { amountCents }) => sum + (amountCents || 0), 0)
  const clear = () => drafts.drop(draft)
  return { kind, setKind, rows, change, add, remove, lines, totalCents, clear }
}

interface LineRowsProps {
  lines: ReturnType<typeof useLines>
  error: string | undefined
  /** Errors of the form, by their path in the input. */
  errors: Record<string, unknown>
  onChange: () => void
}

function LineRows({ lines, error, errors, onChange }: LineRowsProps) {
  const { rows, change, add, remove, totalCents } = lines
  const update = (key: number, values: Partial<Row>) => {
    change(key, values)
    onChange()
  }
  return (
    <Fieldset variant="unstyled" aria-describedby={error ? 'lines-error' : undefined}>
      <Stack gap="sm">
        {rows.map(({ key, label, amountCents }, index) => (
          <div key={key} className={style.line}>
            <TextField
              label={texts.label(index + 1)}
              value={label}
              maxLength={120}
              error={Boolean(errors[`lines.${index}.label`])}
              onChange={event => update(key, { label: event.currentTarget.value })}
            />
            <EuroField
              label={texts.amount(index + 1)}
              defaultValue={amountCents}
              error={Boolean(errors[`lines.${index}.amountCents`])}
              onChange={amountCents => update(key, { amountCents })}
            />
            <IconButton
              label={texts.removeLine(index + 1)}
              icon={IconX}
              size={48}
              disabled={rows.length === 1}
              onClick={() => {
                remove(key)
                onChange()
              }}
            />
          </div>
        ))}
        <Note>{texts.amountHint}</Note>
        {error && (
          <Input.Error id="lines-error" role="alert">
            {error}
          </Input.Error>
        )}
        <div>
          <SmallButton disabled={rows.length === MAX_LINES} onClick={add}>
            {texts.addLine}
          </SmallButton>
        </div>
        <Group justify="space-between" fw={650}>
          <span>{texts.total}</span>
          <Money cents={totalCents} />
        </Group>
      </Stack>
    </Fieldset>
  )
}

type Props = { projectId: string; onClose: () => void }

function ProposalForm({ projectId, onClose }: Props) {
  const { team } = trpc.useUtils()
  const make = trpc.team.proposals.make.useMutation()
  const { kinds = proposalKinds } = trpc.team.proposals.list.useQuery({ projectId }).data ?? {}
  const lines = useLines(`proposal-lines:${projectId}`, kinds)
  const { kind, setKind } = lines
  const isFree = kind === 'round' && lines.totalCents === 0
  const { form, busy, field, formProps, clear } = useZodForm({
    schema: makeProposalInput,
    initial: { reason: '', validUntil: addDays(dayInRome(new Date()), VALID_DAYS) },
    extra: { projectId, kind, lines: lines.lines },
    draft: `proposal:${projectId}`,
    onFailure: error => {
      const faults = getFieldErrors(error)
      const row = lines.rows.findIndex(({ amountCents }) => Number(amountCents) < 0)
      if (reductionRefusals.includes(appCodeOf(error)))
        form.setFieldError(`lines.${row}.amountCents`, getErrorMessage(error))
      else if (faults?.lines) form.setFieldError('lines', faults.lines)
      else showErrorToast(error, { text: texts.failed })
    },
    send: async (input, requestId) => {
      await make.mutateAsync({ ...input, requestId })
      clear()
      lines.clear()
      void team.proposals.invalidate()
      showToast({ title: isFree ? texts.granted : texts.sent })
      onClose()
    },
  })
  const { errors } = form
  const wrong = Object.entries(errors).find(([name]) => name.startsWith('lines'))
  const isMissing = wrong?.[0] !== 'lines' && wrong?.[1] === fieldErrorTexts.REQUIRED
  const linesError = wrong && (isMissing ? texts.lineMissing : String(wrong[1]))
  /** Clears all errors of lines: changing one line or the kind may make the others valid. */
  const clearLineErrors = () => {
    for (const name of Object.keys(errors)) if (name.startsWith('lines')) form.clearFieldError(name)
  }
  const chooseKind = (chosen: ProposalKind) => {
    setKind(chosen)
    clearLineErrors()
  }
  return (
    <FormStack {...formProps} gap={18}>
      <SelectField
        label={texts.kind}
        data={kinds.map(value => ({ value, label: proposalTexts.kinds[value] }))}
        value={kind}
        onChange={chosen => chooseKind((chosen ?? kind) as ProposalKind)}
      />
      <LineRows lines={lines} error={linesError} errors={errors} onChange={clearLineErrors} />
      {kind === 'round' && <Note>{texts.freeRound}</Note>}
      <TextAreaField label={texts.reason} description={texts.reasonHint} {...field('reason')} />
      <DateField label={texts.validUntil} {...field('validUntil')} />
      <FormActions busy={busy} submit={isFree ? texts.grant : texts.send} onCancel={onClose} />
    </FormStack>
  )
}

/** Proposes a custom quote, a change of the order or a round of changes to the client. */
export default function MakeProposalDialog({ opened, ...props }: Props & { opened: boolean }) {
  return (
    <AppModal opened={opened} onClose={props.onClose} title={texts.make}>
      <ProposalForm {...props} />
    </AppModal>
  )
}
