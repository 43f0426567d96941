import { create } from 'qrcode'
import style from './qr-code.module.css'

/** The quiet zone that readers need around a code, in modules. */
const MARGIN = 4

/** One path of little squares: the code is drawn, never written as markup. */
function pathOf(text: string): { path: string; size: number } {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const dark = [...data.keys()].filter(place => data[place])
  const squares = dark.map(
    place => `M${(place % size) + MARGIN} ${Math.floor(place / size) + MARGIN}h1v1h-1z`,
  )
  return { path: squares.join(''), size: size + 2 * MARGIN }
}

type Props = { text: string; label: string; className?: string | undefined }

/** A QR code, dark on white in every theme: readers do not take the reverse. */
export default function QrCode({ text, label, className = '' }: Props) {
  const { path, size } = pathOf(text)
  return (
    <svg
      className={`${style.code} ${className}`}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
