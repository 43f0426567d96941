import { join } from 'node:path'

export interface Film {
  name: string
  seconds: number
  extension: string
  /** MIME type, as a browser declares it. */
  type: string
  outcome: string
  /** Returns the arguments of one or more `ffmpeg` runs; the last run creates the file. */
  make(file: string, folder: string): string[][]
}

const args = (typed: string): string[] => typed.split(' ')

const picture = (size: string, rate: string, seconds: number) =>
  args(`-f lavfi -i testsrc2=s=${size}:r=${rate}:d=${seconds}`)
const tone = (seconds: number) => args(`-f lavfi -i sine=f=440:d=${seconds}`)
const x264 = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p'
const aac = '-c:a aac'
const pcm = '-c:a pcm_s16le -ar 48000'

const SHORT = 10
const mp4 = { extension: 'mp4', type: 'video/mp4', outcome: 'done', seconds: SHORT }
const mov = { ...mp4, extension: 'mov', type: 'video/quicktime' }
const mxf = { ...mp4, extension: 'mxf', type: 'video/mxf' }

/** Returns a test picture with a tone, in these codecs. */
function film(name: string, form: typeof mp4, size: string, rate: string, ...codecs: string[]): Film {
  const { seconds } = form
  const source = [...picture(size, rate, seconds), ...tone(seconds)]
  return { ...form, name, make: file => [[...source, ...codecs.flatMap(args), file]] }
}

const dnxhr = '-c:v dnxhd -profile:v dnxhr_hq -pix_fmt yuv422p'
const hevc = '-c:v libx265 -preset ultrafast -x265-params log-level=error -tag:v hvc1'
const xdcam = '-c:v mpeg2video -b:v 50M -pix_fmt yuv422p'
const everyThird = "-vf select='not(mod(n,3))+lt(n,200)' -fps_mode vfr"
const sixChannels = '-af pan=5.1|c0=c0|c1=c0|c2=c0|c3=c0|c4=c0|c5=c0'

/** Film of a phone held upright, with the rotation in its metadata. */
const rotated: Film = {
  ...mp4,
  name: 'rotated phone',
  make(file, folder) {
    const lying = join(folder, 'lying.mp4')
    const [made = []] = film('lying', mp4, '1920x1080', '30', x264, aac).make(lying, folder)
    return [made, ['-i', lying, ...args('-c copy -metadata:s:v rotate=90'), file]]
  },
}

const soundAlone: Film = {
  ...mp4,
  name: 'sound alone',
  outcome: 'VIDEO_WITHOUT_PICTURE',
  make: file => [[...tone(SHORT), ...args(aac), file]],
}

/** Returns films as sent from editing programs, phones and by mistake. */
export const benchFilms = (longSeconds: number): Film[] => [
  film('ProRes 422 HQ 1080p .mov', mov, '1920x1080', '24000/1001', '-c:v prores_ks -profile:v 3', pcm),
  film('DNxHR HQ 1080p .mov', mov, '1920x1080', '25', dnxhr, pcm),
  film('HEVC 4K .mp4', { ...mp4, seconds: 5 }, '3840x2160', '25', hevc, aac),
  film('XDCAM 1080p .mxf', mxf, '1920x1080', '25', xdcam, pcm),
  film('9:16', mp4, '1080x1920', '30', x264, aac),
  rotated,
  film('variable frame rate', mp4, '1280x720', '60', everyThird, x264, aac),
  film('5.1 sound', mov, '1280x720', '25', x264, sixChannels, pcm),
  soundAlone,
  film('long 1080p', { ...mp4, seconds: longSeconds }, '1920x1080', '25', x264, aac),
]
