import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|webmanifest)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

async function compress(path: string): Promise<void> {
  const raw = readFileSync(path)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
  }
  const [br, gz] = await Promise.all([brotli(raw, { params }), zip(raw, { level: 9 })])
  writeFileSync(`${path}.br`, br)
  writeFileSync(`${path}.gz`, gz)
}

/** Files not compressed here: pages (the server inserts its address), the list of routes, and assets of earlier releases. */
const OF_THE_SERVER = /^pages\/|^routes\.json$|^\.earlier\//

/** Writes a `.br` and a `.gz` beside every text file of the build that is served unchanged. */
export async function compressAll(dist: string): Promise<void> {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter(name => COMPRESSIBLE.test(name) && !OF_THE_SERVER.test(name))
    .map(name => `${dist}/${name}`)
  await Promise.all(files.map(compress))
}
