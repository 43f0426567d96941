import { resolve } from 'node:path'
import { inOneLine } from './one-line.ts'

const EX_USAGE = 64

/** Runs a command that takes one file; what keeps it from its work is said in one line. */
export async function archiveCommand(usage: string, act: (file: string) => Promise<string>): Promise<void> {
  const [file, ...more] = process.argv.slice(2)
  if (file === '--help' || file === '-h') return console.log(usage)
  if (file === undefined || file.startsWith('-') || more.length > 0) {
    console.error(usage)
    process.exitCode = EX_USAGE
    return
  }
  // npm runs a script in the folder of the package, wherever its caller stands.
  await inOneLine(async () => console.log(await act(resolve(process.env.INIT_CWD ?? '.', file))))
}
