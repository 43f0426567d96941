import { provePasswordInput } from 'shared/accounts/security.inputs'
import { securityTexts } from 'shared/messages/it/security'
import { reauthPrompt } from '../../lib/reauth-prompt.ts'
import { trpc } from '../../lib/trpc.ts'
import { AppModal } from '../../ui/app-modal.tsx'
import { FormStack, PasswordField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { useZodForm } from '../../ui/use-zod-form.ts'

const texts = securityTexts.proof

function ProofForm() {
  const prove = trpc.auth.provePassword.useMutation()
  const form = useZodForm({
    schema: provePasswordInput,
    initial: { password: '' },
    refusals: { BAD_CREDENTIALS: { password: texts.wrong } },
    send: async input => {
      await prove.mutateAsync(input)
      reauthPrompt.answer(true)
    },
  })
  const { busy, field, formProps } = form
  return (
    <FormStack {...formProps} gap={18}>
      <p>{texts.text}</p>
      <PasswordField
        label={texts.password}
        autoComplete="current-password"
        data-autofocus
        {...field('password')}
      />
      <FormActions busy={busy} submit={texts.submit} onCancel={() => reauthPrompt.answer(false)} />
    </FormStack>
  )
}

export default function PasswordProofModal(props: { opened: boolean; onClose: () => void }) {
  return (
    <AppModal {...props} title={texts.title}>
      <ProofForm />
    </AppModal>
  )
}
