import type { Encoder, Muxer } from 'node-av/api'
import type { Frame } from 'node-av/lib'
import type { FrameRate } from 'shared/deliverables/timecode'
import { library } from './ffmpeg.ts'
import type { ProxySize } from './filter-graphs.ts'

const QUALITY = {
  'proxy-1080': { crf: 21, maxRate: '8M', bufSize: '16M', sound: '160k' },
  'proxy-540': { crf: 24, maxRate: '2M', bufSize: '4M', sound: '96k' },
} as const

/**
 * Proxy file: H.264 and AAC. A key frame every half second makes seeking fast. No B-frames, so that every player shows
 * frames at their exact times.
 */
export interface ProxyFile {
  addPicture(frame: Frame): Promise<void>
  addSound(frame: Frame): Promise<void>
  finish(): Promise<void>
}

interface Wish {
  file: string
  size: ProxySize
  frameRate: FrameRate
  hasSound: boolean
}

export async function openProxyFile({ file, size, frameRate, hasSound }: Wish): Promise<ProxyFile> {
  const { api } = await library()
  const muxer = await api.Muxer.open(file, { options: { movflags: '+faststart' } })
  const picture = await pictureEncoder(size, frameRate)
  const pictureIndex = muxer.addStream(picture)
  const sound = hasSound ? await soundEncoder(size) : undefined
  const soundIndex = sound && muxer.addStream(sound)
  return {
    addPicture: frame => encode(picture, muxer, pictureIndex, frame),
    async addSound(frame) {
      if (sound && soundIndex !== undefined) await encode(sound, muxer, soundIndex, frame)
    },
    async finish() {
      await encode(picture, muxer, pictureIndex, null)
      if (sound && soundIndex !== undefined) await encode(sound, muxer, soundIndex, null)
      await muxer.close()
      picture.close()
      sound?.close()
    },
  }
}

async function pictureEncoder({ kind }: ProxySize, { frames, seconds }: FrameRate): Promise<Encoder> {
  const { api, constants } = await library()
  const { crf, maxRate, bufSize } = QUALITY[kind]
  return api.Encoder.create(constants.FF_ENCODER_LIBX264, {
    maxRate,
    bufSize,
    gopSize: Math.max(1, Math.round(frames / seconds / 2)),
    maxBFrames: 0,
    context: {
      colorPrimaries: constants.AVCOL_PRI_BT709,
      colorTrc: constants.AVCOL_TRC_BT709,
      colorSpace: constants.AVCOL_SPC_BT709,
    },
    options: { preset: 'veryfast', crf, profile: 'high', 'x264-params': 'scenecut=0' },
  })
}

async function soundEncoder({ kind }: ProxySize): Promise<Encoder> {
  const { api, constants } = await library()
  return api.Encoder.create(constants.FF_ENCODER_AAC, { bitrate: QUALITY[kind].sound })
}

async function encode(encoder: Encoder, muxer: Muxer, index: number, frame: Frame | null): Promise<void> {
  for (const packet of await encoder.encodeAll(frame)) {
    await muxer.writePacket(packet, index)
    packet.free()
  }
}
