import { AppError } from 'shared/errors/app-error'
import { type Clock, MINUTE } from '../clock.ts'

/** How long a password that was given counts for acts that weigh. */
const PROVED_MS = 15 * MINUTE

/**
 * Whether the person of a session has given the password within the last quarter of an hour.
 * @throws AppError `PASSWORD_NEEDED`.
 */
export function assertProved(clock: Clock, { provedAt }: { provedAt: Date }): void {
  if (clock.now().getTime() - provedAt.getTime() > PROVED_MS) throw new AppError('PASSWORD_NEEDED')
}
