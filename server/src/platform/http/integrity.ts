import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const scripts = /<script\b[^>]*? src="(\/[^"?#]+)"/g

/** Ties the scripts that a page names to their bytes as built: what altered them on the way is not run. */
export const withIntegrity = (html: string, distFolder: string): string =>
  html.replace(scripts, (tag, path: string) => {
    const file = join(distFolder, path)
    return existsSync(file) ? `${tag} integrity="${integrityOf(readFileSync(file))}"` : tag
  })

const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`
