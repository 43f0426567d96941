import { Text } from '@mantine/core'
import { type ChangeEvent, useState } from 'react'
import { fieldErrorTexts } from 'shared/errors/codes'
import { submitAuditInput } from 'shared/inbox/audit.inputs'
import { linkFaultOf } from 'shared/inbox/video-link'
import { publicTexts } from 'shared/messages/it/public'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { CheckField, FormStack, TextAreaField, TextField } from '../../ui/field.tsx'
import { FormSuccess, PersonFields, PrivacyNote } from './lead-form-parts.tsx'
import { useLeadForm, waitAtMost } from './use-lead-form.ts'

type Form = {
  setFieldError: (name: 'videoUrl', error: string) => void
  clearFieldError: (name: 'videoUrl') => void
}
type Field = { onChange: (event: ChangeEvent<HTMLInputElement>) => void }

/** Looks at the video link at every change: while it is wrong, the form cannot be sent. */
function useVideoLinkCheck<Props extends Field>(form: Form, props: Props) {
  const [wrong, setWrong] = useState(false)
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    props.onChange(event)
    const link = event.target.value.trim()
    const fault = link === '' ? null : linkFaultOf(link)
    setWrong(fault !== null)
    if (fault) form.setFieldError('videoUrl', fieldErrorTexts[fault])
    else form.clearFieldError('videoUrl')
  }
  return { wrong, props: { ...props, onChange } }
}

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

/**
 * Renders the form of the free video audit; closing its success screen makes it empty again. Succeeds once the request
 * is saved; the second call waits briefly for the first reading.
 */
export function AuditForm({ onDone }: { onDone: () => void }) {
  const submit = trpc.publicForms.submitAudit.useMutation()
  const process = trpc.publicForms.processAudit.useMutation()
  const { form, busy, field, formProps, sent, again } = useLeadForm({
    schema: submitAuditInput,
    initial,
    draft: 'audit',
    send: async input => {
      const { id, processToken } = await submit.mutateAsync(input)
      await waitAtMost(process.mutateAsync({ auditRequestId: id, processToken }))
    },
  })
  const link = useVideoLinkCheck(form, field('videoUrl'))
  const close = () => {
    again()
    onDone()
  }
  if (sent) return <FormSuccess {...texts.success} onClose={close} />
  return (
    <FormStack {...formProps} gap={20}>
      <Text inherit c="dimmed">
        {texts.intro}
      </Text>
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
    </FormStack>
  )
}
