import { parseArgs } from 'node:util'

/** Reads the numeric options of a benchmark, such as `--runs 5`. */
export function readNumbers<Name extends string>(
  options: string[],
  defaults: Record<Name, number>,
): Record<Name, number> {
  const names = Object.keys(defaults) as Name[]
  const known = Object.fromEntries(names.map(name => [name, { type: 'string' as const }]))
  const { values } = parseArgs({ args: options, options: known })
  return {
    ...defaults,
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)])),
  }
}
