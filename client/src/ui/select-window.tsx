import { Select, type SelectProps } from '@mantine/core'
import { useRef } from 'react'
import { fieldClasses } from './field-classes.ts'
import { useOpenOnMount } from './use-open-on-mount.ts'

/** The choice with its list. */
export default function SelectWindow(props: SelectProps) {
  const input = useRef<HTMLInputElement>(null)
  useOpenOnMount(input)
  return (
    <Select
      ref={input}
      classNames={fieldClasses}
      allowDeselect={false}
      checkIconPosition="right"
      {...props}
    />
  )
}
