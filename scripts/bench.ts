import { benchPages } from '../tests/load/pages/bench-pages.ts'

/** `npm run bench -- pages [--runs 5] [--only /about]`: prints the figures beside their bars; a missed bar ends with 1. */
const benches: Record<string, (options: string[]) => Promise<boolean>> = { pages: benchPages }

const [name = '', ...options] = process.argv.slice(2)
const bench = benches[name]
if (!bench) {
  console.error(`Which one? ${Object.keys(benches).join(', ')}`)
  process.exit(2)
}
process.exit((await bench(options)) ? 0 : 1)
