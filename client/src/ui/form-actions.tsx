import { Button, Group } from '@mantine/core'
import { uiTexts } from 'shared/messages/it/screens'

type Props = {
  submit: string
  busy: boolean
  disabled?: boolean
  danger?: boolean
  /** Undefined if the form is on a page instead of in a modal. */
  onCancel?: (() => void) | undefined
}

export const FormActions = ({ submit, busy, disabled = false, danger = false, onCancel }: Props) => (
  <Group justify="flex-end" gap="sm">
    {onCancel && (
      <Button variant="default" onClick={onCancel}>
        {uiTexts.cancel}
      </Button>
    )}
    <Button
      type="submit"
      loading={busy}
      disabled={disabled}
      {...(danger && { variant: 'outline', color: 'red' })}
    >
      {submit}
    </Button>
  </Group>
)
