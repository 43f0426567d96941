import { refusals } from 'shared/errors/codes'
import { guestPageTexts } from 'shared/messages/it/guests'
import { Button } from '../../../ui/button.tsx'
import { appCodeOf, showFailure } from '../../../ui/failure.ts'
import { PasswordField } from '../../../ui/field.tsx'
import { useSchemaForm } from '../../../ui/schema-form.ts'
import style from './guest-page.module.css'

const texts = guestPageTexts.phrase

type Props = { token: string; onEnter: (passPhrase: string | undefined) => Promise<unknown> }

/** Asks for the pass phrase of a link. */
export function GuestPhraseForm({ token, onEnter }: Props) {
  const { busy, field, form, formProps } = useSchemaForm({
    schema: () => import('shared/deliverables/guests.inputs').then(inputs => inputs.enterWithPhraseInput),
    initial: { passPhrase: '' },
    secrets: ['passPhrase'],
    extra: { token },
    onFailure: error => {
      if (appCodeOf(error) !== 'WRONG_PASS_PHRASE') return showFailure(error, texts.failed)
      form.setFieldError('passPhrase' as never, refusals.WRONG_PASS_PHRASE.text)
    },
    send: ({ passPhrase }) => onEnter(passPhrase),
  })
  return (
    <div className={style.narrow}>
      <h1 className={style.title}>{texts.title}</h1>
      <p>{texts.text}</p>
      <form {...formProps} className="stack gap-16">
        <PasswordField label={texts.label} autoComplete="current-password" {...field('passPhrase')} />
        <Button type="submit" wide busy={busy}>
          {texts.submit}
        </Button>
      </form>
    </div>
  )
}
