import { readConfig } from 'server/config/env'

/**
 * The configuration for a command beside the server, which sends no mail: outside production it asks for no more than a
 * demo does.
 */
export const toolConfig = () =>
  readConfig(process.env.NODE_ENV === 'production' ? process.env : { DEMO: 'on', ...process.env })
