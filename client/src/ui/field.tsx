import {
  Checkbox,
  type CheckboxProps,
  PasswordInput,
  type PasswordInputProps,
  Stack,
  type StackProps,
  Textarea,
  type TextareaProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core'
import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { fieldErrorTexts } from 'shared/errors/codes'
import { uiTexts } from 'shared/messages/it/screens'
import style from './field.module.css'

/** Returns the label, with "facoltativo" for an optional field; required fields have no mark, because most are. */
export const fieldLabel = (label: ReactNode, optional?: boolean) =>
  optional ? (
    <>
      {label}
      <span className={style.optional}>{uiTexts.optional}</span>
    </>
  ) : (
    label
  )

export type FieldProps = { fieldKey?: string; optional?: boolean }

/**
 * Returns true if a text exceeds its limit. The field shows an error; the attribute `maxlength` would cut pasted text.
 */
const isTooLong = (value: unknown, maxLength: number | undefined): boolean =>
  typeof value === 'string' && maxLength !== undefined && value.length > maxLength

export function TextField(props: TextInputProps & FieldProps) {
  const { fieldKey, label, optional, maxLength, error, ...rest } = props
  return (
    <TextInput
      error={isTooLong(rest.value, maxLength) ? fieldErrorTexts.TOO_LONG : error}
      key={fieldKey}
      label={fieldLabel(label, optional)}
      aria-required={!optional}
      {...rest}
    />
  )
}

type Rows = { minRows?: number; maxRows?: number }
type AreaProps = Omit<TextareaProps, keyof Rows | 'style'> & FieldProps & Rows

/** Grows with its text between `minRows` and `maxRows`, by CSS: measuring would lay the page out anew at each key. */
export function TextAreaField(props: AreaProps) {
  const { fieldKey, label, optional, minRows = 3, maxRows = 14, maxLength, error, ...rest } = props
  return (
    <Textarea
      error={isTooLong(rest.value, maxLength) ? fieldErrorTexts.TOO_LONG : error}
      key={fieldKey}
      classNames={{ input: style.area ?? '' }}
      rows={minRows}
      style={{ '--rows': minRows, '--most-rows': maxRows } as CSSProperties}
      label={fieldLabel(label, optional)}
      aria-required={!optional}
      {...rest}
    />
  )
}

export function PasswordField({ fieldKey, optional, ...rest }: PasswordInputProps & FieldProps) {
  return (
    <PasswordInput
      key={fieldKey}
      visibilityToggleButtonProps={{ 'aria-label': uiTexts.showPassword, tabIndex: 0 }}
      aria-required={!optional}
      // Mantine sets this on every field but this one.
      aria-invalid={rest.error ? true : undefined}
      {...rest}
    />
  )
}

// An empty tick is not a field to fill in.
const tickError = (error: ReactNode) => (error === fieldErrorTexts.REQUIRED ? uiTexts.tick : error)

export function CheckField({ fieldKey, error, ...rest }: CheckboxProps & FieldProps) {
  return (
    <Checkbox key={fieldKey} error={tickError(error)} aria-invalid={error ? true : undefined} {...rest} />
  )
}

type FormProps = ComponentPropsWithRef<'form'> & Pick<StackProps, 'align' | 'gap' | 'maw' | 'mt' | 'ta' | 'w'>

/** Gives the focus to the first wrong field of a form, or to the button that is marked in place of one. */
export const focusFirstInvalid = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong="true"]')?.focus()

/**
 * Renders a form whose fields are stacked; takes the props that `useZodForm` returns. The first field that submitting
 * marks as wrong gets the focus.
 */
export function FormStack({ onSubmit, ...rest }: FormProps) {
  const submit: FormProps['onSubmit'] = event => {
    flushSync(() => onSubmit?.(event))
    focusFirstInvalid(event.currentTarget)
  }
  const props: FormProps = { ...rest, onSubmit: submit }
  return <Stack component="form" {...(props as StackProps)} />
}
