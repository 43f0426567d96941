import type { Demuxer } from 'node-av/api'
import type { Frame, Stream } from 'node-av/lib'
import { once } from 'shared/formats/once'
import { MediaRefusedError } from './media-refusal.ts'

/** Loads FFmpeg as a library, in child processes only. Its log is off, since errors are read from return values. */
export const library = once(async () => {
  const [api, constants, lib] = await Promise.all([
    import('node-av/api'),
    import('node-av/constants'),
    import('node-av/lib'),
  ])
  lib.Log.setLevel(constants.AV_LOG_QUIET)
  return {
    api,
    constants,
    lib,
    /** Returns the name of a codec, such as `h264`. */
    names: (codecId: Parameters<typeof lib.Codec.findDecoder>[0]): string =>
      lib.Codec.findDecoder(codecId)?.name ?? 'unknown',
  }
})

/** Accepted containers; no playlists and no network streams. */
const containers = ['mov', 'matroska', 'mxf', 'avi', 'mpegts', 'mpeg', 'ogg', 'asf', 'flv']

/** Opens a video file. @throws MediaRefusedError `VIDEO_UNREADABLE`. */
export async function openFilm(file: string): Promise<Demuxer> {
  const { api } = await library()
  const options = { protocol_whitelist: 'file', format_whitelist: containers.join(',') }
  try {
    return await api.Demuxer.open(file, { options })
  } catch (error) {
    throw new MediaRefusedError('VIDEO_UNREADABLE', { cause: error })
  }
}

/**
 * Returns the audio tracks to play: the first one, or the first two if both are mono and not in two languages. Cameras
 * and editing programs write left and right that way.
 */
export async function soundTracksOf(input: Demuxer): Promise<Stream[]> {
  const { constants } = await library()
  const [first, second] = input.streams.filter(
    ({ codecpar }) => codecpar.codecType === constants.AVMEDIA_TYPE_AUDIO,
  )
  if (!first) return []
  if (!second) return [first]
  const [mono, other] = [first, second].map(({ codecpar, metadata }) => ({
    isMono: codecpar.channels === 1,
    language: metadata?.getAll().language ?? 'und',
  }))
  const isPair = mono?.isMono && other?.isMono && mono.language === other.language
  return isPair ? [first, second] : [first]
}

/**
 * Returns the video track to show: the first enabled by default, otherwise the first; never album art.
 * @throws MediaRefusedError `VIDEO_WITHOUT_PICTURE`.
 */
export async function pictureTrackOf(input: Demuxer): Promise<Stream> {
  const { constants } = await library()
  const pictures = input.streams.filter(
    ({ codecpar, disposition }) =>
      codecpar.codecType === constants.AVMEDIA_TYPE_VIDEO &&
      (disposition & constants.AV_DISPOSITION_ATTACHED_PIC) === 0,
  )
  const isDefault = ({ disposition }: Stream) => (disposition & constants.AV_DISPOSITION_DEFAULT) !== 0
  const video = pictures.find(isDefault) ?? pictures[0]
  if (!video) throw new MediaRefusedError('VIDEO_WITHOUT_PICTURE')
  return video
}

/** Decodes the remaining frames of a track. The caller frees each frame. */
export async function* framesOf(input: Demuxer, video: Stream): AsyncGenerator<Frame> {
  const { api } = await library()
  // More threads would decode far beyond the frame that is needed.
  const decoder = await api.Decoder.create(video, { exitOnError: false, threadCount: 1 })
  try {
    for await (const packet of input.packets(video.index)) {
      if (!packet) break
      yield* await decoder.decodeAll(packet)
      packet.free()
    }
    yield* await decoder.decodeAll(null)
  } finally {
    decoder.close()
  }
}

/** Returns a frame as a full-range JPEG, after the given FFmpeg filters. */
export async function jpegOf(frame: Frame, filters = 'null'): Promise<Buffer> {
  const { api, constants } = await library()
  const widened = api.FilterAPI.create(`${filters},scale=out_range=pc,format=yuvj420p`)
  const encoder = await api.Encoder.create(constants.FF_ENCODER_MJPEG, { options: { qmin: 3, qmax: 5 } })
  try {
    const [full] = await widened.processAll(frame)
    if (!full) throw new Error('A frame could not be converted to a picture.')
    const packets = [...(await encoder.encodeAll(full)), ...(await encoder.encodeAll(null))]
    full.free()
    // Copied, since freeing the packet frees its bytes.
    const bytes = Buffer.from(packets[0]?.data ?? Buffer.alloc(0))
    for (const packet of packets) packet.free()
    return bytes
  } finally {
    encoder.close()
    widened.close()
  }
}
