import { AppError } from 'shared/errors/app-error'
import { z } from 'shared/errors/zod'
import { uuidField } from 'shared/fields/id'
import { type CookieTerms, signedCookie, signedCookieEnd } from '../../../platform/http/signed-cookie.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findStandingGuest, type Guest } from './guests.repository.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'db'>

const VISIT_HOURS = 12

/** One for each link, so that two reviews can be open in one browser. */
const visitTo = (guestId: string): CookieTerms => ({
  name: `guest-${guestId}`,
  purpose: `guest of a review ${guestId}`,
  hours: VISIT_HOURS,
})

/** Lets the browser in that has shown a link, and its pass phrase; each call asks whether the link is still good. */
export const visitCookie = (ports: Pick<Ports, 'clock' | 'config'>, guestId: string): string =>
  signedCookie(ports, visitTo(guestId)).cookie

export const isVisiting = (
  ports: Pick<Ports, 'clock' | 'config'>,
  cookieHeader: string | undefined,
  guestId: string,
): boolean => signedCookieEnd(ports, visitTo(guestId), cookieHeader) !== undefined

const named = z.looseObject({ guestId: uuidField() })

/** The guest whom a call names, if the browser has opened their link and that is still good. @throws AppError `GUEST_LINK_OVER`. */
export async function requireGuest(
  ports: Ports,
  cookieHeader: string | undefined,
  call: unknown,
): Promise<Guest> {
  const asked = named.safeParse(call)
  const guestId = asked.success ? asked.data.guestId : undefined
  if (!guestId || !isVisiting(ports, cookieHeader, guestId)) throw new AppError('GUEST_LINK_OVER')
  const guest = await standingGuest(ports, guestId)
  if (!guest) throw new AppError('GUEST_LINK_OVER')
  return guest
}

export const standingGuest = ({ clock, db }: Pick<Ports, 'clock' | 'db'>, id: string) =>
  findStandingGuest(db, id, clock.now())
