import { Button, Group, Stack } from '@mantine/core'
import { provePasswordInput } from 'shared/accounts/accounts.inputs'
import { securityTexts } from 'shared/messages/it/security'
import { useStore } from 'zustand'
import { passwordProof } from '../../lib/password-proof.ts'
import { trpc } from '../../lib/trpc.ts'
import { AppModal } from '../../ui/app-modal.tsx'
import { appCodeOf, showFailure } from '../../ui/failure.ts'
import { PasswordField } from '../../ui/field.tsx'
import { useZodForm } from '../../ui/use-zod-form.ts'
import { setFieldErrorAndFocus } from './settings-section.tsx'

const texts = securityTexts.proof

function ProofForm() {
  const prove = trpc.auth.provePassword.useMutation()
  const form = useZodForm({
    schema: provePasswordInput,
    initial: { password: '' },
    onFailure: error => showFailure(error),
    send: async input => {
      try {
        await prove.mutateAsync(input)
      } catch (error) {
        if (appCodeOf(error) !== 'BAD_CREDENTIALS') throw error
        setFieldErrorAndFocus(form, 'password', texts.wrong)
        return
      }
      passwordProof.answer(true)
    },
  })
  const { busy, field, formProps } = form
  return (
    <form {...formProps}>
      <Stack gap={18}>
        <p>{texts.text}</p>
        <PasswordField
          label={texts.password}
          autoComplete="current-password"
          data-autofocus
          {...field('password')}
        />
        <Group gap="sm">
          <Button variant="default" onClick={() => passwordProof.answer(false)}>
            {securityTexts.cancel}
          </Button>
          <Button type="submit" loading={busy}>
            {texts.submit}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** Opens a modal that asks for the password again, when the server requires a recent proof for an action. */
export function PasswordProofHost() {
  const isAsked = useStore(passwordProof.isAsked)
  return (
    <AppModal opened={isAsked} onClose={() => passwordProof.answer(false)} title={texts.title}>
      <ProofForm />
    </AppModal>
  )
}
