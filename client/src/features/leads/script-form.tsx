import { Text } from '@mantine/core'
import { submitScriptInput } from 'shared/inbox/script.inputs'
import { publicTexts } from 'shared/messages/it/public'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { CheckField, FormStack, TextAreaField, TextField } from '../../ui/field.tsx'
import { FormSuccess, PersonFields, PrivacyNote } from './lead-form-parts.tsx'
import { ScriptEditor } from './script-editor.tsx'
import { useLeadForm, waitAtMost } from './use-lead-form.ts'

const texts = publicTexts.script

const initial = {
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  website: '',
  originalScript: '',
  projectDescription: '',
  marketing: false,
}

/** Renders the form of the free script improvement; closing its success screen makes it empty again. */
export function ScriptForm({ onDone }: { onDone: () => void }) {
  const submit = trpc.publicForms.submitScript.useMutation()
  const process = trpc.publicForms.processScript.useMutation()
  const { form, busy, field, formProps, sent, again } = useLeadForm({
    schema: submitScriptInput,
    initial,
    draft: 'script',
    send: async input => {
      const { id, processToken } = await submit.mutateAsync(input)
      await waitAtMost(process.mutateAsync({ scriptRequestId: id, processToken }))
    },
  })
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
      <ScriptEditor form={form} field={field('originalScript')} />
      <TextAreaField
        optional
        minRows={2}
        label={texts.projectDescription}
        placeholder={texts.projectDescriptionPlaceholder}
        {...field('projectDescription')}
      />
      <PersonFields field={field} />
      <TextField
        optional
        label={texts.website}
        placeholder={texts.websitePlaceholder}
        type="url"
        autoComplete="url"
        {...field('website')}
      />
      <CheckField label={publicTexts.form.marketing} {...field('marketing')} />
      <PrivacyNote />
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? texts.submitting : texts.submit}
      </Button>
    </FormStack>
  )
}
