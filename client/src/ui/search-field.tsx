import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { TextField } from './field.tsx'

const TYPING_MS = 250

type Props = {
  label: string
  className?: string | undefined
  /** Initial text. */
  initial: string
  /** Called with the trimmed text, debounced. */
  onSearch: (words: string) => void
}

/** Filters a list while the user types. */
export function SearchField({ label, className, initial, onSearch }: Props) {
  const [text, setText] = useState(initial)
  const follow = useDebouncedCallback((typed: string) => onSearch(typed.trim()), TYPING_MS)
  return (
    <TextField
      type="search"
      name="search"
      className={className}
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={18} aria-hidden="true" />}
      value={text}
      onChange={event => {
        setText(event.currentTarget.value)
        follow(event.currentTarget.value)
      }}
    />
  )
}
