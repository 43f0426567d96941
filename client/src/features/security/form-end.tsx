import { securityTexts } from 'shared/messages/it/security'
import { Button } from '../../ui/button.tsx'
import style from './security.module.css'

type Props = { submit: string; danger?: boolean; busy: boolean; onCancel?: (() => void) | undefined }

/** The end of a form of this part: on, and away without it where that is possible. */
export const FormEnd = ({ submit, danger = false, busy, onCancel }: Props) => (
  <div className={style.actions}>
    <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy}>
      {submit}
    </Button>
    {onCancel && (
      <Button variant="outline" onClick={onCancel}>
        {securityTexts.cancel}
      </Button>
    )}
  </div>
)
