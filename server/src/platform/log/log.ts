import { type Logger, pino } from 'pino'

export type Log = Logger

/** Secrets never reach a log line, whatever is handed over with it. */
const secretPaths = ['password', 'token', 'cookie', 'authorization', 'secret', 'processToken'].flatMap(
  name => [name, `*.${name}`, `*.*.${name}`],
)

/** One JSON line per entry on standard output, times in UTC. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secretPaths, censor: '[secret]' },
  })
}
