import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

export type Log = Logger

/** Fields that are redacted at up to two levels of nesting. */
const secretPaths = ['password', 'token', 'cookie', 'authorization', 'secret', 'processToken'].flatMap(
  name => [name, `*.${name}`, `*.*.${name}`],
)

/** Writes are buffered, since a write per line would cost more than the answer that it logs. */
const together = { dest: 1, sync: false, minLength: 4096, periodicFlush: 100 }

/** Creates a log with one JSON line per entry, on standard output by default; times in UTC. */
export function createLog(level: string, destination: DestinationStream = pino.destination(together)): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secretPaths, censor: '[secret]' },
  }
  return pino(options, destination)
}
