import type { DrawingColor } from './drawing.ts'

/** What the colours of drawings look like, on the screen and on paper. */
export const drawingInks: Record<DrawingColor, string> = {
  red: '#ff5a5f',
  yellow: '#ffd60a',
  green: '#3ddc84',
  blue: '#4da3ff',
  white: '#ffffff',
}
