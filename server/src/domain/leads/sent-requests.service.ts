import type { Platform } from '../../platform/platform.ts'
import { listSentFrom, type SentRequest } from './sent-requests.repository.ts'

/** What was sent from an address by the forms of the site, for its owner: the caller has seen that it is confirmed. */
export const listRequestsFrom = ({ db }: Pick<Platform, 'db'>, email: string): Promise<SentRequest[]> =>
  listSentFrom(db, email)
