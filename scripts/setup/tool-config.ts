import { type Config, readConfig } from 'server/config/env'
import { makeFilesPrivate } from 'server/platform/data-dir'

/**
 * The configuration for a command beside the server, which sends no mail: outside production it asks for no more than a
 * demo does. What the command writes is for its own user alone, as with the server.
 */
export function toolConfig(): Config {
  makeFilesPrivate()
  return readConfig(process.env.NODE_ENV === 'production' ? process.env : { DEMO: 'on', ...process.env })
}
