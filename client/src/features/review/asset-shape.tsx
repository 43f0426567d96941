import type { AssetKind } from 'shared/deliverables/asset'
import style from './asset-shape.module.css'

const shapes: Partial<Record<AssetKind, string | undefined>> = {
  '16:9': style.wide,
  '9:16': style.tall,
  '1:1': style.square,
}

/** The shape of a picture that is still to come. */
export function AssetShape({ kind }: { kind: AssetKind }) {
  return (
    <span className={`${style.shape} ${shapes[kind] ?? ''}`} aria-hidden="true">
      {kind}
    </span>
  )
}
