type Bench = (options: string[]) => Promise<boolean>

/**
 * `npm run bench -- pages [--runs 5] [--only /about]`, `server [--runs 5] [--seconds 4]`,
 * `processes [--runs 5] [--seconds 4]`, `steps [--runs 3] [--seconds 4]`, `start [--runs 5]`,
 * `live [--streams 1000] [--screens 200]`, `commits [--runs 5] [--seconds 5]`, `growth`, `media [--long 600] [--only ProRes]`,
 * `frames [--only 29.97] [--in firefox]`, `room` or `upload [--megabytes 2048] [--cuts 2]`: prints the figures
 * beside their bars; a missed bar ends with 1.
 */
const benches: Record<string, () => Promise<Bench>> = {
  pages: () => import('../tests/load/pages/bench-pages.ts').then(found => found.benchPages),
  upload: () => import('../tests/load/upload/bench-upload.ts').then(found => found.benchUpload),
  media: () => import('../tests/load/media/bench-media.ts').then(found => found.benchMedia),
  frames: () => import('../tests/load/frames/bench-frames.ts').then(found => found.benchFrames),
  room: () => import('../tests/load/room/bench-room.ts').then(found => found.benchRoom),
  start: () => import('../tests/load/start/bench-start.ts').then(found => found.benchStart),
  server: () => import('../tests/load/server/bench-server.ts').then(found => found.benchServer),
  processes: () => import('../tests/load/server/bench-processes.ts').then(found => found.benchProcesses),
  steps: () => import('../tests/load/server/bench-steps.ts').then(found => found.benchSteps),
  live: () => import('../tests/load/live/bench-live.ts').then(found => found.benchLive),
  commits: () => import('../tests/load/commits/bench-commits.ts').then(found => found.benchCommits),
  growth: () => import('../tests/load/growth/bench-growth.ts').then(found => found.benchGrowth),
}

const [name = '', ...options] = process.argv.slice(2)
const load = benches[name]
if (!load) {
  console.error(`Which one? ${Object.keys(benches).join(', ')}`)
  process.exit(2)
}
const bench = await load()
process.exit((await bench(options)) ? 0 : 1)
