import { useEffect } from 'react'
import { readCode } from 'shared/accounts/second-factor'
import { authTexts } from 'shared/messages/it/auth'
import { securityTexts } from 'shared/messages/it/security'
import { announceSession } from '../../lib/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { appCodeOf, showFailure } from '../../ui/failure.ts'
import { useSchemaForm } from '../../ui/schema-form.ts'
import { showToast } from '../../ui/toast-store.ts'

const words = securityTexts.code

type Way = { recovery: boolean; onIn: () => void; onBack: (notice?: string) => void }

/** Completes a sign-in that waits for its code. */
export function useSecondFactor({ recovery, onIn, onBack }: Way) {
  const verify = trpc.auth.mfa.verify.useMutation()
  const wrong = recovery ? words.wrongRecovery : authTexts.secondFactor.wrong
  const malformed = recovery ? words.malformedRecovery : words.malformed
  const form = useSchemaForm({
    schema: () => import('shared/accounts/accounts.inputs').then(inputs => inputs.verifyMfaInput),
    initial: { code: '' },
    onFailure: error => {
      const code = appCodeOf(error)
      if (code === 'TOKEN_EXPIRED') return onBack(words.over)
      return code === 'BAD_CREDENTIALS' ? sayAtField(wrong) : showFailure(error)
    },
    send: async ({ code }) => {
      if (readCode(code)?.kind !== (recovery ? 'recovery' : 'app')) return sayAtField(malformed)
      announceSession(await verify.mutateAsync({ code }))
      showToast(authTexts.signIn.ok)
      onIn()
    },
  })
  const input = () => form.formProps.ref.current?.querySelector<HTMLInputElement>('input[name="code"]')
  const sayAtField = (sentence: string) => {
    form.form.setFieldError('code', sentence)
    input()?.focus()
    input()?.select()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the step appears
  useEffect(() => input()?.focus(), [])
  return form
}
