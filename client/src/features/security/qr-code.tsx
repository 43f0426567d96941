import { create } from 'qrcode'
import style from './security.module.css'

/** Quiet zone that readers need around a code, in modules. */
const MARGIN = 4

/** Draws a code as one SVG path, so that no markup is parsed. */
function pathOf(text: string): { path: string; size: number } {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const dark = [...data.keys()].filter(index => data[index])
  const squares = dark.map(
    index => `M${(index % size) + MARGIN} ${Math.floor(index / size) + MARGIN}h1v1h-1z`,
  )
  return { path: squares.join(''), size: size + 2 * MARGIN }
}

/** Renders a QR code, dark on white in every theme, because readers fail on inverted ones. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = pathOf(text)
  return (
    <svg
      className={style.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
