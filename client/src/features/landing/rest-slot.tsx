import { lazy, Suspense, useMemo, useState } from 'react'
import type { Landing } from 'shared/catalogue/landing'
import { readingOn } from './reading-on.ts'

// The prerendered sections stand and can be read before their program comes; reached from another page, it comes at once.
const Rest = lazy(async () => {
  const place = typeof document === 'undefined' ? null : document.querySelector('[data-late]')
  if (place) await readingOn(place)
  return import('./rest.tsx')
})

/** Everything below the first screen: prerendered like the rest, taken over when somebody reads on. */
export function RestSlot({ copy }: { copy: Landing }) {
  // Reached from another page it comes later than the router's step to a section.
  const [arriving] = useState(
    () => typeof document !== 'undefined' && !document.querySelector('[data-prerendered] [data-late]'),
  )
  // A boundary that is given new children before it was taken over would be thrown away and drawn anew.
  const sections = useMemo(
    () => (
      <Suspense>
        <Rest copy={copy} arriving={arriving} />
      </Suspense>
    ),
    [copy, arriving],
  )
  return <div data-late="">{sections}</div>
}
