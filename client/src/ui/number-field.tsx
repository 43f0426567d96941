import { NumberInput, type NumberInputProps } from '@mantine/core'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { type FieldProps, fieldLabel } from './field.tsx'

/** Types text into the focused input as the user would, so that it is formatted. */
const insertText = (text: string) => document.execCommand('insertText', false, text)

/** Inserts a decimal comma for the keypad's decimal key, which types a point on Italian keyboards, too. */
function handleKeyDown(event: KeyboardEvent) {
  if (event.code !== 'NumpadDecimal') return
  event.preventDefault()
  insertText(',')
}

/** Accepts pasted amounts with a decimal point (`1250.50`) or a typographic minus, which the field would drop. */
function handlePaste(event: ClipboardEvent) {
  const text = event.clipboardData.getData('text')
  const italian = text.replaceAll('\u2212', '-').replace(/^(\s*-?\d+)\.(\d{1,2})(?!\d)/, '$1,$2')
  if (italian === text) return
  event.preventDefault()
  insertText(italian)
}

/** Renders a number as Italians write it: `1.250,5`. Its form value is a number, or an empty text. */
export function NumberField({ fieldKey, optional, label, ...rest }: NumberInputProps & FieldProps) {
  return (
    <NumberInput
      key={fieldKey}
      decimalSeparator=","
      thousandSeparator="."
      // At a keyboard a point groups thousands: `1.200` would become 1,20. Many phones' keypads have no comma.
      allowedDecimalSeparators={matchMedia('(pointer: coarse)').matches ? [',', '.'] : [',']}
      hideControls
      inputMode="decimal"
      label={fieldLabel(label, optional)}
      aria-required={!optional}
      onKeyDown={handleKeyDown}
      onPaste={handlePaste}
      {...rest}
    />
  )
}

type Cents = { defaultValue?: number | string; onChange?: (cents: number | '') => void }

type EuroProps = Omit<NumberInputProps, 'value' | keyof Cents> & FieldProps & Cents

/** Renders an amount that is typed in euro; its form value is in integer cents, or an empty text. */
export function EuroField({ defaultValue, onChange, ...rest }: EuroProps) {
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
