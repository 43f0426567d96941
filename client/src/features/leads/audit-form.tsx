import { publicTexts } from 'shared/messages/it/public'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { CheckField, TextAreaField, TextField } from '../../ui/field.tsx'
import style from './form.module.css'
import { FormSuccess } from './form-success.tsx'
import { PersonFields } from './person-fields.tsx'
import { PrivacyNote } from './privacy-note.tsx'
import { useLeadForm, waitBriefly } from './use-lead-form.ts'
import { useVideoLinkCheck } from './use-video-link-check.ts'

const texts = publicTexts.audit

const initial = {
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  description: '',
  videoUrl: '',
  marketing: false,
}

/** Saving is the success; the second call only waits a little for the first reading. */
function useAuditForm() {
  const submit = trpc.publicForms.submitAudit.useMutation()
  const process = trpc.publicForms.processAudit.useMutation()
  return useLeadForm({
    schema: () => import('shared/leads/leads.inputs').then(inputs => inputs.submitAuditInput),
    initial,
    draft: 'audit',
    send: async input => {
      const { id, processToken } = await submit.mutateAsync(input)
      await waitBriefly(process.mutateAsync({ auditRequestId: id, processToken }))
    },
  })
}

/** The form of the free video audit; closing its success screen makes it empty again. */
export function AuditForm({ onDone }: { onDone: () => void }) {
  const { form, busy, field, formProps, sent, again } = useAuditForm()
  const link = useVideoLinkCheck(form, field('videoUrl'))
  const close = () => {
    again()
    onDone()
  }
  if (sent) return <FormSuccess {...texts.success} onClose={close} />
  return (
    <form {...formProps} className={style.form}>
      <p className="soft">{texts.intro}</p>
      <PersonFields field={field} />
      <TextAreaField
        label={texts.description}
        placeholder={texts.descriptionPlaceholder}
        {...field('description')}
      />
      <TextField
        optional
        label={texts.videoUrlLabel}
        placeholder={texts.videoUrlPlaceholder}
        description={texts.videoUrlHint}
        inputMode="url"
        {...link.props}
      />
      <CheckField label={publicTexts.form.marketing} {...field('marketing')} />
      <PrivacyNote />
      <Button type="submit" size="large" wide busy={busy} disabled={link.wrong}>
        {busy ? publicTexts.form.submitting : texts.submit}
      </Button>
    </form>
  )
}
