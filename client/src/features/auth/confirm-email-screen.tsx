import { authTexts } from 'shared/messages/it/auth'
import { announceSession } from '../../session.ts'
import { trpc } from '../../trpc.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { appCodeOf, sentenceOf } from '../../ui/failure.ts'
import { showToast } from '../../ui/toast-store.ts'
import style from './auth-form.module.css'
import { useHashToken } from './use-hash-token.ts'

const texts = authTexts.confirm

function sentenceFor(error: unknown): string {
  const code = appCodeOf(error)
  if (code === 'TOKEN_EXPIRED' || code === 'NOT_FOUND') return texts.expired
  return code === 'TOKEN_USED' ? texts.used : sentenceOf(error)
}

function useConfirming(token: string, onIn: () => void) {
  const confirm = trpc.auth.confirmEmail.useMutation({
    onSuccess: answer => {
      if (!('secondFactor' in answer)) announceSession(answer)
      showToast(texts.ok)
      onIn()
    },
  })
  const problem = confirm.error ? sentenceFor(confirm.error) : undefined
  return { confirm: () => confirm.mutate({ token }), busy: confirm.isPending, problem }
}

/** Spends the mail's link by a button, because mail scanners open links too. */
export function ConfirmEmailScreen({ onIn }: { onIn: () => void }) {
  const { token, known } = useHashToken()
  const { confirm, busy, problem } = useConfirming(token, onIn)
  const lacking = known && token === '' ? texts.missing : problem
  return (
    <>
      {lacking && (
        <p className={style.notice} role="alert">
          {lacking}
        </p>
      )}
      <h1 className={style.title}>{texts.title}</h1>
      <p className={style.subtitle}>{texts.text}</p>
      <div className={style.actions}>
        <Button size="large" wide busy={busy} disabled={known && token === ''} onClick={confirm}>
          {texts.button}
        </Button>
        <ButtonLink to="/login" look="quiet" wide>
          {texts.toSignIn}
        </ButtonLink>
      </div>
    </>
  )
}
