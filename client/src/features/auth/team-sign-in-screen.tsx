import { teamSignInInput } from 'shared/accounts/accounts.inputs'
import { authTexts } from 'shared/messages/it/auth'
import { announceSession } from '../../session.ts'
import { trpc } from '../../trpc.ts'
import { Button } from '../../ui/button.tsx'
import { appCodeOf, showFailure } from '../../ui/failure.ts'
import { PasswordField, TextField } from '../../ui/field.tsx'
import { useSchemaForm } from '../../ui/schema-form.ts'
import { showToast } from '../../ui/toast-store.ts'
import style from './auth-form.module.css'

const texts = authTexts.team

const sayRefused = (error: unknown) =>
  appCodeOf(error) === 'BAD_CREDENTIALS'
    ? showToast({ tone: 'bad', title: authTexts.error, text: texts.badCredentials })
    : showFailure(error)

function useTeamSignIn(onIn: () => void) {
  const signIn = trpc.auth.teamSignIn.useMutation()
  return useSchemaForm({
    schema: teamSignInInput,
    initial: { email: '', password: '' },
    draft: 'team-access',
    secrets: ['password'],
    onFailure: sayRefused,
    onInvalid: values => {
      if (values.email.trim() === '' || values.password === '')
        showToast({ tone: 'bad', title: authTexts.error, text: texts.missing })
    },
    send: async input => {
      announceSession(await signIn.mutateAsync(input))
      showToast({ title: texts.ok })
      onIn()
    },
  })
}

/** The collaborators' own way in. */
export function TeamSignInScreen({ onIn }: { onIn: () => void }) {
  const { busy, field, formProps } = useTeamSignIn(onIn)
  return (
    <>
      <h1 className={style.title}>{texts.title}</h1>
      <p className={style.subtitle}>{texts.subtitle}</p>
      <form {...formProps} className={style.form}>
        <TextField label={authTexts.email} type="email" autoComplete="email" {...field('email')} />
        <PasswordField label={authTexts.password} autoComplete="current-password" {...field('password')} />
        <Button type="submit" size="large" wide busy={busy}>
          {texts.submit}
        </Button>
      </form>
    </>
  )
}
