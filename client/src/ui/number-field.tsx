import { NumberInput, type NumberInputProps } from '@mantine/core'
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { uiTexts } from 'shared/messages/it/screens'
import { type FieldProps, fieldLabel } from './field.tsx'

/** Types text into the focused input as the user would, so that it is formatted. */
const insertText = (text: string) => document.execCommand('insertText', false, text)

/**
 * Reads typed separators as they were meant. The keypad's decimal key, which types a point on Italian keyboards, is the
 * comma. Another point is the comma, too (Mantine), until a third digit follows: `12.50` is 12,50 and `1.200` is 1.200.
 */
function useTypedSeparators() {
  const isPoint = useRef(false)
  return (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, code, currentTarget: input } = event
    if (code === 'NumpadDecimal') {
      event.preventDefault()
      insertText(',')
    }
    if (key === '.' || key === ',') isPoint.current = key === '.' && code !== 'NumpadDecimal'
    const thousands = /^(-?[\d.]+),(\d\d)$/.exec(input.value.slice(0, input.selectionStart ?? 0))
    if (!isPoint.current || !thousands || !/^\d$/.test(key)) return
    event.preventDefault()
    isPoint.current = false
    input.select()
    insertText(`${thousands[1]?.replaceAll('.', '')}${thousands[2]}${key}`)
  }
}

/** Accepts pasted amounts with a decimal point (`1250.50`) or a typographic minus, which the field would drop. */
function handlePaste(event: ClipboardEvent) {
  const text = event.clipboardData.getData('text')
  const italian = text.replaceAll('\u2212', '-').replace(/^(\s*-?\d+)\.(\d{1,2})(?!\d)/, '$1,$2')
  if (italian === text) return
  event.preventDefault()
  insertText(italian)
}

const countDigits = (text: string) => text.replace(/\D/g, '').length

/** Matches the digits of a text up to a character that no amount contains. */
const beforeForeignCharacter = /^\D*\d[\d\s.,'’€\u2212-]*(?=[^\d\s.,'’€\u2212-])/u

/**
 * Detects digits typed after a character that the field drops: `1e3` would become 13. The text is refused until those
 * digits are deleted. Characters after the last digit are dropped: `70 euro`.
 */
function useForeignCharacters() {
  const allowedDigits = useRef(Number.POSITIVE_INFINITY)
  const isRefused = useRef(false)
  const [isShown, setShown] = useState(false)
  const onInputCapture = ({ currentTarget: { value } }: FormEvent<HTMLInputElement>) => {
    const digits = countDigits(value)
    const before = beforeForeignCharacter.exec(value)?.[0]
    if (before) allowedDigits.current = countDigits(before)
    isRefused.current = digits > allowedDigits.current
    if (!before && !isRefused.current) allowedDigits.current = Number.POSITIVE_INFINITY
    setShown(isRefused.current)
  }
  const resetUnlessRefused = () => {
    if (!isRefused.current) allowedDigits.current = Number.POSITIVE_INFINITY
  }
  return { isRefused, isShown, onInputCapture, resetUnlessRefused }
}

/** Renders a number as Italians write it: `1.250,5`. Its form value is a number, empty, or NaN for any other text. */
export function NumberField({
  fieldKey,
  optional,
  label,
  error,
  onChange,
  onValueChange,
  onBlurCapture,
  ...rest
}: NumberInputProps & FieldProps) {
  const { isRefused, isShown, onInputCapture, resetUnlessRefused } = useForeignCharacters()
  return (
    <NumberInput
      key={fieldKey}
      decimalSeparator=","
      thousandSeparator="."
      hideControls
      inputMode="decimal"
      label={fieldLabel(label, optional)}
      aria-required={!optional}
      onKeyDown={useTypedSeparators()}
      onPaste={handlePaste}
      onInputCapture={onInputCapture}
      onBlurCapture={event => {
        resetUnlessRefused()
        onBlurCapture?.(event)
      }}
      error={isShown ? uiTexts.digitsOnly : error}
      onChange={value => onChange?.(isRefused.current ? Number.NaN : value)}
      onValueChange={(values, source) =>
        onValueChange?.(isRefused.current ? { ...values, floatValue: Number.NaN } : values, source)
      }
      {...rest}
    />
  )
}

type Cents = { defaultValue?: number | string; onChange?: (cents: number | '') => void }

type EuroProps = Omit<NumberInputProps, 'value' | keyof Cents> & FieldProps & Cents

/**
 * Renders an amount that is typed in euro; its form value is in integer cents, or an empty text. An amount with cents is
 * shown as everywhere, `70,50 €`, unless it is being typed.
 */
export function EuroField({ defaultValue = '', onChange, ...rest }: EuroProps) {
  const [isTyped, setTyped] = useState(false)
  const [cents, setCents] = useState(defaultValue)
  return (
    <NumberField
      {...(typeof defaultValue === 'number' && { defaultValue: defaultValue / 100 })}
      onFocusCapture={() => setTyped(true)}
      onBlurCapture={() => setTyped(false)}
      // Mantine's `onChange` passes `70,50` on as a text, because of its last zero.
      onValueChange={({ floatValue }) => {
        const next = floatValue === undefined ? '' : Math.round(floatValue * 100)
        setCents(next)
        onChange?.(next)
      }}
      decimalScale={2}
      fixedDecimalScale={!isTyped && typeof cents === 'number' && Boolean(cents % 100)}
      suffix=" €"
      {...rest}
    />
  )
}
