import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../peers/', import.meta.url))

/** The peers and the gun stand outside the workspaces: nobody installs them who does not measure. */
export function installPeers(): void {
  if (!existsSync(`${folder}node_modules`))
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' })
}

/** The program of something that is installed with the peers. */
export const programOf = (name: string): string => createRequire(folder).resolve(name)
