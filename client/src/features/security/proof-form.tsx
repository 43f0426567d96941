import { readCode } from 'shared/accounts/second-factor'
import { authTexts } from 'shared/messages/it/auth'
import { securityTexts } from 'shared/messages/it/security'
import { CodeField } from '../../ui/code-field.tsx'
import { appCodeOf, showFailure, wrongFieldsOf } from '../../ui/failure.ts'
import { PasswordField } from '../../ui/field.tsx'
import { useSchemaForm } from '../../ui/schema-form.ts'
import { FormEnd } from './form-end.tsx'
import { sayAtField } from './say-at-field.ts'
import style from './security.module.css'

const words = securityTexts.factor

export type Proof = { password: string; code: string }

type Props = {
  text: string
  submit: string
  danger?: boolean
  send: (proof: Proof) => Promise<unknown>
  onCancel: () => void
}

function useProof({ send }: Pick<Props, 'send'>) {
  const form = useSchemaForm({
    schema: () => import('shared/accounts/accounts.inputs').then(inputs => inputs.disableMfaInput),
    initial: { password: '', code: '' },
    onFailure: error => showFailure(error),
    send: async proof => {
      if (!readCode(proof.code)) {
        sayAtField(form, 'code', securityTexts.code.malformed)
        return
      }
      await send(proof).catch(error => {
        if (appCodeOf(error) !== 'BAD_CREDENTIALS') throw error
        // Which of the two it was stands in the refusal; the sentence is this form's own.
        if (wrongFieldsOf(error)?.password) sayAtField(form, 'password', authTexts.change.wrongCurrent)
        else sayAtField(form, 'code', authTexts.secondFactor.wrong)
      })
    },
  })
  return form
}

/** Password and code, before something that makes the account less or differently safe. */
export function ProofForm({ text, submit, danger = false, send, onCancel }: Props) {
  const { busy, field, formProps } = useProof({ send })
  return (
    <form {...formProps} className={style.form}>
      <p>{text}</p>
      <PasswordField label={words.currentPassword} autoComplete="current-password" {...field('password')} />
      <CodeField label={words.appOrRecovery} inputMode="text" {...field('code')} />
      <FormEnd submit={submit} danger={danger} busy={busy} onCancel={onCancel} />
    </form>
  )
}
