import type { Stream } from 'node-av/lib'
import type { Sprite } from 'shared/deliverables/media'
import { type MediaFacts, proxySides } from 'shared/deliverables/media'
import { library } from './ffmpeg.ts'

/** Transformation from the stored picture to the displayed one: mirrored horizontally first, then rotated clockwise. */
export interface Orientation {
  isMirrored: boolean
  rotation: MediaFacts['rotation']
}

const turns = { 0: '', 90: 'transpose=clock,', 180: 'hflip,vflip,', 270: 'transpose=cclock,' } as const

/** Reads the display matrix of a track, rounded to quarter turns. */
export async function orientationOf(video: Stream): Promise<Orientation> {
  const { constants } = await library()
  const matrix = video.codecpar.getCodedSideData(constants.AV_PKT_DATA_DISPLAYMATRIX)
  if (!matrix || matrix.length < 36) return { isMirrored: false, rotation: 0 }
  // First two rows of the matrix: (a b u) and (c d v). A point maps to (ax + cy, bx + dy).
  const [a = 1, b = 0, c = 0, d = 1] = [0, 4, 12, 16].map(at => matrix.readInt32LE(at))
  const isMirrored = a * d - b * c < 0
  const side = isMirrored ? -1 : 1
  const degrees = (Math.round((Math.atan2(side * b, side * a) * 180) / Math.PI / 90) * 90 + 360) % 360
  return { isMirrored, rotation: degrees === 90 || degrees === 180 || degrees === 270 ? degrees : 0 }
}

/** Returns the FFmpeg filters of an orientation, each followed by a comma. */
const turnedBy = ({ isMirrored, rotation }: Orientation): string =>
  `${isMirrored ? 'hflip,' : ''}${turns[rotation]}`

interface Size {
  width: number
  height: number
}

export interface ProxySize extends Size {
  kind: keyof typeof proxySides
}

/** H.264 with 4:2:0 subsampling needs even sides. */
const even = (pixels: number): number => Math.max(2, Math.round(pixels / 2) * 2)

/** Returns the size scaled down so that its shorter side is at most `shorterSide`; never enlarged. */
function fitted({ width, height }: Size, shorterSide: number): Size {
  const factor = Math.min(1, shorterSide / Math.min(width, height))
  return { width: even(width * factor), height: even(height * factor) }
}

/** Returns the proxies to make, without the larger one if it would be no larger. */
export function proxySizesOf(facts: Pick<MediaFacts, 'width' | 'height'>): ProxySize[] {
  const small: ProxySize = { kind: 'proxy-540', ...fitted(facts, proxySides['proxy-540']) }
  const isSmall = Math.min(facts.width, facts.height) <= proxySides['proxy-540']
  return isSmall ? [small] : [{ kind: 'proxy-1080', ...fitted(facts, proxySides['proxy-1080']) }, small]
}

const MAX_TILES = 100
const COLUMNS = 10
const TILE_SHORTER_SIDE = 90

/** Returns the layout of the sprite: one tile a second, or fewer for a long video. */
export function spriteOf({ durationSeconds, ...facts }: MediaFacts): Sprite {
  const everySeconds = Math.max(1, Math.ceil(durationSeconds / MAX_TILES))
  const { width, height } = fitted(facts, TILE_SHORTER_SIDE)
  const count = Math.max(1, Math.floor(durationSeconds / everySeconds))
  return { columns: COLUMNS, count, tileWidth: width, tileHeight: height, everySeconds }
}

/** Format of the stored picture, from which the displayed one is made. */
export interface PictureSource {
  orientation: Orientation
  isInterlaced: boolean
  /** Transfer function and primaries of an HDR video, in the terms of `zscale`; null for SDR. */
  hdr: { transfer: 'arib-std-b67' | 'smpte2084'; hasPrimaries: boolean; hasMatrix: boolean } | null
}

