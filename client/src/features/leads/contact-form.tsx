import { Group } from '@mantine/core'
import { contactInput } from 'shared/inbox/contact.inputs'
import { publicTexts } from 'shared/messages/it/public'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { FormStack, TextAreaField, TextField } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { PrivacyNote } from './lead-form-parts.tsx'
import { useLeadForm } from './use-lead-form.ts'

const texts = publicTexts.contact
const initial = { name: '', company: '', email: '', message: '' }

export function ContactForm() {
  const contact = trpc.publicForms.contact.useMutation()
  const { busy, field, formProps } = useLeadForm({
    schema: contactInput,
    initial,
    draft: 'contact',
    send: async input => {
      await contact.mutateAsync(input)
      showToast(texts.sent)
    },
  })
  return (
    <FormStack {...formProps} gap={20}>
      <div className="pair gap-20">
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
      <Group>
        <Button type="submit" size="large" busy={busy}>
          {busy ? publicTexts.form.submitting : texts.submit}
        </Button>
      </Group>
    </FormStack>
  )
}
