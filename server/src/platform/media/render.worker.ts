import { writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import type { Decoder, Demuxer, FilterComplexAPI } from 'node-av/api'
import type { Frame, Stream } from 'node-av/lib'
import type { MediaFacts, MediaResult, RenditionKind } from 'shared/deliverables/media'
import { findingsOn, PosterChoice, SoundMeter, Stretches } from './analysis.ts'
import { framesOf, jpegOf, library, openFilm, pictureTrackOf, soundTracksOf } from './ffmpeg.ts'
import {
  orientationOf,
  type PictureSource,
  type ProxySize,
  pictureGraph,
  proxySizesOf,
  soundGraph,
  spriteOf,
} from './filter-graphs.ts'
import { MediaRefusedError } from './media-refusal.ts'
import { openProxyFile, type ProxyFile } from './proxy-file.ts'

/** Lowest CPU priority, since requests come first. */
const PRIORITY = 19
const DECODER_THREADS = 2
const TELL_EVERY_MS = 500
/** File with the progress in percent, which `media-tool.ts` reads. */
const PROGRESS_FILE = 'progress'

export interface RenderOrder {
  from: string
  /** Empty folder for the files that are made. */
  folder: string
  facts: MediaFacts
}

export interface MadeFile {
  kind: RenditionKind
  file: string
  type: string
  width: number | null
  height: number | null
}

export interface Rendered extends MediaResult {
  files: MadeFile[]
}

/**
 * Makes proxies with exactly the frames of the video, poster, sprite and peaks in one pass, and analyses it.
 * @throws MediaRefusedError
 * @public called by its name in a child process
 */
export async function renderFilm(order: RenderOrder): Promise<Rendered> {
  setPriority(PRIORITY)
  const input = await openFilm(order.from)
  try {
    const rendering = await openRendering(input, order)
    await feed(input, rendering)
    return await rendering.finish()
  } finally {
    await input.close()
  }
}

interface Tracks {
  video: Stream
  pictures: Decoder
  /** Audio tracks to play, in the order of the inputs of the sound graph. */
  sounds: { track: Stream; decoder: Decoder }[]
}

async function openTracks(input: Demuxer): Promise<Tracks> {
  const { api } = await library()
  const video = await pictureTrackOf(input)
  const bearing = { exitOnError: false, threadCount: DECODER_THREADS }
  const pictures = await api.Decoder.create(video, bearing).catch(error => {
    throw new MediaRefusedError('VIDEO_UNREADABLE', { cause: error })
  })
  // Sound that cannot be decoded is left out, and reported as missing.
  const sounds: Tracks['sounds'] = []
  for (const track of await soundTracksOf(input)) {
    const decoder = await api.Decoder.create(track, bearing).catch(() => undefined)
    if (decoder) sounds.push({ track, decoder })
  }
  return { video, pictures, sounds }
}

interface Rendering {
  tracks: Tracks
  picture(frame: Frame): Promise<void>
  sound(input: number, frame: Frame): Promise<void>
  finish(): Promise<Rendered>
}

/** Feeds the packets in order, without reading ahead, so that memory stays bounded. */
async function feed(input: Demuxer, { tracks, picture, sound }: Rendering): Promise<void> {
  const { video, pictures, sounds } = tracks
  for await (const packet of input.packets()) {
    if (!packet) break
    if (packet.streamIndex === video.index) await each(await pictures.decodeAll(packet), picture)
    for (const [at, { track, decoder }] of sounds.entries())
      if (packet.streamIndex === track.index)
        await each(await decoder.decodeAll(packet), frame => sound(at, frame))
    packet.free()
  }
  await each(await pictures.decodeAll(null), picture)
  for (const [at, { decoder }] of sounds.entries())
    await each(await decoder.decodeAll(null), frame => sound(at, frame))
}

async function each(frames: Frame[], act: (frame: Frame) => Promise<void>): Promise<void> {
  for (const frame of frames) {
    await act(frame)
    frame.free()
  }
}

async function openRendering(input: Demuxer, { from, folder, facts }: RenderOrder): Promise<Rendering> {
  const { api, constants } = await library()
  const tracks = await openTracks(input)
  const source = await sourceOf(from, tracks.video)
  const sizes = proxySizesOf(facts)
  const sprite = spriteOf(facts)
  const proxies = await Promise.all(
    sizes.map(async size => {
      const file = join(folder, `${size.kind}.mp4`)
      const hasSound = tracks.sounds.length > 0
      return { size, file, out: await openProxyFile({ file, size, frameRate: facts.frameRate, hasSound }) }
    }),
  )
  const labels = [...sizes.map(({ kind }) => `out-${kind}`), 'looked', 'sprite']
  const pictures = api.FilterComplexAPI.create(pictureGraph(facts, source, sizes, sprite), {
    inputs: [{ label: 'v' }],
    outputs: labels.map(label => ({ label, mediaType: constants.AVMEDIA_TYPE_VIDEO })),
    threads: DECODER_THREADS,
  })
  const heard = tracks.sounds.length
  const sounds =
    heard > 0
      ? api.FilterComplexAPI.create(soundGraph(delayOf(input, tracks.video), heard), {
          inputs: tracks.sounds.map((_, at) => ({ label: `a${at}` })),
          outputs: [{ label: 'sound', mediaType: constants.AVMEDIA_TYPE_AUDIO }],
        })
      : undefined
  const meter = new SoundMeter(facts.durationSeconds)
  const look = new PictureSink({ folder, facts, proxies, sprite })
  const drainSound = async (graph: FilterComplexAPI) =>
    drain(graph, 'sound', async frame => {
      meter.look(frame)
      for (const { out } of proxies) await out.addSound(frame)
    })
  return {
    tracks,
    async picture(frame) {
      await pictures.process('v', frame)
      await look.drain(pictures)
    },
    async sound(at, frame) {
      await sounds?.process(`a${at}`, frame)
      if (sounds) await drainSound(sounds)
    },
    async finish() {
      await pictures.flush()
      await look.drain(pictures)
      await sounds?.flush()
      if (sounds) await drainSound(sounds)
      for (const { out } of proxies) await out.finish()
      return look.result(meter, tracks)
    },
  }
}

/** Returns the seconds by which the picture begins after the file; the sound is cut to begin there, too. */
function delayOf(input: Demuxer, video: Stream): number {
  const start = Number(video.startTime) * (video.timeBase.num / video.timeBase.den)
  const delay = start - input.startTime
  return Number.isFinite(delay) && Math.abs(delay) < 60 ? delay : 0
}

/** Handles all frames that an output of a graph has ready. */
async function drain(graph: FilterComplexAPI, label: string, act: (frame: Frame) => Promise<void>) {
  for (;;) {
    const frame = await graph.receive(label)
    if (!frame) return
    await act(frame)
    frame.free()
  }
}

/** Reads the format of the picture from its track and its first frame; only a frame shows interlacing. */
async function sourceOf(file: string, video: Stream): Promise<PictureSource> {
  const { constants } = await library()
  const { colorTrc, colorPrimaries, colorSpace } = video.codecpar
  const transfer =
    colorTrc === constants.AVCOL_TRC_ARIB_STD_B67
      ? 'arib-std-b67'
      : colorTrc === constants.AVCOL_TRC_SMPTE2084
        ? 'smpte2084'
        : undefined
  const input = await openFilm(file)
  let isInterlaced = false
  try {
    for await (const frame of framesOf(input, await pictureTrackOf(input))) {
      isInterlaced = (frame.flags & constants.AV_FRAME_FLAG_INTERLACED) !== 0
      frame.free()
      break
    }
  } finally {
    await input.close()
  }
  return {
    orientation: await orientationOf(video),
    isInterlaced,
    hdr: transfer
      ? {
          transfer,
          hasPrimaries: colorPrimaries !== constants.AVCOL_PRI_UNSPECIFIED,
          hasMatrix: colorSpace !== constants.AVCOL_SPC_UNSPECIFIED,
        }
      : null,
  }
}

interface Sink {
  folder: string
  facts: MediaFacts
  proxies: { size: ProxySize; file: string; out: ProxyFile }[]
  sprite: MediaResult['sprite']
}

/** Writes the outputs of the picture graph to their files. */
class PictureSink {
  readonly #sink: Sink
  readonly #stretches = new Stretches()
  readonly #choice: PosterChoice
  #frames = 0
  #toldAt = 0
  #isDamaged = false

  constructor(sink: Sink) {
    this.#sink = sink
    this.#choice = new PosterChoice(sink.facts.durationSeconds)
  }

  async drain(graph: FilterComplexAPI): Promise<void> {
    const [largest] = this.#sink.proxies
    for (const { size, out } of this.#sink.proxies)
      await drain(graph, `out-${size.kind}`, async frame => {
        if (size === largest?.size) await this.#count(frame)
        await out.addPicture(frame)
      })
    await drain(graph, 'looked', async frame => this.#stretches.look(frame))
    await drain(graph, 'sprite', async frame => this.#keep('sprite.jpg', frame))
  }

  async #count(frame: Frame): Promise<void> {
    this.#frames++
    this.#isDamaged ||= frame.decodeErrorFlags !== 0
    const atSeconds = (Number(frame.pts) * frame.timeBase.num) / frame.timeBase.den
    if (this.#frames === 1) await this.#keepFirst(frame)
    if (this.#choice.takes(frame, atSeconds)) await this.#keep('poster.jpg', frame)
    await this.#tell(atSeconds)
  }

  #keep = async (name: string, frame: Frame, filters?: string): Promise<void> =>
    writeFile(join(this.#sink.folder, name), await jpegOf(frame, filters))

  /** Writes a poster and a sprite from the first frame, for very short videos; later ones replace them. */
  async #keepFirst(frame: Frame): Promise<void> {
    const { tileWidth, tileHeight } = this.#sink.sprite
    const { width, height } = sheetOf(this.#sink.sprite)
    await this.#keep('poster.jpg', frame)
    await this.#keep('sprite.jpg', frame, `scale=${tileWidth}:${tileHeight},pad=${width}:${height}`)
  }

  async #tell(atSeconds: number): Promise<void> {
    if (performance.now() - this.#toldAt < TELL_EVERY_MS) return
    this.#toldAt = performance.now()
    const percent = Math.min(99, Math.floor((atSeconds / this.#sink.facts.durationSeconds) * 100))
    await writeFile(join(this.#sink.folder, PROGRESS_FILE), String(percent))
  }

  async result(meter: SoundMeter, { sounds }: Tracks): Promise<Rendered> {
    if (this.#frames === 0) throw new MediaRefusedError('VIDEO_UNREADABLE')
    const audio = sounds.length > 0
    const { folder, facts, proxies, sprite } = this.#sink
    const [largest] = proxies
    const inFolder = (name: string) => join(folder, name)
    const files: MadeFile[] = [
      ...proxies.map(({ size, file }) => ({ ...size, file, type: 'video/mp4' })),
      { kind: 'poster', file: inFolder('poster.jpg'), type: 'image/jpeg', ...sidesOf(largest?.size) },
      { kind: 'sprite', file: inFolder('sprite.jpg'), type: 'image/jpeg', ...sheetOf(sprite) },
    ]
    if (audio) {
      await writeFile(inFolder('peaks.json'), JSON.stringify(meter.peaks))
      files.push({
        kind: 'peaks',
        file: inFolder('peaks.json'),
        type: 'application/json',
        width: null,
        height: null,
      })
    }
    const heard = audio ? facts : { ...facts, audio: null }
    const findings = [
      ...findingsOn(heard, meter.loudness, this.#isDamaged),
      ...this.#stretches.finish(facts.durationSeconds),
    ]
    return { files, frames: this.#frames, sprite, loudness: audio ? meter.loudness : null, findings }
  }
}

const sheetOf = ({ columns, count, tileWidth, tileHeight }: MediaResult['sprite']) => ({
  width: columns * tileWidth,
  height: Math.ceil(count / columns) * tileHeight,
})

const sidesOf = (size: ProxySize | undefined) => ({
  width: size?.width ?? null,
  height: size?.height ?? null,
})