/**
 * Builds the filter graph of the picture: proxies (outputs by kind), `looked` for analysis, `sprite`. Frames keep their
 * distance: at a constant rate they are put on its exact grid, which containers round. Interlaced frames are
 * deinterlaced, HDR is mapped to BT.709.
 */
export function pictureGraph(
  facts: MediaFacts,
  { orientation, isInterlaced, hdr }: PictureSource,
  proxies: ProxySize[],
  sprite: Sprite,
): string {
  const { frames, seconds } = facts.frameRate
  const grid = facts.isVariableRate ? '' : `settb=${seconds}/${frames},`
  const [largest, ...others] = proxies
  if (!largest) throw new Error('A video has at least one proxy.')
  const smallest = proxies.at(-1) ?? largest
  const rows = Math.ceil(sprite.count / sprite.columns)
  const chains = [
    `[v]setpts=PTS-STARTPTS,${isInterlaced ? DEINTERLACE : ''}${grid}${turnedBy(orientation)}${hdr ? mapped(largest, hdr) : scale(largest)},setsar=1,${parts(others.length > 0 ? [`out-${largest.kind}`, 'rest'] : [`out-${largest.kind}`, 'small'])}`,
    ...others.map(
      size =>
        `[rest]scale=${size.width}:${size.height}:flags=bicubic,${parts([`out-${size.kind}`, 'small'])}`,
    ),
    `[small]scale=${fitted(smallest, 180).width}:${fitted(smallest, 180).height},${parts(['watched', 'tiles'])}`,
    '[watched]blackdetect=d=1:pix_th=0.08,freezedetect=d=2:n=0.0008[looked]',
    `[tiles]fps=1/${sprite.everySeconds}:start_time=0,scale=${sprite.tileWidth}:${sprite.tileHeight}:out_range=pc,format=yuvj420p,tile=${sprite.columns}x${rows}[sprite]`,
  ]
  return chains.join(';')
}

const scale = ({ width, height }: ProxySize): string =>
  `scale=${width}:${height}:flags=bicubic:out_range=tv:out_color_matrix=bt709,format=yuv420p`

/** One frame per two fields; it halves the time base, which the grid then sets. */
const DEINTERLACE = 'bwdif=mode=send_frame:deint=interlaced,'

/** Scales before the slow tone mapping. Reinhard at 100 nits keeps red, green and blue apart. */
const mapped = (
  { width, height }: ProxySize,
  { transfer, hasPrimaries, hasMatrix }: NonNullable<PictureSource['hdr']>,
): string =>
  [
    `scale=${width}:${height}:flags=bicubic`,
    `setparams=color_trc=${transfer}${hasPrimaries ? '' : ':color_primaries=bt2020'}${hasMatrix ? '' : ':colorspace=bt2020nc'}`,
    'zscale=transfer=linear:npl=100',
    'format=gbrpf32le',
    'zscale=primaries=bt709',
    'tonemap=tonemap=reinhard:desat=0',
    'zscale=transfer=bt709:matrix=bt709:range=tv',
    'format=yuv420p',
  ].join(',')

const parts = (labels: string[]): string =>
  `split=${labels.length}${labels.map(label => `[${label}]`).join('')}`

/**
 * Builds the filter graph of the sound: stereo, starting with the picture, with loudness measured before conversion.
 * Inputs are `a0` and, for two mono tracks, `a1`, as left and right. The output is `sound`.
 */
export function soundGraph(delaySeconds: number, tracks: number): string {
  const begun = `asetpts=PTS-(${delaySeconds.toFixed(6)})/TB`
  if (tracks === 1) return `[a0]${begun},${heard}[sound]`
  const even = `${begun},aresample=48000:async=1:first_pts=0`
  return `[a0]${even}[left];[a1]${even}[right];[left][right]join=inputs=2:channel_layout=stereo,${heard}[sound]`
}

const heard = [
  'ebur128=metadata=1:peak=true:framelog=quiet',
  'aresample=48000:async=1:first_pts=0',
  'aformat=sample_fmts=fltp:channel_layouts=stereo',
  'asetnsamples=n=1024:p=0',
].join(',')
