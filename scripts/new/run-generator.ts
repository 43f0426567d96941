import { tool } from '../setup/tools.ts'
import { runQuietly } from '../suite/run-node.ts'
import { Refusal } from './refusal.ts'

/** Runs a generator; what it refuses is said in one sentence, and ends with 2. */
export async function runGenerator(generate: () => Promise<string>): Promise<void> {
  try {
    console.log(await generate())
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    process.exitCode = 2
  }
}

/** Formats what was written, and puts its imports in order. */
export const format = (paths: string[]): Promise<void> => finish(tool('biome', 'check', '--write', ...paths))

/** @throws Error with what the step said. */
export async function finish(step: string[]): Promise<void> {
  const { ok, output } = await runQuietly(step)
  if (!ok) throw new Error(output)
}

/** The closing words: what there is now, and what to do with it. */
export function report(title: string, created: string[], edited: string[], next: string[]): string {
  const list = (lines: string[]): string => lines.map(line => `  ${line}`).join('\n')
  return [title, `New:\n${list(created)}`, `Changed:\n${list(edited)}`, `Next:\n${list(next)}`].join('\n\n')
}
