import { NumberInput, type NumberInputProps } from '@mantine/core'
import { type FieldProps, fieldLabel } from './field.tsx'
import { fieldClasses } from './field-classes.ts'

/** A number as Italians write it: `1.250,5`. Its form value is a number, or an empty text. */
export function NumberField({ fieldKey, optional, label, ...rest }: NumberInputProps & FieldProps) {
  return (
    <NumberInput
      key={fieldKey}
      classNames={fieldClasses}
      decimalSeparator=","
      thousandSeparator="."
      hideControls
      inputMode="decimal"
      label={fieldLabel(label, optional)}
      aria-required={!optional}
      {...rest}
    />
  )
}

interface Cents {
  value?: number | string
  defaultValue?: number | string
  onChange?: (cents: number | string) => void
}

/** An amount that is typed in euro; its form value is in integer cents, or an empty text. */
export function EuroField({
  value,
  defaultValue,
  onChange,
  ...rest
}: Omit<NumberInputProps, keyof Cents> & FieldProps & Cents) {
  const toEuro = (cents: number | string) => (typeof cents === 'number' ? cents / 100 : cents)
  return (
    <NumberField
      {...(value !== undefined && { value: toEuro(value) })}
      {...(defaultValue !== undefined && { defaultValue: toEuro(defaultValue) })}
      onChange={euro => onChange?.(typeof euro === 'number' ? Math.round(euro * 100) : euro)}
      decimalScale={2}
      suffix=" €"
      {...rest}
    />
  )
}
