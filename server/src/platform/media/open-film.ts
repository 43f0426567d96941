import type { Demuxer } from 'node-av/api'
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
