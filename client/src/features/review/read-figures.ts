export interface VideoFigures {
  resolution?: string
  durationSeconds?: number
  /** Pictures per second. */
  frameRate?: number
}

const LONGEST_WAIT_MS = 5000
/** How many pictures are looked at to find their rate. */
const LOOKED_AT = 120

/** What the file says of itself, in formats that the browser may not play; the reader travels when it is needed. */
async function figuresInside(file: File): Promise<VideoFigures> {
  const { ALL_FORMATS, BlobSource, Input } = await import('mediabunny')
  const input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS })
  const track = await input.getPrimaryVideoTrack()
  if (!track) return {}
  const { averagePacketRate } = await track.computePacketStats(LOOKED_AT)
  const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()]
  return {
    resolution: `${width}x${height}`,
    durationSeconds: await input.computeDuration(),
    // 23.976 is meant where 23.975 was counted.
    ...(averagePacketRate > 0 && { frameRate: Math.round(averagePacketRate * 1000) / 1000 }),
  }
}

/** What can be found out about a video before it travels; nothing for one that cannot be read in a moment. */
export function readFigures(file: File): Promise<VideoFigures> {
  const late = new Promise<VideoFigures>(resolve => setTimeout(() => resolve({}), LONGEST_WAIT_MS))
  // A file that is no video is told to be none by the server, which looks at the bytes.
  return Promise.race([figuresInside(file).catch(() => ({})), late])
}
