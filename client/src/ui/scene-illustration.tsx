import { type FrameProps, StillFrame } from './stills/frame.tsx'
import { Hotel } from './stills/hotel.tsx'
import { Interface } from './stills/interface.tsx'
import { Interview } from './stills/interview.tsx'
import { Kinetic } from './stills/kinetic.tsx'
import { Product } from './stills/product.tsx'
import { Vertical } from './stills/vertical.tsx'

const scenes = {
  interview: Interview,
  product: Product,
  interface: Interface,
  hotel: Hotel,
  kinetic: Kinetic,
  vertical: Vertical,
}

export type StillKind = keyof typeof scenes

/** Renders a composed frame of a film that the same seed always draws alike; `framed` adds safe area and timecode. */
export const SceneIllustration = ({ kind, ...rest }: FrameProps & { kind: StillKind }) => (
  <StillFrame kind={kind} scene={scenes[kind]} {...rest} />
)
