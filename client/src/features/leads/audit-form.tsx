import { publicTexts } from 'shared/messages/it/public'
import { Button } from '../../ui/button.tsx'
import { CheckField, TextAreaField, TextField } from '../../ui/field.tsx'
import style from './form.module.css'
import { FormSuccess } from './form-success.tsx'
import { PersonFields } from './person-fields.tsx'
import { PrivacyNote } from './privacy-note.tsx'
import { useAuditForm } from './use-audit-form.ts'
import { useVideoLinkCheck } from './use-video-link-check.ts'

const texts = publicTexts.audit

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
      <p className={style.intro}>{texts.intro}</p>
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
