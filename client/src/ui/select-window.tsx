import { Select, type SelectProps } from '@mantine/core'
import { useRef } from 'react'
import { fieldClasses } from './field-classes.ts'
import { usePressOnArrival } from './use-press-on-arrival.ts'

/** The choice with its list. */
export default function SelectWindow(props: SelectProps) {
  const input = useRef<HTMLInputElement>(null)
  usePressOnArrival(input)
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
