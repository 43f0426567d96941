import { Group } from '@mantine/core'
import { applyForInterviewInput } from 'shared/inbox/interview.inputs'
import { publicTexts } from 'shared/messages/it/public'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { FormStack, TextAreaField, TextField } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { PrivacyNote } from './lead-form-parts.tsx'
import { useLeadForm } from './use-lead-form.ts'

const texts = publicTexts.format
const initial = { companyName: '', contactName: '', email: '', phone: '', location: '', motivation: '' }

export function InterviewForm() {
  const apply = trpc.publicForms.applyForInterview.useMutation()
  const { busy, field, formProps } = useLeadForm({
    schema: applyForInterviewInput,
    initial,
    draft: 'interview',
    send: async input => {
      await apply.mutateAsync(input)
      showToast(texts.sent)
    },
  })
  return (
    <FormStack {...formProps} gap={20}>
      <div className="pair gap-20">
        <TextField label={texts.companyName} autoComplete="organization" {...field('companyName')} />
        <TextField label={texts.contactName} autoComplete="name" {...field('contactName')} />
      </div>
      <div className="pair gap-20">
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
      <Group>
        <Button type="submit" size="large" busy={busy}>
          {busy ? publicTexts.form.submitting : texts.submit}
        </Button>
      </Group>
    </FormStack>
  )
}
