import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const scripts = /<script\b[^>]*? src="(\/[^"?#]+)"/g

/** Ties the scripts that a page names to their bytes as built: what altered them on the way is not run. */
export function createIntegrity(distFolder: string): (html: string) => string {
  const known = new Map<string, string>()
  return html =>
    html.replace(scripts, (tag, path: string) => {
      const seal = known.get(path) ?? integrityOf(join(distFolder, path))
      known.set(path, seal)
      return `${tag}${seal}`
    })
}

function integrityOf(file: string): string {
  if (!existsSync(file)) return ''
  return ` integrity="sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}"`
}
