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
  defaultValue?: number | string
  onChange?: (cents: number | '') => void
}

/** An amount that is typed in euro; its form value is in integer cents, or an empty text. */
export function EuroField({
  defaultValue,
  onChange,
  ...rest
}: Omit<NumberInputProps, 'value' | keyof Cents> & FieldProps & Cents) {
  return (
    <NumberField
      {...(typeof defaultValue === 'number' && { defaultValue: defaultValue / 100 })}
      // Mantine's `onChange` passes `70,50` on as a text, because of its last zero.
      onValueChange={({ floatValue }) =>
        onChange?.(floatValue === undefined ? '' : Math.round(floatValue * 100))
      }
      decimalScale={2}
      suffix=" €"
      {...rest}
    />
  )
}
