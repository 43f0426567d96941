import { useState } from 'react'
import { authTexts } from 'shared/messages/it/auth'
import { announceSession } from '../../session.ts'
import { trpc } from '../../trpc.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { appCodeOf, sentenceOf, wrongFieldsOf } from '../../ui/failure.ts'
import { PasswordField } from '../../ui/field.tsx'
import { useSchemaForm } from '../../ui/schema-form.ts'
import { showToast } from '../../ui/toast-store.ts'
import style from './auth-form.module.css'
import { useHashToken } from './use-hash-token.ts'

const texts = authTexts.confirm

type ConfirmInput = { token: string; password: string }

function sentenceFor(error: unknown): string {
  const code = appCodeOf(error)
  if (code === 'TOKEN_EXPIRED' || code === 'NOT_FOUND') return texts.expired
  return code === 'TOKEN_USED' ? texts.used : sentenceOf(error)
}

function useConfirming(onIn: () => void) {
  // An address of the team: the password of the sign-up may be anybody's, and is not taken.
  const [asksPassword, setAsksPassword] = useState(false)
  const confirm = trpc.auth.confirmEmail.useMutation({
    onSuccess: answer => {
      if (!('secondFactor' in answer)) announceSession(answer)
      showToast(texts.ok)
      onIn()
    },
    onError: error => wrongFieldsOf(error)?.password && setAsksPassword(true),
  })
  const problem = confirm.error && !asksPassword ? sentenceFor(confirm.error) : undefined
  return { confirm, busy: confirm.isPending, problem, asksPassword }
}

/** The password of a founder or member, typed where only the owner of the mail comes. */
function PasswordForm({ token, send }: { token: string; send: (input: ConfirmInput) => Promise<unknown> }) {
  const [problem, setProblem] = useState<string>()
  const { busy, field, formProps } = useSchemaForm({
    schema: () => import('shared/accounts/accounts.inputs').then(inputs => inputs.resetPasswordInput),
    initial: { password: '' },
    extra: { token },
    onFailure: error => setProblem(sentenceFor(error)),
    send,
  })
  return (
    <form {...formProps} className={style.form}>
      {problem && (
        <p className={style.notice} role="alert">
          {problem}
        </p>
      )}
      <PasswordField
        label={authTexts.reset.newPassword}
        description={authTexts.passwordHint}
        autoComplete="new-password"
        {...field('password')}
      />
      <Button type="submit" size="large" wide busy={busy}>
        {texts.button}
      </Button>
    </form>
  )
}

/** Spends the mail's link by a button, because mail scanners open links too. */
export function ConfirmEmailScreen({ onIn }: { onIn: () => void }) {
  const { token, known } = useHashToken()
  const { confirm, busy, problem, asksPassword } = useConfirming(onIn)
  const lacking = known && token === '' ? texts.missing : problem
  return (
    <>
      {lacking && (
        <p className={style.notice} role="alert">
          {lacking}
        </p>
      )}
      <h1 className={style.title}>{texts.title}</h1>
      <p className={style.subtitle}>{asksPassword ? texts.passwordText : texts.text}</p>
      {asksPassword && <PasswordForm token={token} send={confirm.mutateAsync} />}
      <div className={style.actions}>
        {!asksPassword && (
          <Button
            size="large"
            wide
            busy={busy}
            disabled={known && token === ''}
            onClick={() => confirm.mutate({ token })}
          >
            {texts.button}
          </Button>
        )}
        <ButtonLink to="/login" look="quiet" wide>
          {texts.toSignIn}
        </ButtonLink>
      </div>
    </>
  )
}
