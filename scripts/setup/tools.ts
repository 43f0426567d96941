import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** Script of each tool: unlike the links in .bin it runs on every system, and on this Node. */
const SCRIPTS = {
  biome: '@biomejs/biome/bin/biome',
  knip: 'knip/bin/knip.js',
  playwright: '@playwright/test/cli.js',
  tsc: 'typescript/bin/tsc',
  vitest: 'vitest/vitest.mjs',
}

export type Tool = keyof typeof SCRIPTS

/** Returns the arguments with which Node runs a tool of node_modules. */
export function tool(name: Tool, ...args: string[]): string[] {
  return [join(root, 'node_modules', SCRIPTS[name]), ...args]
}
