import { IconX } from '@tabler/icons-react'
import { proposalTexts } from 'shared/messages/it/proposals'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Money } from '../../ui/money.tsx'
import style from './proposals-card.module.css'
import type { useLines } from './use-lines.ts'

const texts = proposalTexts.team

type Props = {
  lines: ReturnType<typeof useLines>
  error: string | undefined
  /** What is wrong with a field of a line, by its path in what is sent. */
  wrong: Record<string, unknown>
  onChange: () => void
}

/** The lines of a proposal, one below the other, with their sum. */
export function LineRows({
  lines: { rows, change, add, remove, totalCents },
  error,
  wrong,
  onChange,
}: Props) {
  const typed = (key: number, typing: Parameters<typeof change>[1]) => {
    change(key, typing)
    onChange()
  }
  return (
    <fieldset className="stack gap-12" aria-describedby={error ? 'lines-error' : undefined}>
      {rows.map(({ key, label, amount }, index) => (
        <div key={key} className={style.line}>
          <TextField
            label={texts.label(index + 1)}
            value={label}
            maxLength={120}
            error={Boolean(wrong[`lines.${index}.label`])}
            onChange={event => typed(key, { label: event.currentTarget.value })}
          />
          <TextField
            label={texts.amount(index + 1)}
            inputMode="decimal"
            value={amount}
            error={Boolean(wrong[`lines.${index}.amountCents`])}
            onChange={event => typed(key, { amount: event.currentTarget.value })}
          />
          <Button
            variant="subtle"
            size="small"
            disabled={rows.length === 1}
            aria-label={texts.removeLine(index + 1)}
            onClick={() => {
              remove(key)
              onChange()
            }}
          >
            <IconX size={18} aria-hidden="true" />
          </Button>
        </div>
      ))}
      <p className="note">{texts.amountHint}</p>
      {error && (
        <p id="lines-error" className="failure" role="alert">
          {error}
        </p>
      )}
      <div>
        <Button variant="outline" size="small" disabled={rows.length === 20} onClick={add}>
          {texts.addLine}
        </Button>
      </div>
      <p className={style.total}>
        <span>{texts.total}</span>
        <Money cents={totalCents} />
      </p>
    </fieldset>
  )
}
