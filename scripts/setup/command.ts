import { resolve } from 'node:path'
import { exitCodeOf } from 'server/app/run'
import { type Config, readConfig } from 'server/config/env'
import { makeFilesPrivate } from 'server/platform/data-dir'

const EX_USAGE = 64

/** Runs a command; what keeps it from its work is said in one line, as the server does at its start. */
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

/** Runs a command that takes one file, and of some options those that are given. */
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
  // npm runs a script in the folder of the package, wherever its caller stands.
  await inOneLine(async () => console.log(await act(resolve(process.env.INIT_CWD ?? '.', file), given)))
}

/**
 * The configuration for a command beside the server, which sends no mail: outside production it asks for no more than a
 * demo does. What the command writes is for its own user alone, as with the server.
 */
export function toolConfig(): Config {
  makeFilesPrivate()
  return readConfig(process.env.NODE_ENV === 'production' ? process.env : { DEMO: 'on', ...process.env })
}
