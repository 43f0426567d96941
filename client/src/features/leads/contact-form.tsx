import { publicTexts } from 'shared/messages/it/public'
import { trpc } from '../../trpc.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { useSchemaForm } from '../../ui/schema-form.ts'
import { showToast } from '../../ui/toast-store.ts'
import { useRequestId } from '../../ui/use-request-id.ts'
import style from './form.module.css'
import { PrivacyNote } from './privacy-note.tsx'
import { sayNotSaved } from './say-not-saved.ts'

const texts = publicTexts.contact
const initial = { name: '', company: '', email: '', message: '' }

function useContactForm() {
  const requestId = useRequestId()
  const contact = trpc.publicForms.contact.useMutation()
  const form = useSchemaForm({
    schema: () => import('shared/leads/leads.inputs').then(inputs => inputs.contactInput),
    initial,
    draft: 'contact',
    onFailure: sayNotSaved,
    send: async input => {
      await contact.mutateAsync({ ...input, requestId: requestId(input) })
      form.clear()
      showToast(texts.sent)
    },
  })
  return form
}

/** A message to the company. */
export function ContactForm() {
  const { busy, field, formProps } = useContactForm()
  return (
    <form {...formProps} className={style.form}>
      <div className={style.pair}>
        <TextField label={texts.name} autoComplete="name" {...field('name')} />
        <TextField
          optional
          label={publicTexts.form.company}
          autoComplete="organization"
          {...field('company')}
        />
      </div>
      <TextField label={publicTexts.form.email} type="email" autoComplete="email" {...field('email')} />
      <TextAreaField
        minRows={5}
        label={texts.message}
        placeholder={texts.messagePlaceholder}
        {...field('message')}
      />
      <PrivacyNote />
      <Button type="submit" size="large" busy={busy}>
        {busy ? publicTexts.form.submitting : texts.submit}
      </Button>
    </form>
  )
}
