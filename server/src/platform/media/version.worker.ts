import { library } from './ffmpeg.ts'

/**
 * The version of FFmpeg, which says that it can be loaded.
 * @public called by its name in a child process
 */
export async function libraryVersion(): Promise<string> {
  const { lib } = await library()
  return lib.getFFmpegInfo().version
}
