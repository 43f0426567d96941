import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/it'
import { DateInput, type DateInputProps } from '@mantine/dates'
import { type FormEvent, useState } from 'react'
import { isCalendarDate } from 'shared/fields/calendar-date'
import { dateFieldTexts } from 'shared/messages/it/date-field'
import { fieldLabel } from './field.tsx'

type Replaced = 'value' | 'defaultValue' | 'onChange' | 'minDate' | 'maxDate' | 'locale'
type Props = Omit<DateInputProps, Replaced> & {
  fieldKey?: string
  optional?: boolean
  /** Day as `YYYY-MM-DD`, or an empty text. */
  defaultValue?: string
  /** Called with the day as `YYYY-MM-DD`, an empty text, or what was typed if it is no day. */
  onChange: (day: string) => void
  /** First and last day that the calendar offers; a typed day is left to the schema and the server. */
  min?: string
  max?: string
}

const TYPED_DAY = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/

/** Reads `1/3/2026`, `01.03.26` or `2026-03-01` as `YYYY-MM-DD`. Returns null if the text is no day. */
export function readDay(text: string): string | null {
  const typed = text.trim()
  const [, day = '', month = '', year = ''] = TYPED_DAY.exec(typed) ?? []
  const iso = day ? `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed
  return isCalendarDate(iso) ? iso : null
}

/**
 * Renders a day, typed in the Italian way or chosen from the calendar. Text that is no day stays and is reported to the
 * form.
 */
export function DateField(props: Props) {
  const { fieldKey, label, optional, name, min, max, defaultValue, onChange, ...rest } = props
  const [isOpen, setIsOpen] = useState(false)
  return (
    <DateInput
      key={fieldKey}
      label={fieldLabel(label, optional)}
      aria-required={!optional}
      locale="it"
      valueFormat="DD/MM/YYYY"
      placeholder={dateFieldTexts.format}
      inputMode="numeric"
      hideOutsideDates
      // Mantine writes weekends in red, below the contrast that text needs.
      weekendDays={[]}
      ariaLabels={dateFieldTexts.calendar}
      dateParser={readDay}
      fixOnBlur={false}
      // Mantine calls `onChange` for valid days only; other text must reach the form too, or it would send the old day.
      onInput={(event: FormEvent<HTMLInputElement>) => {
        const { value } = event.currentTarget
        onChange(readDay(value) ?? value)
      }}
      onChange={day => onChange(day ?? '')}
      defaultValue={defaultValue && isCalendarDate(defaultValue) ? defaultValue : null}
      // The kit gives `name` to a hidden input; forms look for it at the field that is left.
      data-path={name}
      // Escape closes the calendar, and only the next one the dialog around it.
      data-mantine-stop-propagation={isOpen}
      popoverProps={{ onOpen: () => setIsOpen(true), onClose: () => setIsOpen(false) }}
      {...(min && { minDate: min })}
      {...(max && { maxDate: max })}
      {...rest}
    />
  )
}
