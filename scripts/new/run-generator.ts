import { tool } from '../setup/tools.ts'
import { runQuietly } from '../suite/run-node.ts'
import { isCode } from './changes.ts'
import { Refusal } from './refusal.ts'

/** Runs a generator, or says how; what it refuses is said in one sentence, and ends with 2. */
export async function runGenerator(
  usage: string,
  generate: (args: string[]) => Promise<string>,
): Promise<void> {
  const args = process.argv.slice(2)
  const asksHow = args.includes('--help') || args.includes('-h')
  try {
    console.log(asksHow ? usage : await generate(args))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    process.exitCode = 2
  }
}

/** Formats what was written, and puts its imports in order. */
export const format = (paths: string[]): Promise<void> =>
  finish(tool('biome', 'check', '--write', ...paths.filter(isCode)))

/** @throws Error with what the step said. */
export async function finish(step: string[]): Promise<void> {
  const { ok, output } = await runQuietly(step)
  if (!ok) throw new Error(output)
}

/** The closing words: what there is now, what to change in it, and how to see that it works. */
export function report({
  title,
  created,
  edited,
  next,
  run,
}: {
  title: string
  created: string[]
  edited: string[]
  next: string[]
  run: string[]
}): string {
  const parts = { New: created, Changed: edited, Next: next, Then: run }
  const texts = Object.entries(parts).flatMap(([head, lines]) =>
    lines.length > 0 ? [[`${head}:`, ...lines.map(line => `  ${line}`)].join('\n')] : [],
  )
  return [title, ...texts].join('\n\n')
}
