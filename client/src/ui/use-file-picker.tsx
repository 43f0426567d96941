import { type ComponentProps, useRef } from 'react'

type Props = Pick<ComponentProps<'input'>, 'accept' | 'multiple'> & {
  label: string
  onFiles: (files: File[]) => void
}

/** Lets a button of another kind choose files: what has to stand beside it, and what it does when it is pressed. */
export function useFilePicker({ label, onFiles, ...which }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const picker = (
    <input
      {...which}
      ref={input}
      hidden
      type="file"
      aria-label={label}
      onChange={event => {
        onFiles([...(event.currentTarget.files ?? [])])
        // The same file can be chosen again.
        event.currentTarget.value = ''
      }}
    />
  )
  return { picker, choose: () => input.current?.click() }
}
