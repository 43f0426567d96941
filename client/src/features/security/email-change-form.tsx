import { authTexts } from 'shared/messages/it/auth'
import { emailChangeTexts } from 'shared/messages/it/email-change'
import { trpc } from '../../lib/trpc.ts'
import { CodeField } from '../../ui/code-field.tsx'
import { appCodeOf, sentenceOf, showFailure, wrongFieldsOf } from '../../ui/failure.ts'
import { PasswordField, TextField } from '../../ui/field.tsx'
import { useSchemaForm } from '../../ui/schema-form.ts'
import { showToast } from '../../ui/toast-store.ts'
import { FormEnd } from './form-end.tsx'
import { sayAtField } from './say-at-field.ts'
import style from './security.module.css'

const texts = emailChangeTexts

type Props = { owesCode: boolean; onDone: () => void }

function useAsk({ onDone }: Pick<Props, 'onDone'>) {
  const { auth } = trpc.useUtils()
  const ask = trpc.auth.emailChange.ask.useMutation()
  const say = (name: string, sentence: string) => sayAtField(form, name, sentence)
  const form = useSchemaForm({
    schema: () => import('shared/accounts/accounts.inputs').then(inputs => inputs.askEmailChangeInput),
    initial: { email: '', password: '', code: '' },
    draft: 'email-change',
    secrets: ['password', 'code'],
    onFailure: error =>
      appCodeOf(error) === 'LIMITED' ? say('email', sentenceOf(error)) : showFailure(error),
    send: async input => {
      try {
        await ask.mutateAsync(input)
      } catch (error) {
        if (appCodeOf(error) !== 'BAD_CREDENTIALS') throw error
        // Which of the two it was stands in the refusal; the sentence is this form's own.
        if (wrongFieldsOf(error)?.password) say('password', authTexts.change.wrongCurrent)
        else say('code', authTexts.secondFactor.wrong)
        return
      }
      await auth.emailChange.invalidate()
      showToast(texts.sent)
      onDone()
    },
  })
  return form
}

/** The new address, with the password and, where the second factor is on, a code. */
export default function EmailChangeForm(props: Props) {
  const { busy, field, formProps } = useAsk(props)
  return (
    <form {...formProps} className={style.form}>
      <TextField
        label={texts.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        {...field('email')}
      />
      <PasswordField label={texts.password} autoComplete="current-password" {...field('password')} />
      {props.owesCode && <CodeField label={texts.code} inputMode="text" {...field('code')} />}
      <FormEnd submit={texts.submit} busy={busy} onCancel={props.onDone} />
    </form>
  )
}
