import { Select, type SelectProps } from '@mantine/core'
import { type FieldProps, fieldLabel } from './field.tsx'

export function SelectField({ fieldKey, optional, label, ...rest }: SelectProps & FieldProps) {
  return <Select key={fieldKey} label={fieldLabel(label, optional)} {...rest} />
}
