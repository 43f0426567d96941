import { lazy, Suspense, useMemo, useState } from 'react'
import type { Landing } from 'shared/catalogue/landing'
import { useReadySignal } from '../../ui/use-ready-signal.ts'
import { whenInView } from './when-in-view.ts'

// The prerendered sections stand and can be read before their program comes; reached from another page, it comes at once.
const Rest = lazy(async () => {
  const place = typeof document === 'undefined' ? null : document.querySelector('[data-late]')
  if (place) await whenInView(place)
  return import('./rest.tsx')
})

/** Everything below the first screen: prerendered like the rest, taken over when somebody reads on. */
export function RestSlot({ copy }: { copy: Landing }) {
  // Reached from another page it comes later than the router's step to a section.
  const [arriving] = useState(
    () => typeof document !== 'undefined' && !document.querySelector('[data-prerendered] [data-late]'),
  )
  const [isTaken, setTaken] = useState(false)
  useReadySignal(isTaken)
  // A boundary that is given new children before it was taken over would be thrown away and drawn anew.
  const sections = useMemo(
    () => (
      <Suspense>
        <Rest copy={copy} arriving={arriving} onTaken={() => setTaken(true)} />
      </Suspense>
    ),
    [copy, arriving],
  )
  return <div data-late={isTaken ? undefined : ''}>{sections}</div>
}
