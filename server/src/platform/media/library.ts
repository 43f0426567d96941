/**
 * FFmpeg, as a library: loaded in child processes only, and there when it is first needed. It writes nothing to the
 * log: what is wrong with a file is told by what its calls answer.
 */
export const library = () => {
  loaded ??= load()
  return loaded
}

let loaded: ReturnType<typeof load> | undefined

async function load() {
  const [api, constants, lib] = await Promise.all([
    import('node-av/api'),
    import('node-av/constants'),
    import('node-av/lib'),
  ])
  lib.Log.setLevel(constants.AV_LOG_QUIET)
  return {
    api,
    constants,
    lib,
    /** The name of a codec, such as `h264`. */
    names: (codecId: Parameters<typeof lib.Codec.findDecoder>[0]): string =>
      lib.Codec.findDecoder(codecId)?.name ?? 'unknown',
  }
}
