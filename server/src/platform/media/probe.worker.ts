import type { Demuxer } from 'node-av/api'
import type { Stream } from 'node-av/lib'
import { type MediaFacts, mediaLimits, timecodeOf } from 'shared/deliverables/media'
import { type FrameRate, frameRateOf } from 'shared/deliverables/timecode'
import { library, openFilm, pictureTrackOf } from './ffmpeg.ts'
import { orientationOf } from './filter-graphs.ts'
import { MediaRefusedError } from './media-refusal.ts'
import { readFrom, type Stretch } from './segment-reader.ts'

/** The last seconds of a video are read to the end. */
const LAST_SECONDS = 3
/** Number of frames that are decoded there; of the others only the times are read. */
const LAST_FRAMES = 24
/** Tolerance at the end: tracks seldom end together, and some files only estimate their duration. */
const MISSING_SECONDS = 0.5
const ESTIMATED_MISSING_SECONDS = 2
/** Relative deviation from the usual frame distance that is more than rounding. */
const UNEVEN = 0.1
const OFF_AVERAGE = 0.01

/**
 * Reads the facts of a video, and decodes parts of its beginning, middle and end.
 * @throws MediaRefusedError
 * @public called by its name in a child process
 */
export async function probeFilm({ file }: { file: string }): Promise<MediaFacts> {
  const input = await openFilm(file)
  try {
    const video = await pictureOf(input)
    const start = await readFrom(input, video, { frames: 1, packets: 240 })
    if (start.isEncrypted) throw new MediaRefusedError('VIDEO_ENCRYPTED')
    if (start.decoded === 0) throw new MediaRefusedError('VIDEO_UNREADABLE')
    const durationSeconds = await durationOf(input, video)
    if (durationSeconds > mediaLimits.durationSeconds) throw new MediaRefusedError('VIDEO_TOO_LONG')
    await assertWhole(input, video, durationSeconds)
    return await factsOf(input, video, start, durationSeconds)
  } finally {
    await input.close()
  }
}

/** Returns the track to show. @throws MediaRefusedError if it cannot be shown. */
async function pictureOf(input: Demuxer): Promise<Stream> {
  if (input.streams.length > mediaLimits.tracks) throw new MediaRefusedError('VIDEO_TOO_MANY_TRACKS')
  const video = await pictureTrackOf(input)
  const { width, height } = video.codecpar
  if (width <= 0 || height <= 0) throw new MediaRefusedError('VIDEO_UNREADABLE')
  if (Math.max(width, height) > mediaLimits.sidePixels || width * height > mediaLimits.pixels)
    throw new MediaRefusedError('VIDEO_PICTURE_TOO_LARGE')
  return video
}

const secondsOf = (ticks: bigint, { num, den }: { num: number; den: number }): number =>
  (Number(ticks) * num) / den

/** Returns the duration in the file's header, otherwise the end of its last frame. */
async function durationOf(input: Demuxer, video: Stream): Promise<number> {
  const own = secondsOf(video.duration, video.timeBase)
  if (own > 0) return own
  if (input.duration > 0) return input.duration
  const { endSeconds } = await readFrom(input, video, { atSeconds: 0, frames: 0 })
  if (endSeconds <= 0) throw new MediaRefusedError('VIDEO_TRUNCATED')
  return endSeconds
}

/** Containers without an index: a jump may land between two key frames, where nothing can be decoded. */
const unindexed = ['mpegts', 'mpeg']

const containerOf = (input: Demuxer): string => input.formatName.split(',')[0] ?? 'unknown'

/** @throws MediaRefusedError for a truncated file, which still has its header and may even play. */
async function assertWhole(input: Demuxer, video: Stream, durationSeconds: number): Promise<void> {
  const mustDecode = !unindexed.includes(containerOf(input))
  const middle = await readFrom(input, video, { atSeconds: durationSeconds / 2, frames: 1, packets: 1200 })
  const lastSeconds = Math.max(0, durationSeconds - LAST_SECONDS)
  const last = await readFrom(input, video, { atSeconds: lastSeconds, frames: LAST_FRAMES })
  const isExact = video.duration > 0n
  // The track has no duration of its own, so the picture may be shorter than the sound.
  const [end, bearable] = isExact
    ? [last.endSeconds, MISSING_SECONDS]
    : [Math.max(last.endSeconds, last.reachSeconds), ESTIMATED_MISSING_SECONDS]
  if (last.isCorrupt || (mustDecode && middle.decoded === 0) || end < durationSeconds - bearable)
    throw new MediaRefusedError('VIDEO_TRUNCATED')
  if (mustDecode && last.decoded === 0) throw new MediaRefusedError('VIDEO_UNREADABLE')
}

async function factsOf(input: Demuxer, video: Stream, start: Stretch, durationSeconds: number) {
  const { rotation } = await orientationOf(video)
  const turned = rotation === 90 || rotation === 270
  const { num, den } = video.sampleAspectRatio
  const width = Math.max(1, Math.round(video.codecpar.width * (num > 0 && den > 0 ? num / den : 1)))
  const { height } = video.codecpar
  return {
    container: containerOf(input),
    videoCodec: start.codec,
    width: turned ? height : width,
    height: turned ? width : height,
    rotation,
    ...rateOf(video, start),
    durationSeconds,
    ...timecodeOf(await timecodeIn(input, video)),
    audio: await soundOf(input),
    tracks: input.streams.length,
  }
}

function rateOf(video: Stream, { distances }: Stretch): Pick<MediaFacts, 'frameRate' | 'isVariableRate'> {
  const { num, den } = video.avgFrameRate
  const usual = [...distances].sort((one, other) => one - other)[Math.floor(distances.length / 2)] ?? 0
  const average = num > 0 && den > 0 ? num / den : usual > 0 ? 1 / usual : 25
  const tick = video.timeBase.num / video.timeBase.den
  const isUneven = distances.some(
    distance => Math.abs(distance - usual) > Math.max(1.5 * tick, usual * UNEVEN),
  )
  // A file that rounds its times to milliseconds still counts as constant.
  const isOff = usual > 0 && Math.abs(average * usual - 1) > Math.max(OFF_AVERAGE, tick / usual)
  return { frameRate: fractionOf(average, { num, den }), isVariableRate: isUneven || isOff }
}

/** Returns the usual rate that is nearly met, otherwise the rate of the file. */
function fractionOf(decimal: number, { num, den }: { num: number; den: number }): FrameRate {
  const rate = frameRateOf(decimal)
  return rate.seconds !== 1000 || num <= 0 || den <= 0 ? rate : { frames: num, seconds: den }
}

async function timecodeIn(input: Demuxer, video: Stream): Promise<string | undefined> {
  const { constants } = await library()
  const others = input.streams.filter(({ codecpar }) => codecpar.codecType === constants.AVMEDIA_TYPE_DATA)
  const written = [video, ...others].map(({ metadata }) => metadata?.getAll().timecode)
  return [...written, input.metadata.timecode].find(Boolean)
}

async function soundOf(input: Demuxer): Promise<MediaFacts['audio']> {
  const { constants, names } = await library()
  const sound = input.streams.find(({ codecpar }) => codecpar.codecType === constants.AVMEDIA_TYPE_AUDIO)
  if (!sound) return null
  const { codecId, channels, sampleRate } = sound.codecpar
  return { codec: names(codecId), channels, sampleRate }
}

/**
 * Returns the version of FFmpeg, which proves that it can be loaded.
 * @public called by its name in a child process
 */
export async function libraryVersion(): Promise<string> {
  const { lib } = await library()
  return lib.getFFmpegInfo().version
}
