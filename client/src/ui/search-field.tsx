import type { TextInputProps } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type Ref, useEffect, useRef, useState } from 'react'
import { TextField } from './field.tsx'

const TYPING_MS = 250

type Props = Pick<TextInputProps, 'flex' | 'maw'> & {
  label: string
  ref?: Ref<HTMLInputElement>
  /** The text to start with; another one replaces what is typed. */
  initial: string
  /** Called with the trimmed text, debounced. */
  onSearch: (words: string) => void
}

/** Filters a list while the user types. */
export function SearchField({ label, initial, onSearch, ...rest }: Props) {
  const [text, setText] = useState(initial)
  const sent = useRef(initial)
  const follow = useDebouncedCallback((typed: string) => {
    sent.current = typed.trim()
    onSearch(sent.current)
  }, TYPING_MS)
  useEffect(() => {
    if (initial === sent.current) return
    sent.current = initial
    setText(initial)
  }, [initial])
  return (
    <TextField
      {...rest}
      type="search"
      name="search"
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
