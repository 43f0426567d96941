import { resolveConfig } from 'vite'
import { root } from './tools.ts'

/** The router's plugin writes `routeTree.gen.ts` as soon as the client's configuration is read. */
export async function writeRouteTree(): Promise<void> {
  await resolveConfig({ configFile: `${root}/client/vite.config.ts` }, 'serve')
}
