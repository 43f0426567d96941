import type { Demuxer } from 'node-av/api'
import type { Stream } from 'node-av/lib'
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
