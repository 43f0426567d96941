import { Stack } from '@mantine/core'
import { useState } from 'react'
import { resetPasswordInput } from 'shared/accounts/accounts.inputs'
import { authTexts } from 'shared/messages/it/auth'
import { trpc } from '../../lib/trpc.ts'
import { NewPasswordField } from '../../ui/access-fields.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { appCodeOf, showErrorToast } from '../../ui/errors.ts'
import { showToast } from '../../ui/toast-store.ts'
import { useZodForm } from '../../ui/use-zod-form.ts'
import { AccessForm, AccessHead, Notice } from './notice.tsx'
import { useHashToken } from './use-hash-token.ts'

const texts = authTexts.reset
const INVALID_LINK_CODES = new Set(['TOKEN_EXPIRED', 'TOKEN_USED', 'NOT_FOUND'])

export function ResetPasswordScreen({ onDone }: { onDone: () => void }) {
  const { token, known } = useHashToken()
  const [problem, setProblem] = useState<string>()
  const reset = trpc.auth.resetPassword.useMutation()
  const { busy, field, formProps } = useZodForm({
    schema: resetPasswordInput,
    initial: { password: '' },
    extra: { token },
    onFailure: error =>
      INVALID_LINK_CODES.has(appCodeOf(error) ?? '') ? setProblem(texts.expired) : showErrorToast(error),
    send: async input => {
      await reset.mutateAsync(input)
      showToast(texts.ok)
      onDone()
    },
  })
  const message = known && token === '' ? authTexts.linkIncomplete : problem
  return (
    <>
      <Notice text={message} />
      {message ? (
        <AccessHead title={texts.title} />
      ) : (
        <>
          <AccessHead title={texts.choose} text={texts.chooseText} />
          <AccessForm {...formProps} submit={texts.submit} busy={busy}>
            <NewPasswordField label={texts.newPassword} {...field('password')} />
          </AccessForm>
        </>
      )}
      <Stack gap={12} mt={28}>
        <ButtonLink to="/login" variant="subtle" wide>
          {authTexts.confirm.toSignIn}
        </ButtonLink>
      </Stack>
    </>
  )
}
