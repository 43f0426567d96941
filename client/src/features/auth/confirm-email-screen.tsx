import { Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { resetPasswordInput } from 'shared/accounts/accounts.inputs'
import { authTexts } from 'shared/messages/it/auth'
import { applySession } from '../../lib/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { NewPasswordField } from '../../ui/access-fields.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { appCodeOf, getErrorMessage, getFieldErrors } from '../../ui/errors.ts'
import { showToast } from '../../ui/toast-store.ts'
import { useZodForm } from '../../ui/use-zod-form.ts'
import { AccessForm, AccessHead, Notice } from './notice.tsx'
import { ResendForm } from './resend-confirmation.tsx'
import { useHashToken } from './use-hash-token.ts'

const texts = authTexts.confirm

/** Returns true if the link is spent or unknown, so that a new one is needed. */
const isLinkInvalid = (error: unknown) => ['TOKEN_EXPIRED', 'NOT_FOUND'].includes(appCodeOf(error) ?? '')

function refusalText(error: unknown): string {
  if (!isLinkInvalid(error)) return getErrorMessage(error)
  return appCodeOf(error) === 'TOKEN_EXPIRED' ? texts.expired : texts.unknown
}

interface PasswordFormProps {
  token: string
  send: (input: { token: string; password: string }) => Promise<unknown>
}

/** Sets a password together with the confirmation, which only the owner of the mailbox can do. */
function ConfirmPasswordForm({ token, send }: PasswordFormProps) {
  const [problem, setProblem] = useState<string>()
  const { busy, field, formProps } = useZodForm({
    schema: resetPasswordInput,
    initial: { password: '' },
    extra: { token },
    onFailure: error => setProblem(refusalText(error)),
    send,
  })
  return (
    <AccessForm {...formProps} submit={texts.button} busy={busy}>
      <Notice text={problem} />
      <NewPasswordField label={authTexts.reset.newPassword} {...field('password')} />
    </AccessForm>
  )
}

function LinkUsed() {
  return (
    <>
      <Title fz="2.375rem" lh={1.12} role="alert">
        {texts.used.title}
      </Title>
      <Text inherit mt={8} c="dimmed">
        {texts.used.text}
      </Text>
      <Stack gap={12} mt={28}>
        <ButtonLink to="/login" size="large" wide>
          {texts.toSignIn}
        </ButtonLink>
      </Stack>
    </>
  )
}

/** Confirms an address by a button, because mail scanners open links too. */
export function ConfirmEmailScreen({ onIn }: { onIn: () => void }) {
  const { token, known } = useHashToken()
  // The sign-up may be someone else's: the server then refuses its password, and the owner of the mailbox chooses one.
  const [asksPassword, setAsksPassword] = useState(false)
  const confirm = trpc.auth.confirmEmail.useMutation({
    onSuccess: answer => {
      if (!('secondFactor' in answer)) applySession(answer)
      showToast(texts.ok)
      onIn()
    },
    onError: error => getFieldErrors(error)?.password && setAsksPassword(true),
  })
  const isTokenMissing = known && token === ''
  const isInvalid = isLinkInvalid(confirm.error)
  const problem = confirm.error && (!asksPassword || isInvalid) ? refusalText(confirm.error) : undefined
  if (appCodeOf(confirm.error) === 'TOKEN_USED') return <LinkUsed />
  const headText = asksPassword ? texts.passwordText : texts.text
  return (
    <>
      <Notice text={isTokenMissing ? authTexts.linkIncomplete : problem} />
      <AccessHead title={texts.title} text={isInvalid ? undefined : headText} />
      {isInvalid && <ResendForm />}
      {!isInvalid && asksPassword && <ConfirmPasswordForm token={token} send={confirm.mutateAsync} />}
      <Stack gap={12} mt={28}>
        {!isInvalid && !asksPassword && (
          <Button
            size="large"
            wide
            busy={confirm.isPending}
            disabled={isTokenMissing}
            onClick={() => confirm.mutate({ token })}
          >
            {texts.button}
          </Button>
        )}
        <ButtonLink to="/login" variant="subtle" wide>
          {texts.toSignIn}
        </ButtonLink>
      </Stack>
    </>
  )
}
