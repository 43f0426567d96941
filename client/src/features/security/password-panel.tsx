import { useState } from 'react'
import { authTexts } from 'shared/messages/it/auth'
import { securityTexts } from 'shared/messages/it/security'
import { useSession } from '../../lib/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { appCodeOf, showFailure } from '../../ui/failure.ts'
import { PasswordField } from '../../ui/field.tsx'
import { useSchemaForm } from '../../ui/schema-form.ts'
import { showToast } from '../../ui/toast-store.ts'
import { FormEnd } from './form-end.tsx'
import { Panel } from './panel.tsx'
import { sayAtField } from './say-at-field.ts'
import style from './security.module.css'

const texts = authTexts.change
const words = securityTexts.password

function useChange(onDone: () => void) {
  const { auth } = trpc.useUtils()
  const change = trpc.auth.changePassword.useMutation()
  const form = useSchemaForm({
    schema: () => import('shared/accounts/accounts.inputs').then(inputs => inputs.changePasswordInput),
    initial: { current: '', next: '' },
    onFailure: error =>
      appCodeOf(error) === 'BAD_CREDENTIALS'
        ? sayAtField(form, 'current', texts.wrongCurrent)
        : showFailure(error),
    send: async input => {
      if (input.current === input.next) {
        sayAtField(form, 'next', words.same)
        return
      }
      await change.mutateAsync(input)
      void auth.sessions.invalidate()
      showToast(texts.ok)
      onDone()
    },
  })
  return form
}

function ChangeForm({ onDone }: { onDone: () => void }) {
  const { busy, field, formProps } = useChange(onDone)
  return (
    <form {...formProps} className={style.form}>
      <PasswordField label={texts.current} autoComplete="current-password" {...field('current')} />
      <PasswordField
        label={texts.next}
        description={authTexts.passwordHint}
        autoComplete="new-password"
        {...field('next')}
      />
      <FormEnd submit={texts.submit} busy={busy} onCancel={onDone} />
    </form>
  )
}

/** For who comes in with Google: the link of the reset mail sets a first password. */
function NoPassword() {
  const session = useSession()
  const request = trpc.auth.requestPasswordReset.useMutation({
    onSuccess: () => showToast(words.linkSent),
    onError: error => showFailure(error),
  })
  if (session.state !== 'signed-in') return null
  const { email } = session.user
  return (
    <div className={style.actions}>
      <Button variant="outline" busy={request.isPending} onClick={() => request.mutate({ email })}>
        {words.sendLink}
      </Button>
    </div>
  )
}

export function PasswordPanel() {
  const [open, setOpen] = useState(false)
  const hasPassword = trpc.auth.mfa.status.useQuery().data?.hasPassword ?? true
  return (
    <Panel title={words.title} text={hasPassword ? words.text : words.none}>
      {!hasPassword && <NoPassword />}
      {hasPassword && open && <ChangeForm onDone={() => setOpen(false)} />}
      {hasPassword && !open && (
        <div className={style.actions}>
          <Button variant="outline" onClick={() => setOpen(true)}>
            {words.open}
          </Button>
        </div>
      )}
    </Panel>
  )
}
