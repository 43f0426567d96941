import { uiTexts } from 'shared/messages/it/screens'
import { Button } from './button.tsx'

type Props = {
  submit: string
  busy: boolean
  disabled?: boolean
  onCancel: () => void
}

/** The end of a form that can be left: away without saving, and on. */
export function FormActions({ submit, busy, disabled = false, onCancel }: Props) {
  return (
    <div className="cluster end gap-12">
      <Button variant="outline" onClick={onCancel}>
        {uiTexts.cancel}
      </Button>
      <Button type="submit" busy={busy} disabled={disabled}>
        {submit}
      </Button>
    </div>
  )
}
