import type { Decoder, Demuxer } from 'node-av/api'
import type { Packet, Stream } from 'node-av/lib'
import { library } from './ffmpeg.ts'

/** Timestamps below this mean "none". */
const UNKNOWN = -(2n ** 62n)

/** Analysis of one part of a video. */
export interface Stretch {
  codec: string
  decoded: number
  /**
   * Seconds between consecutive frames in display order. Without the last frames of a part, since frames stored out of
   * order may still be missing.
   */
  distances: number[]
  /** End of the last frame, in seconds from the start of the video. */
  endSeconds: number
  /** End of the last packet of any track. */
  reachSeconds: number
  isEncrypted: boolean
  isCorrupt: boolean
}

interface Part {
  /** Start of the part; the current position if omitted. Some containers cannot seek back to their beginning. */
  atSeconds?: number
  /** Number of frames to decode; 0 for none, all if omitted. */
  frames?: number
  /** Number of packets of the video track to read; all if omitted. */
  packets?: number
}

/** Reads a part of a video from the key frame before its start. */
export async function readFrom(input: Demuxer, video: Stream, part: Part): Promise<Stretch> {
  const { api, constants, lib, names } = await library()
  const context = input.getFormatContext()
  const read: Stretch = { ...empty, codec: names(video.codecpar.codecId), distances: [] }
  const origin = video.startTime > UNKNOWN ? Number(video.startTime) : 0
  const tick = video.timeBase.num / video.timeBase.den
  if (part.atSeconds !== undefined)
    await input.seek(part.atSeconds + Math.max(0, origin * tick), -1, constants.AVSEEK_FLAG_BACKWARD)
  const decoder = part.frames === 0 ? undefined : await openDecoder(api.Decoder, video)
  const packet = new lib.Packet()
  packet.alloc()
  const times: number[] = []
  // Frames before this time are complete: later packets are displayed no earlier than the last one is decoded.
  let settled = Number.POSITIVE_INFINITY
  try {
    for (let count = 0; count < (part.packets ?? Number.POSITIVE_INFINITY); packet.unref()) {
      const answer = await context.readFrame(packet)
      if (answer < 0) {
        settled = Number.POSITIVE_INFINITY
        read.isCorrupt ||= answer !== constants.AVERROR_EOF
        break
      }
      read.reachSeconds = Math.max(read.reachSeconds, endOf(packet, input.streams) - origin * tick)
      if (packet.streamIndex !== video.index) continue
      count++
      read.isEncrypted ||= packet.getSideData(constants.AV_PKT_DATA_ENCRYPTION_INFO) !== null
      read.isCorrupt ||= packet.hasFlags(constants.AV_PKT_FLAG_CORRUPT)
      note(read, times, packet, { origin, tick })
      if (packet.dts > UNKNOWN) settled = (Number(packet.dts) - origin) * tick
      if (decoder && read.decoded < (part.frames ?? Number.POSITIVE_INFINITY))
        read.decoded += await decode(decoder, packet)
    }
    if (decoder && read.decoded < (part.frames ?? Number.POSITIVE_INFINITY))
      read.decoded += await decode(decoder, null)
  } finally {
    packet.free()
    decoder?.close()
  }
  const shown = times.filter(time => time < settled).sort((one, other) => one - other)
  read.distances = shown.slice(1).map((time, index) => time - (shown[index] ?? 0))
  return read
}

const empty: Stretch = {
  codec: '',
  decoded: 0,
  distances: [],
  endSeconds: 0,
  reachSeconds: 0,
  isEncrypted: false,
  isCorrupt: false,
}

/** Opens the decoder; undefined if the library has none, so that nothing is decoded and the video is refused. */
const openDecoder = (decoders: typeof Decoder, video: Stream): Promise<Decoder | undefined> =>
  decoders.create(video, { threadCount: 1 }).catch(() => undefined)

function note(
  read: Stretch,
  times: number[],
  packet: Packet,
  { origin, tick }: { origin: number; tick: number },
): void {
  const at = packet.pts > UNKNOWN ? packet.pts : packet.dts
  if (at <= UNKNOWN) return
  const seconds = (Number(at) - origin) * tick
  times.push(seconds)
  read.endSeconds = Math.max(read.endSeconds, seconds + Number(packet.duration) * tick)
}

/** Returns the end of a packet in seconds, by the file's clock. */
function endOf(packet: Packet, streams: Stream[]): number {
  const clock = streams[packet.streamIndex]?.timeBase
  const at = packet.pts > UNKNOWN ? packet.pts : packet.dts
  return clock && at > UNKNOWN ? ((Number(at) + Number(packet.duration)) * clock.num) / clock.den : 0
}

/** Decodes a packet. Returns the number of frames; 0 if it cannot be decoded. */
async function decode(decoder: Decoder, packet: Packet | null): Promise<number> {
  const frames = await decoder.decodeAll(packet).catch(() => [])
  for (const frame of frames) frame.free()
  return frames.length
}
