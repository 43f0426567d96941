import { resolve } from 'node:path'
import { exitCodeOf } from 'server/app/run'
import { type Config, readConfig } from 'server/config/env'
import { makeFilesPrivate } from 'server/platform/data-dir'

const EX_USAGE = 64

/** Runs a command; a wrong configuration or store is reported in one line, as at the start of the server. */
export async function inOneLine(act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    const code = exitCodeOf(error)
    if (code === undefined) throw error
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = code
  }
}

/** Runs a command with one file argument and the given boolean options. */
export async function archiveCommand<Option extends string>(
  usage: string,
  act: (file: string, given: Set<Option>) => Promise<string>,
  options: readonly Option[] = [],
): Promise<void> {
  const args = process.argv.slice(2)
  if (args.includes('--help') || args.includes('-h')) return console.log(usage)
  const given = new Set(options.filter(option => args.includes(option)))
  const [file, ...more] = args.filter(arg => !options.some(option => option === arg))
  if (file === undefined || file.startsWith('-') || more.length > 0) {
    console.error(usage)
    process.exitCode = EX_USAGE
    return
  }
  // npm runs scripts in the folder of the package, not in that of the caller.
  await inOneLine(async () => console.log(await act(resolve(process.env.INIT_CWD ?? '.', file), given)))
}

/**
 * Returns the configuration of a command that runs beside the server and sends no mail; outside production it requires
 * no more than a demo. Sets the umask: written files are readable by their user only, as with the server.
 */
export function toolConfig(): Config {
  makeFilesPrivate()
  return readConfig(process.env.NODE_ENV === 'production' ? process.env : { DEMO: 'on', ...process.env })
}
