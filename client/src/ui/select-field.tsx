import { Select, type SelectProps } from '@mantine/core'
import { type FieldProps, fieldLabel } from './field.tsx'
import { fieldClasses } from './field-classes.ts'

export function SelectField({ fieldKey, optional, label, ...rest }: SelectProps & FieldProps) {
  return (
    <Select
      key={fieldKey}
      classNames={fieldClasses}
      allowDeselect={false}
      checkIconPosition="right"
      label={fieldLabel(label, optional)}
      {...rest}
    />
  )
}
