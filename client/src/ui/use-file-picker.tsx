import { type ComponentProps, useRef } from 'react'

type Props = Pick<ComponentProps<'input'>, 'accept' | 'multiple'> & {
  label: string
  onFiles: (files: File[]) => void
}

/** Opens the file dialog from any button. Returns the hidden input to render and the function that opens the dialog. */
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
