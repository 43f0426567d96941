import { useNavigate } from '@tanstack/react-router'
import { refusals } from 'shared/errors/codes'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { uiTexts } from 'shared/messages/it/screens'
import { securityTexts } from 'shared/messages/it/security'
import { announceSession, refreshSession } from '../../lib/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { appCodeOf, showFailure } from '../../ui/failure.ts'
import { PasswordField, TextField } from '../../ui/field.tsx'
import { useSchemaForm } from '../../ui/schema-form.ts'
import { showToast } from '../../ui/toast-store.ts'
import { sayAtField } from './say-at-field.ts'
import style from './security.module.css'

const texts = dashboardTexts.profile
const words = securityTexts.data
const obstacles = {
  PROJECT_PAID: words.paid,
  REFUND_OPEN: refusals.REFUND_OPEN.text,
  LAST_REPRESENTATIVE: refusals.LAST_REPRESENTATIVE.text,
}

function useErase(proof: 'password' | 'email') {
  const navigate = useNavigate()
  const erase = trpc.dashboard.profile.erase.useMutation()
  const wrong = proof === 'password' ? words.wrongPassword : words.wrongEmail
  const form = useSchemaForm({
    schema: () => import('shared/accounts/profile.inputs').then(inputs => inputs.eraseAccountInput),
    initial: { [proof]: '' },
    onFailure: error => {
      const code = appCodeOf(error)
      if (code === 'BAD_CREDENTIALS') return sayAtField(form, proof, wrong)
      showFailure(error)
      if (code === 'PROJECT_PAID') showToast({ tone: 'bad', title: dashboardTexts.error, text: words.paid })
    },
    send: async input => {
      await erase.mutateAsync(input)
      // The guarded area is left first, as when one signs out: its guard would lead to the entrance.
      await navigate({ to: '/' })
      await refreshSession()
      announceSession({ user: null })
      showToast({ title: texts.erased })
    },
  })
  return form
}

function Proven({ proof, onCancel }: { proof: 'password' | 'email'; onCancel: () => void }) {
  const { busy, field, formProps } = useErase(proof)
  return (
    <form {...formProps} className={style.form}>
      <p>{texts.eraseText}</p>
      <p>{words.warning}</p>
      {proof === 'password' ? (
        <PasswordField
          label={texts.erasePassword}
          autoComplete="current-password"
          data-autofocus
          {...field('password')}
        />
      ) : (
        <TextField
          label={words.eraseEmail}
          type="email"
          autoComplete="off"
          data-autofocus
          {...field('email')}
        />
      )}
      <div className={style.actions}>
        <Button variant="outline" onClick={onCancel}>
          {securityTexts.cancel}
        </Button>
        <Button type="submit" variant="danger" busy={busy}>
          {texts.eraseConfirm}
        </Button>
      </div>
    </form>
  )
}

/** Money comes first: why the account has to stay for now. */
function NotYet({ code, onClose }: { code: keyof typeof obstacles; onClose: () => void }) {
  return (
    <div className={style.form}>
      <p role="alert">{obstacles[code]}</p>
      <div className={style.actions}>
        <Button variant="outline" onClick={onClose} data-autofocus>
          {uiTexts.close}
        </Button>
      </div>
    </div>
  )
}

/** The last question before an account goes; who comes in with Google answers with the own address. */
export function EraseForm({ onCancel }: { onCancel: () => void }) {
  const status = trpc.auth.mfa.status.useQuery()
  const obstacle = trpc.dashboard.profile.eraseObstacle.useQuery()
  if (!status.data || obstacle.isPending) return null
  if (obstacle.data?.code) return <NotYet code={obstacle.data.code} onClose={onCancel} />
  return <Proven proof={status.data.hasPassword ? 'password' : 'email'} onCancel={onCancel} />
}
