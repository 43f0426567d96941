import type { Demuxer } from 'node-av/api'
import type { Frame, Stream } from 'node-av/lib'
import { library } from './library.ts'
import { MediaRefusedError } from './media-refusal.ts'

/** What films are delivered in; no lists of other files, no streams of a network. */
const containers = ['mov', 'matroska', 'mxf', 'avi', 'mpegts', 'mpeg', 'ogg', 'asf', 'flv']

/** @throws MediaRefusedError `VIDEO_UNREADABLE`. */
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
 * Returns the tracks that are heard: the first, or the first two where both are mono and not of two languages, as
 * cameras and editing programs write left and right.
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
 * Returns the track that is shown: the first that is enabled by default, else the first; never the cover of an album.
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

/** Decodes what follows of a track. Each frame is freed by whoever takes it. */
export async function* framesOf(input: Demuxer, video: Stream): AsyncGenerator<Frame> {
  const { api } = await library()
  // Several threads would decode far beyond the frame that is looked for.
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
