import { beginCompanyInput } from 'shared/companies/companies.inputs'
import { companyTexts } from 'shared/messages/it/companies'
import { trpc } from '../../lib/trpc.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FormStack, TextField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useZodForm } from '../../ui/use-zod-form.ts'

const texts = companyTexts.none

/** Stands in for the pages of a user without a company, who can begin one of their own. */
export default function NoCompany() {
  const { dashboard } = trpc.useUtils()
  const begin = trpc.account.beginCompany.useMutation()
  const { busy, field, formProps } = useZodForm({
    schema: beginCompanyInput,
    initial: { name: '' },
    failed: { text: texts.failed },
    send: async input => {
      await begin.mutateAsync(input)
      showToast({ title: texts.begun })
      await dashboard.invalidate()
    },
  })
  return (
    <EmptyState title={texts.title} text={texts.text}>
      <FormStack {...formProps} gap={20} ta="start" w={320} maw="100%">
        <TextField optional label={texts.name} autoComplete="organization" {...field('name')} />
        <FormActions busy={busy} submit={texts.begin} />
      </FormStack>
    </EmptyState>
  )
}
