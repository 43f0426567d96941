import { join } from 'node:path'

export interface Film {
  name: string
  seconds: number
  extension: string
  /** As a browser declares it. */
  type: string
  outcome: string
  /** What `ffmpeg` is called with, once or more often; the last call makes the file. */
  make(file: string, folder: string): string[][]
}

/** Arguments as they are typed. */
const args = (typed: string): string[] => typed.split(' ')

const picture = (size: string, rate: string, seconds: number) =>
  args(`-f lavfi -i testsrc2=s=${size}:r=${rate}:d=${seconds}`)
const tone = (seconds: number) => args(`-f lavfi -i sine=f=440:d=${seconds}`)
const x264 = args('-c:v libx264 -preset ultrafast -pix_fmt yuv420p')
const aac = args('-c:a aac')
const pcm = args('-c:a pcm_s16le -ar 48000')

const SHORT = 10

const mp4 = { extension: 'mp4', type: 'video/mp4', outcome: 'done', seconds: SHORT }
const mov = { ...mp4, extension: 'mov', type: 'video/quicktime' }

const editing: Film[] = [
  {
    ...mov,
    name: 'ProRes 422 HQ 1080p .mov',
    make: file => [
      [
        ...picture('1920x1080', '24000/1001', SHORT),
        ...tone(SHORT),
        ...args('-c:v prores_ks -profile:v 3'),
        ...pcm,
        file,
      ],
    ],
  },
  {
    ...mov,
    name: 'DNxHR HQ 1080p .mov',
    make: file => [
      [
        ...picture('1920x1080', '25', SHORT),
        ...tone(SHORT),
        ...args('-c:v dnxhd -profile:v dnxhr_hq -pix_fmt yuv422p'),
        ...pcm,
        file,
      ],
    ],
  },
  {
    ...mp4,
    name: 'HEVC 4K .mp4',
    seconds: 5,
    make: file => [
      [
        ...picture('3840x2160', '25', 5),
        ...tone(5),
        ...args('-c:v libx265 -preset ultrafast -x265-params log-level=error -tag:v hvc1'),
        ...aac,
        file,
      ],
    ],
  },
  {
    ...mp4,
    name: 'XDCAM 1080p .mxf',
    extension: 'mxf',
    type: 'video/mxf',
    make: file => [
      [
        ...picture('1920x1080', '25', SHORT),
        ...tone(SHORT),
        ...args('-c:v mpeg2video -b:v 50M -pix_fmt yuv422p'),
        ...pcm,
        file,
      ],
    ],
  },
]

const phones: Film[] = [
  {
    ...mp4,
    name: '9:16',
    make: file => [[...picture('1080x1920', '30', SHORT), ...tone(SHORT), ...x264, ...aac, file]],
  },
  {
    ...mp4,
    name: 'rotated phone',
    make: (file, folder) => [
      [...picture('1920x1080', '30', SHORT), ...tone(SHORT), ...x264, ...aac, join(folder, 'lying.mp4')],
      ['-i', join(folder, 'lying.mp4'), ...args('-c copy -metadata:s:v rotate=90'), file],
    ],
  },
  {
    ...mp4,
    name: 'variable frame rate',
    make: file => [
      [
        ...picture('1280x720', '60', SHORT),
        ...tone(SHORT),
        ...args("-vf select='not(mod(n,3))+lt(n,200)' -fps_mode vfr"),
        ...x264,
        ...aac,
        file,
      ],
    ],
  },
]

const others = (longSeconds: number): Film[] => [
  {
    ...mov,
    name: '5.1 sound',
    make: file => [
      [
        ...picture('1280x720', '25', SHORT),
        ...tone(SHORT),
        ...x264,
        ...args('-af pan=5.1|c0=c0|c1=c0|c2=c0|c3=c0|c4=c0|c5=c0'),
        ...pcm,
        file,
      ],
    ],
  },
  {
    ...mp4,
    name: 'sound alone',
    outcome: 'VIDEO_WITHOUT_PICTURE',
    make: file => [[...tone(SHORT), ...aac, file]],
  },
  {
    ...mp4,
    name: 'long 1080p',
    seconds: longSeconds,
    make: file => [[...picture('1920x1080', '25', longSeconds), ...tone(longSeconds), ...x264, ...aac, file]],
  },
]

/** What is sent to a production from editing programs, phones and by mistake. */
export const benchFilms = (longSeconds: number): Film[] => [...editing, ...phones, ...others(longSeconds)]
