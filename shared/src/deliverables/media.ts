import { z } from '../errors/zod.ts'

const frameRate = z.object({ frames: z.int().positive(), seconds: z.int().positive() })

/** Metadata of a video file, probed by the server and stored with the version. */
export const mediaFacts = z.object({
  /** The short name that FFmpeg gives the container, such as `mov` or `matroska`. */
  container: z.string(),
  videoCodec: z.string(),
  /** As it is shown: rotated as the file asks, pixels square. */
  width: z.int().positive(),
  height: z.int().positive(),
  /**
   * Degrees, clockwise, by which the stored picture is turned before it is shown, once it is mirrored where it has to
   * be.
   */
  rotation: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
  /** The average one where the rate is variable. */
  frameRate,
  isVariableRate: z.boolean(),
  durationSeconds: z.number().positive(),
  /** The timecode of the first frame as it is written in the file; with drop-frame, `;` before the frames. */
  startTimecode: z.string().nullable(),
  isDropFrame: z.boolean(),
  /** Of the first sound track; null for a silent film. */
  audio: z
    .object({ codec: z.string(), channels: z.int().nonnegative(), sampleRate: z.int().nonnegative() })
    .nullable(),
  tracks: z.int().positive(),
})

export type MediaFacts = z.infer<typeof mediaFacts>

/** Pixels, hours and tracks beyond which a video is not taken: no delivery has them, and reading it would not end. */
export const mediaLimits = {
  sidePixels: 8192,
  pixels: 8192 * 4320,
  durationSeconds: 4 * 3600,
  tracks: 32,
} as const

const inTimecode = /^\d{2}:\d{2}:\d{2}([:;.])\d{2}$/

/** Returns a timecode as a file has it, if it is one; `.` and `;` before the frames both say drop-frame. */
export function timecodeOf(
  text: string | null | undefined,
): Pick<MediaFacts, 'startTimecode' | 'isDropFrame'> {
  const separator = text ? inTimecode.exec(text.trim())?.[1] : undefined
  if (!text || separator === undefined) return { startTimecode: null, isDropFrame: false }
  return { startTimecode: text.trim().replace('.', ';'), isDropFrame: separator !== ':' }
}

/** Files that are made of a version; the picture is never larger than the source's. */
export const renditionKinds = ['proxy-1080', 'proxy-540', 'poster', 'sprite', 'peaks'] as const

export type RenditionKind = (typeof renditionKinds)[number]

/** Maximum lengths of a proxy's shorter side. */
export const proxySides = { 'proxy-1080': 1080, 'proxy-540': 540 } as const

/** Progress of transcoding. */
export const mediaStates = ['waiting', 'running', 'done', 'failed'] as const

export type MediaState = (typeof mediaStates)[number]

/** Reason of a final failure. */
export const mediaFailures = ['TOO_LARGE', 'UNREADABLE', 'OTHER'] as const

export type MediaFailure = (typeof mediaFailures)[number]

const findingKinds = [
  'black',
  'frozen',
  'clipping',
  'no-sound',
  'silent',
  'odd-rate',
  'variable-rate',
  'damaged',
] as const

/** Something in a film that its editor may not have meant; with seconds where it has a place. */
export const finding = z.object({
  kind: z.enum(findingKinds),
  fromSeconds: z.number().optional(),
  toSeconds: z.number().optional(),
})

export type Finding = z.infer<typeof finding>

/** Small pictures of a film in one file, row by row: one for each so many seconds. */
export const sprite = z.object({
  columns: z.int().positive(),
  count: z.int().positive(),
  tileWidth: z.int().positive(),
  tileHeight: z.int().positive(),
  everySeconds: z.number().positive(),
})

export type Sprite = z.infer<typeof sprite>

/** EBU R128. */
export const loudness = z.object({
  integratedLufs: z.number(),
  rangeLu: z.number(),
  truePeakDb: z.number(),
})

export const mediaResult = z.object({
  frames: z.int().nonnegative(),
  sprite,
  /** Null without sound. */
  loudness: loudness.nullable(),
  findings: z.array(finding),
})

export type MediaResult = z.infer<typeof mediaResult>

/** The content of a file of peaks: the loudest of each stretch, 0 to 255. */
export interface Peaks {
  secondsEach: number
  peaks: number[]
}
