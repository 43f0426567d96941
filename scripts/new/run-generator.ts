import { parseArgs } from 'node:util'
import { tool } from '../setup/tools.ts'
import { runQuietly } from '../suite/run-node.ts'
import type { Changes } from './changes.ts'
import { Refusal } from './refusal.ts'

type Options = Record<string, string | undefined>

/** Runs a generator, or says how; what it refuses is said in one sentence, and ends with 2. */
export async function runGenerator(
  usage: string,
  options: string[],
  generate: (words: string[], options: Options) => Promise<string>,
): Promise<void> {
  const args = process.argv.slice(2)
  try {
    if (args.includes('--help') || args.includes('-h')) return console.log(usage)
    const { values, positionals } = parsed(args, options)
    console.log(await generate(positionals, values))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(`${error.message}\n${usage.split('\n')[0]}`)
    process.exitCode = 2
  }
}

function parsed(args: string[], names: string[]) {
  const options = Object.fromEntries(names.map(name => [name, { type: 'string' as const }]))
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new Refusal((error as Error).message.split('. ')[0])
  }
}

/** Writes the changes, in the format of the repository; the linter would look through all of it for circles. */
export async function finish(changes: Changes, steps: string[][]): Promise<void> {
  changes.write()
  const { created, edited } = changes.paths
  const code = [...created, ...edited].filter(path => /\.tsx?$/.test(path))
  for (const step of [tool('biome', 'check', '--write', '--linter-enabled=false', ...code), ...steps]) {
    const { ok, output } = await runQuietly(step)
    if (!ok) throw new Error(output)
  }
}

/** The closing words: what there is now, what to change in it, and how to see that it works. */
export function report(title: string, parts: Record<string, string[]>): string {
  const texts = Object.entries(parts).flatMap(([head, lines]) =>
    lines.length > 0 ? [[`${head}:`, ...lines.map(line => `  ${line}`)].join('\n')] : [],
  )
  return [title, ...texts].join('\n\n')
}
