import type { MiddlewareHandler } from 'hono'
import { gateStatus, isGuestAtGate } from '../domain/gate/gate.service.ts'
import type { Pages } from '../platform/http/pages.ts'
import { sendError } from '../platform/http/refuse.ts'
import type { AppDeps } from '../platform/platform.ts'

/** Paths of a guest's review that are open despite the preview gate. */
const ofGuests = [
  /^\/revisione\/?$/,
  /^\/assets\//,
  /^\/guest-files\//,
  /^\/icons\//,
  /^\/site\.webmanifest$/,
]

/**
 * Paths that answer although the preview is locked (docs/decisions/preview-gate.md); health and mailbox are routed
 * before the door.
 */
const exempt = [
  /^\/webhooks\//,
  /^\/calendar\//,
  /^\/unsubscribe$/,
  /^\/gate\/assets\//,
  /^\/auth\/google\/callback$/,
  /^\/favicon\.svg$/,
]

/** While the preview is locked every address shows the gate, and nothing of the site is handed out. */
export function previewGate(platform: AppDeps, pages: Pages): MiddlewareHandler {
  return async (c, next) => {
    const { path, method } = c.req
    const cookies = c.req.header('cookie')
    if (gateStatus(platform, cookies).unlocked) return next()
    if (exempt.some(pattern => pattern.test(path)) || isCall(path, isOfGate)) return next()
    if (isForGuests(path) && isGuestAtGate(platform, cookies)) return next()
    if (path.startsWith('/trpc/') || path.startsWith('/assets/') || !['GET', 'HEAD'].includes(method)) {
      return sendError(c, 'PREVIEW_LOCKED')
    }
    const page = await pages.gate(c)
    page.headers.set('x-robots-tag', 'noindex')
    return page
  }
}

const gateCalls = new Set(['gate.status', 'gate.unlock', 'gate.letGuestIn'])

const isOfGate = (procedure: string): boolean => gateCalls.has(procedure)
const isOfGuests = (procedure: string): boolean => isOfGate(procedure) || procedure.startsWith('guestReview.')

const isForGuests = (path: string): boolean =>
  ofGuests.some(pattern => pattern.test(path)) || isCall(path, isOfGuests)

/** Returns true if a call, or each call of a batch, goes to certain procedures. */
function isCall(path: string, isOne: (procedure: string) => boolean): boolean {
  if (!path.startsWith('/trpc/')) return false
  return path.slice('/trpc/'.length).split(',').every(isOne)
}
