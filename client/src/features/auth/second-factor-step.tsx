import { Stack } from '@mantine/core'
import { useEffect, useState } from 'react'
import { verifyMfaInput } from 'shared/accounts/accounts.inputs'
import { readCode } from 'shared/accounts/second-factor'
import { authTexts } from 'shared/messages/it/auth'
import { securityTexts } from 'shared/messages/it/security'
import { applySession } from '../../lib/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { CodeField } from '../../ui/access-fields.tsx'
import { Button } from '../../ui/button.tsx'
import { appCodeOf, showErrorToast } from '../../ui/errors.ts'
import { showToast } from '../../ui/toast-store.ts'
import { useZodForm } from '../../ui/use-zod-form.ts'
import { AccessForm, AccessHead } from './notice.tsx'

const texts = authTexts.secondFactor
const labels = securityTexts.code

interface Props {
  onIn: () => void
  /** Called with a notice if time or attempts are used up, without one if the user goes back. */
  onBack: (notice?: string) => void
}

function CodeForm({ recovery, onIn, onBack }: Props & { recovery: boolean }) {
  const verify = trpc.auth.mfa.verify.useMutation()
  const malformed = recovery ? labels.malformedRecovery : labels.malformed
  const form = useZodForm({
    schema: verifyMfaInput,
    initial: { code: '' },
    refusals: { BAD_CREDENTIALS: { code: recovery ? labels.wrongRecovery : texts.wrong } },
    onFailure: error => (appCodeOf(error) === 'TOKEN_EXPIRED' ? onBack(labels.over) : showErrorToast(error)),
    send: async ({ code }) => {
      if (readCode(code)?.kind !== (recovery ? 'recovery' : 'app')) {
        form.setError('code', malformed)
        return
      }
      applySession(await verify.mutateAsync({ code }))
      showToast(authTexts.signIn.ok)
      onIn()
    },
  })
  const { busy, field, formProps } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(() => formProps.ref.current?.querySelector('input')?.focus(), [])
  return (
    <AccessForm {...formProps} submit={texts.submit} busy={busy}>
      <CodeField recovery={recovery} label={recovery ? labels.recovery : texts.code} {...field('code')} />
    </AccessForm>
  )
}

export function SecondFactorStep(props: Props) {
  const [recovery, setRecovery] = useState(false)
  return (
    <>
      <AccessHead title={texts.title} text={recovery ? labels.recoveryText : texts.text} />
      <CodeForm key={String(recovery)} recovery={recovery} {...props} />
      <Stack gap={12} mt={28}>
        <Button variant="outline" wide onClick={() => setRecovery(!recovery)}>
          {recovery ? labels.useApp : labels.useRecovery}
        </Button>
        <Button variant="subtle" wide onClick={() => props.onBack()}>
          {labels.back}
        </Button>
      </Stack>
    </>
  )
}
