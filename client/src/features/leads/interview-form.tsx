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

const texts = publicTexts.format
const initial = { companyName: '', contactName: '', email: '', phone: '', location: '', motivation: '' }

function useInterviewForm() {
  const requestId = useRequestId()
  const apply = trpc.publicForms.applyForInterview.useMutation()
  const form = useSchemaForm({
    schema: () => import('shared/leads/leads.inputs').then(inputs => inputs.applyForInterviewInput),
    initial,
    draft: 'interview',
    onFailure: sayNotSaved,
    send: async input => {
      await apply.mutateAsync({ ...input, requestId: requestId(input) })
      form.clear()
      showToast(texts.sent)
    },
  })
  return form
}

/** The application for the interview format. */
export function InterviewForm() {
  const { busy, field, formProps } = useInterviewForm()
  return (
    <form {...formProps} className={style.form}>
      <div className={style.pair}>
        <TextField label={texts.companyName} autoComplete="organization" {...field('companyName')} />
        <TextField label={texts.contactName} autoComplete="name" {...field('contactName')} />
      </div>
      <div className={style.pair}>
        <TextField label={publicTexts.form.email} type="email" autoComplete="email" {...field('email')} />
        <TextField optional type="tel" label={texts.phone} autoComplete="tel" {...field('phone')} />
      </div>
      <TextField label={texts.location} placeholder={texts.locationPlaceholder} {...field('location')} />
      <TextAreaField
        label={texts.motivation}
        placeholder={texts.motivationPlaceholder}
        {...field('motivation')}
      />
      <PrivacyNote />
      <Button type="submit" size="large" busy={busy}>
        {busy ? publicTexts.form.submitting : texts.submit}
      </Button>
    </form>
  )
}
