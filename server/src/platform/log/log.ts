import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

export type Log = Logger

/** Secrets never reach a log line, whatever is handed over with it. */
const secretPaths = ['password', 'token', 'cookie', 'authorization', 'secret', 'processToken'].flatMap(
  name => [name, `*.${name}`, `*.*.${name}`],
)

/** Lines go out together: a write for each would cost more than the answer that it tells of. */
const together = { dest: 1, sync: false, minLength: 4096, periodicFlush: 100 }

/** One JSON line per entry on standard output, or where else it is sent; times in UTC. */
export function createLog(level: string, destination: DestinationStream = pino.destination(together)): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secretPaths, censor: '[secret]' },
  }
  return pino(options, destination)
}
