import { securityTexts } from 'shared/messages/it/security'
import { passwordProof } from '../../lib/password-proof.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import DialogWindow from '../../ui/dialog-window.tsx'
import { appCodeOf, showFailure } from '../../ui/failure.ts'
import { PasswordField } from '../../ui/field.tsx'
import { useSchemaForm } from '../../ui/schema-form.ts'
import { sayAtField } from './say-at-field.ts'
import style from './security.module.css'

const texts = securityTexts.proof

function ProofForm() {
  const prove = trpc.auth.provePassword.useMutation()
  const form = useSchemaForm({
    schema: () => import('shared/accounts/accounts.inputs').then(inputs => inputs.provePasswordInput),
    initial: { password: '' },
    onFailure: error => showFailure(error),
    send: async input => {
      try {
        await prove.mutateAsync(input)
      } catch (error) {
        if (appCodeOf(error) !== 'BAD_CREDENTIALS') throw error
        sayAtField(form, 'password', texts.wrong)
        return
      }
      passwordProof.answer(true)
    },
  })
  const { busy, field, formProps } = form
  return (
    <form {...formProps} className={style.form}>
      <p>{texts.text}</p>
      <PasswordField
        label={texts.password}
        autoComplete="current-password"
        data-autofocus
        {...field('password')}
      />
      <div className={style.actions}>
        <Button variant="outline" onClick={() => passwordProof.answer(false)}>
          {securityTexts.cancel}
        </Button>
        <Button type="submit" busy={busy}>
          {texts.submit}
        </Button>
      </div>
    </form>
  )
}

type Props = { opened: boolean; onClose: () => void }

/** Asks for the password again when an act that weighs meets a session in which it was given too long ago. */
export default function PasswordProofDialog({ opened, onClose }: Props) {
  return (
    <DialogWindow opened={opened} onClose={onClose} title={texts.title}>
      <ProofForm />
    </DialogWindow>
  )
}
