import type { ComponentProps } from 'react'
import { Button } from '../ui/button.tsx'
import { type Overlay, overlays } from './overlays.ts'

type Props = ComponentProps<typeof Button> & { opens: Overlay }

/** Renders a button that opens an overlay, and preloads its code on hover and focus. */
export function OverlayButton({ opens, ...rest }: Props) {
  return (
    <Button
      {...rest}
      onPointerEnter={() => overlays.preload(opens)}
      onFocus={() => overlays.preload(opens)}
      onClick={() => overlays.open(opens)}
    />
  )
}
