import { authTexts } from 'shared/messages/it/auth'
import { publicTexts } from 'shared/messages/it/public'
import { refreshSession } from '../../lib/session.ts'
import { signOut } from '../../lib/sign-out.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { appCodeOf, showFailure } from '../../ui/failure.ts'
import { PasswordField } from '../../ui/field.tsx'
import { useSchemaForm } from '../../ui/schema-form.ts'
import { showToast } from '../../ui/toast-store.ts'
import style from './auth-form.module.css'

const texts = authTexts.change

function useChange() {
  const change = trpc.auth.changePassword.useMutation()
  return useSchemaForm({
    schema: () => import('shared/accounts/accounts.inputs').then(inputs => inputs.changePasswordInput),
    initial: { current: '', next: '' },
    onFailure: error =>
      appCodeOf(error) === 'BAD_CREDENTIALS'
        ? showToast({ tone: 'bad', title: authTexts.error, text: texts.wrongCurrent })
        : showFailure(error),
    send: async input => {
      await change.mutateAsync(input)
      showToast(texts.ok)
      await refreshSession()
    },
  })
}

/** Comes before everything else for whoever signed in with a temporary password. */
export function ChangePasswordScreen() {
  const { busy, field, formProps } = useChange()
  return (
    <>
      <h1 className={style.title}>{texts.title}</h1>
      <p className={style.subtitle}>{texts.required}</p>
      <form {...formProps} className={style.form}>
        <PasswordField label={texts.current} autoComplete="current-password" {...field('current')} />
        <PasswordField
          label={texts.next}
          description={authTexts.passwordHint}
          autoComplete="new-password"
          {...field('next')}
        />
        <Button type="submit" size="large" wide busy={busy}>
          {texts.submit}
        </Button>
        <Button variant="subtle" wide onClick={() => void signOut()}>
          {publicTexts.nav.signOut}
        </Button>
      </form>
    </>
  )
}
