import type { Frame } from 'node-av/lib'
import { library } from './library.ts'

/** Returns one frame as a JPEG of full range, after some filters of FFmpeg. */
export async function jpegOf(frame: Frame, filters = 'null'): Promise<Buffer> {
  const { api, constants } = await library()
  const widened = api.FilterAPI.create(`${filters},scale=out_range=pc,format=yuvj420p`)
  const encoder = await api.Encoder.create(constants.FF_ENCODER_MJPEG, { options: { qmin: 3, qmax: 5 } })
  try {
    const [full] = await widened.processAll(frame)
    if (!full) throw new Error('A frame gave no picture.')
    const packets = [...(await encoder.encodeAll(full)), ...(await encoder.encodeAll(null))]
    full.free()
    // The bytes of a packet go with it.
    const bytes = Buffer.from(packets[0]?.data ?? Buffer.alloc(0))
    for (const packet of packets) packet.free()
    return bytes
  } finally {
    encoder.close()
    widened.close()
  }
}
