import { z } from '../errors/zod.ts'

/** Files that are made of a version; the picture is never larger than the source's. */
export const renditionKinds = ['proxy-1080', 'proxy-540', 'poster', 'sprite', 'peaks'] as const

export type RenditionKind = (typeof renditionKinds)[number]

/** How wide the shorter side of a proxy is at most. */
export const proxySides = { 'proxy-1080': 1080, 'proxy-540': 540 } as const

/** Where the making of these files stands. */
export const mediaStates = ['waiting', 'running', 'done', 'failed'] as const

export type MediaState = (typeof mediaStates)[number]

/** Why it failed for good. */
export const mediaFailures = ['TOO_LARGE', 'UNREADABLE', 'OTHER'] as const

export type MediaFailure = (typeof mediaFailures)[number]

export const findingKinds = [
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

/** As `Sprite` in `deliverables/sprite.ts`, checked. */
export const sprite = z.object({
  columns: z.int().positive(),
  count: z.int().positive(),
  tileWidth: z.int().positive(),
  tileHeight: z.int().positive(),
  everySeconds: z.number().positive(),
})

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
