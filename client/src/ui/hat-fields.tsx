import { Input, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { type CompanyRole, companyRoles } from 'shared/companies/hat'
import { companyTexts, hatTexts } from 'shared/messages/it/companies'
import { CheckField, type FieldProps } from './field.tsx'
import type { Schema } from './use-zod-form.ts'

/** Values of the tick boxes: one for each hat. */
export const hatValues = (hats: readonly CompanyRole[]) => ({
  representative: hats.includes('representative'),
  approver: hats.includes('approver'),
  billing: hats.includes('billing'),
})

/** Adapts a schema with `hats` to a form with a tick box for each. */
export const withHats = <Output,>(schema: Schema<Output>): Schema<Output> => ({
  safeParse(values) {
    const { representative, approver, billing, ...rest } = values as ReturnType<typeof hatValues>
    const ticked = { representative, approver, billing }
    return schema.safeParse({ ...rest, hats: companyRoles.filter(hat => ticked[hat]) })
  },
})

interface Props {
  field: (hat: CompanyRole) => FieldProps & { error?: ReactNode }
  error: ReactNode
}

export function HatFields({ field, error }: Props) {
  return (
    <Stack component="fieldset" gap={12} m={0} p={0} bd="none">
      <Input.Label component="legend" mb={8}>
        {companyTexts.hats}
      </Input.Label>
      {companyRoles.map(hat => (
        <CheckField
          key={hat}
          label={hatTexts[hat].name}
          description={hatTexts[hat].what}
          {...field(hat)}
          {...(error && { 'aria-invalid': true })}
        />
      ))}
      {error && <Input.Error role="alert">{companyTexts.noHat}</Input.Error>}
    </Stack>
  )
}
