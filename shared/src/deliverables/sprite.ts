/** Small pictures of a film in one file, row by row: one for each so many seconds. */
export interface Sprite {
  readonly columns: number
  readonly count: number
  readonly tileWidth: number
  readonly tileHeight: number
  readonly everySeconds: number
}

/** The place of one picture in the file, in its pixels. */
export interface Tile {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The picture that stands for a moment of the film: the last one that was taken before it. */
export function tileAt(
  seconds: number,
  { columns, count, tileWidth: width, tileHeight: height, everySeconds }: Sprite,
): Tile {
  const tile = Math.min(count - 1, Math.max(0, Math.floor(seconds / everySeconds)))
  return { left: (tile % columns) * width, top: Math.floor(tile / columns) * height, width, height }
}
