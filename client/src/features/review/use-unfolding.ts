import { useEffect, useRef, useState } from 'react'

/** A form that is one line until it is touched, or until a drawing or files wait for their words. */
export function useUnfolding(isBegun: boolean) {
  const place = useRef<HTMLFormElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (isBegun) setOpen(true)
  }, [isBegun])
  const fold = () => {
    setOpen(false)
    // The button that did it is gone; who has gone on elsewhere stays there.
    if (place.current?.contains(document.activeElement)) place.current.focus()
  }
  const form = { ref: place, tabIndex: -1, 'data-open': isOpen || undefined }
  return { form, open: () => setOpen(true), fold }
}
