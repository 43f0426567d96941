import { ComboboxChevron, InputBase, type SelectProps } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { fieldClasses } from './field-classes.ts'
import { useLatePart } from './late-part.tsx'

const loadList = () => import('./select-window.tsx')

type Choice = string | { value: string; label: string }
type Look = Pick<SelectProps, 'label' | 'className' | 'error' | 'disabled' | 'aria-label'>
type Own = Pick<SelectProps, 'value' | 'defaultValue' | 'onChange' | 'onFocus' | 'onBlur' | 'name'>
type Props = Look & Own & { data: readonly Choice[] }

const labelOf = (data: readonly Choice[], value: unknown): string => {
  const labels = data.map(choice => (typeof choice === 'string' ? { value: choice, label: choice } : choice))
  return labels.find(choice => choice.value === value)?.label ?? ''
}

const OPENS = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp'])

/** The closed choice: looks, sounds and opens like the kit's, whose list weighs more than a whole screen. */
function Closed(props: Props) {
  const { Component: Opened, triggerProps, load } = useLatePart(loadList)
  if (Opened) return <Opened {...props} />
  const { data, value, defaultValue, onChange: _, name: __, ...look } = props
  const open = (event: KeyboardEvent) => {
    if (!OPENS.has(event.key)) return
    event.preventDefault()
    load()
  }
  return (
    <InputBase
      {...look}
      {...triggerProps}
      classNames={fieldClasses}
      role="combobox"
      aria-haspopup="listbox"
      autoComplete="off"
      readOnly
      pointer
      value={labelOf(data, value ?? defaultValue)}
      rightSection={<ComboboxChevron />}
      rightSectionPointerEvents="none"
      onKeyDown={open}
    />
  )
}

/** A choice from a list; what was typed into other fields, or chosen here before, stays when the list's code comes. */
export const SelectField = ({ fieldKey, ...rest }: Props & { fieldKey?: string }) => (
  <Closed key={fieldKey} {...rest} />
)
