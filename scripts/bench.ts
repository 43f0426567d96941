import { parseArgs } from 'node:util'

type Bench = (options: string[]) => Promise<boolean>

interface Entry {
  load: () => Promise<Bench>
  /** Options of a short run, of at most a minute on two cores. */
  short: string[]
}

/**
 * `npm run bench -- NAME [options]`: prints figures beside their bars; exits with 1 if a bar is missed. Options beside
 * the short ones: `pages --only /about`, `growth --largest 20000`. `npm run bench -- --short [NAME]`: runs one or all in
 * a small size, to see that they run. Its figures are not meaningful, so only a bench that breaks exits with 1.
 */
const benches: Record<string, Entry> = {
  pages: {
    load: () => import('../tests/bench/pages/bench-pages.ts').then(found => found.benchPages),
    short: ['--runs', '1', '--only', '/about'],
  },
  server: {
    load: () => import('../tests/bench/server/bench-server.ts').then(found => found.benchServer),
    short: ['--runs', '1', '--seconds', '1'],
  },
  growth: {
    load: () => import('../tests/bench/growth/bench-growth.ts').then(found => found.benchGrowth),
    short: ['--largest', '200'],
  },
  live: {
    load: () => import('../tests/bench/live/bench-live.ts').then(found => found.benchLive),
    short: ['--streams', '100', '--screens', '20'],
  },
  start: {
    load: () => import('../tests/bench/start/bench-start.ts').then(found => found.benchStart),
    short: ['--runs', '1'],
  },
  processes: {
    load: () => import('../tests/bench/server/bench-processes.ts').then(found => found.benchProcesses),
    short: ['--runs', '1', '--seconds', '1'],
  },
  upload: {
    load: () => import('../tests/bench/upload/bench-upload.ts').then(found => found.benchUpload),
    short: ['--megabytes', '64', '--cuts', '1'],
  },
}

const options = process.argv.slice(2)
const isShort = options.includes('--short')
if (isShort) {
  const { positionals } = parseArgs({
    args: options,
    options: { short: { type: 'boolean' } },
    allowPositionals: true,
  })
  const broken: string[] = []
  for (const [name, { load, short }] of Object.entries(benches)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue
    console.log(`\n${name} ${short.join(' ')}`)
    const started = performance.now()
    try {
      await (await load())(short)
    } catch (error) {
      console.error(error)
      broken.push(name)
    }
    console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
  if (broken.length > 0) console.error(`\nBroken: ${broken.join(', ')}`)
  process.exit(broken.length === 0 ? 0 : 1)
}

const [name = '', ...rest] = options
const bench = benches[name]
if (!bench) {
  console.error(`Which one? ${Object.keys(benches).join(', ')}`)
  process.exit(2)
}
process.exit((await (await bench.load())(rest)) ? 0 : 1)
