import type { TextInputProps } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type Ref, useEffect, useRef, useState } from 'react'
import { TextField } from './field.tsx'

const TYPING_MS = 250

type Props = Pick<TextInputProps, 'flex' | 'maw'> & {
  label: string
  /** In place of the label, where the field is too narrow for it. */
  placeholder?: string
  ref?: Ref<HTMLInputElement>
  /** The text to start with; another one replaces what is typed. */
  initial: string
  /** Called with the trimmed text, debounced. */
  onSearch: (words: string) => void
}

/** Filters a list while the user types. Escape clears the text. */
export function SearchField({ label, placeholder = label, initial, onSearch, ...rest }: Props) {
  const [text, setText] = useState(initial)
  const sent = useRef(initial)
  const follow = useDebouncedCallback((typed: string) => {
    sent.current = typed.trim()
    onSearch(sent.current)
  }, TYPING_MS)
  useEffect(() => {
    if (initial === sent.current) return
    sent.current = initial
    follow.cancel()
    setText(initial)
  }, [initial, follow])
  const change = (typed: string) => {
    setText(typed)
    follow(typed)
  }
  return (
    <TextField
      {...rest}
      type="search"
      name="search"
      aria-label={label}
      placeholder={placeholder}
      leftSection={<IconSearch size={18} aria-hidden="true" />}
      value={text}
      onChange={event => change(event.currentTarget.value)}
      // Escape clears the text, and only the next one closes the dialog around it.
      data-mantine-stop-propagation={text !== ''}
      onKeyDown={event => {
        if (event.key !== 'Escape' || text === '') return
        event.preventDefault()
        change('')
      }}
    />
  )
}
