import {
  Checkbox,
  type CheckboxProps,
  NumberInput,
  type NumberInputProps,
  PasswordInput,
  type PasswordInputProps,
  Select,
  type SelectProps,
  Textarea,
  type TextareaProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core'
import type { CSSProperties, ReactNode } from 'react'
import { fieldErrorTexts } from 'shared/errors/codes'
import { uiTexts } from 'shared/messages/it/screens'
import style from './field.module.css'
import { fieldClasses } from './field-classes.ts'

/** A field that may stay empty says so; required ones carry no star, because most are. */
export const fieldLabel = (label: ReactNode, optional?: boolean) =>
  optional ? (
    <>
      {label}
      <span className={style.optional}>{uiTexts.optional}</span>
    </>
  ) : (
    label
  )

type Own = { fieldKey?: string; optional?: boolean }

/** Returns true if a text exceeds its limit. The field shows an error; the attribute `maxlength` would cut pasted text. */
const isTooLong = (value: unknown, maxLength: number | undefined): boolean =>
  typeof value === 'string' && maxLength !== undefined && value.length > maxLength

export function TextField({ fieldKey, label, optional, maxLength, error, ...rest }: TextInputProps & Own) {
  return (
    <TextInput
      error={isTooLong(rest.value, maxLength) ? fieldErrorTexts.TOO_LONG : error}
      key={fieldKey}
      classNames={fieldClasses}
      label={fieldLabel(label, optional)}
      aria-required={!optional}
      {...rest}
    />
  )
}

const areaNames = { ...fieldClasses, input: `${style.input} ${style.area}` }

/** Grows with its text between `minRows` and `maxRows`, by CSS: measuring would lay the page out anew at each key. */
export function TextAreaField({
  fieldKey,
  label,
  optional,
  minRows = 3,
  maxRows = 14,
  maxLength,
  error,
  ...rest
}: Omit<TextareaProps, 'minRows' | 'maxRows' | 'style'> & Own & { minRows?: number; maxRows?: number }) {
  return (
    <Textarea
      error={isTooLong(rest.value, maxLength) ? fieldErrorTexts.TOO_LONG : error}
      key={fieldKey}
      classNames={areaNames}
      rows={minRows}
      style={{ '--rows': minRows, '--most-rows': maxRows } as CSSProperties}
      label={fieldLabel(label, optional)}
      aria-required={!optional}
      {...rest}
    />
  )
}

export function PasswordField({ fieldKey, optional, ...rest }: PasswordInputProps & Own) {
  return (
    <PasswordInput
      key={fieldKey}
      classNames={fieldClasses}
      visibilityToggleButtonProps={{ 'aria-label': uiTexts.showPassword, tabIndex: 0 }}
      aria-required={!optional}
      // The kit says so of every field but this one.
      aria-invalid={rest.error ? true : undefined}
      {...rest}
    />
  )
}

// An empty tick is not a field to fill in.
const tickError = (error: ReactNode) => (error === fieldErrorTexts.REQUIRED ? uiTexts.tick : error)

export function CheckField({ fieldKey, error, ...rest }: CheckboxProps & Own) {
  return (
    <Checkbox
      key={fieldKey}
      classNames={{ label: style.checkLabel ?? '', input: style.check ?? '', error: style.error ?? '' }}
      error={tickError(error)}
      aria-invalid={error ? true : undefined}
      {...rest}
    />
  )
}

export function SelectField({ fieldKey, optional, label, ...rest }: SelectProps & Own) {
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

/** A number as Italians write it: `1.250,5`. Its form value is a number, or an empty text. */
export function NumberField({ fieldKey, optional, label, ...rest }: NumberInputProps & Own) {
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
}: Omit<NumberInputProps, 'value' | keyof Cents> & Own & Cents) {
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
