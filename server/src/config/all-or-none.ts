import { ConfigError } from './config-error.ts'
import { type Environment, takes } from './variables.ts'

type Given<Name extends keyof Environment> = { [Each in Name]: NonNullable<Environment[Each]> }

/**
 * Variables that are set together or not at all; undefined where none is.
 * @throws ConfigError that names the first that is missing, and what `which` says of them.
 */
export function allOrNone<Name extends keyof Environment>(
  env: Environment,
  names: readonly Name[],
  which?: string,
): Given<Name> | undefined {
  const missing = names.find(name => !env[name])
  if (missing === undefined) return env as Given<Name>
  if (names.every(name => !env[name])) return undefined
  const together = which ? `; ${which} are set together or not at all` : ''
  throw new ConfigError(`${missing} takes ${takes[missing]}${together}.`)
}
