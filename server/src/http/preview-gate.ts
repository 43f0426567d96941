import type { MiddlewareHandler } from 'hono'
import { gateStatus, isGuestAtGate } from '../domain/gate/gate.service.ts'
import type { Pages } from '../platform/http/pages.ts'
import { sendError } from '../platform/http/refuse.ts'
import type { AppDeps } from '../platform/platform.ts'
import { calledPaths } from '../platform/trpc-hono/protocol.ts'

/** Paths of a guest's review that are open to guests despite the preview gate. */
const ofGuests = [
  /^\/revisione\/?$/,
  /^\/assets\//,
  /^\/guest-files\//,
  /^\/icons\//,
  /^\/site\.webmanifest$/,
]

/**
 * Paths that are open despite the preview gate (docs/decisions/preview-gate.md). Health and mailbox are routed before
 * the gate.
 */
const exempt = [
  /^\/webhooks\//,
  /^\/calendar\//,
  /^\/unsubscribe$/,
  /^\/gate\/assets\//,
  /^\/auth\/google\/callback$/,
  /^\/favicon\.svg$/,
]

/** Shows the gate on every path while the preview is locked; nothing else of the site is served. */
export function previewGate(platform: AppDeps, pages: Pages): MiddlewareHandler {
  return async (c, next) => {
    const { path, method } = c.req
    const cookies = c.req.header('cookie')
    if (gateStatus(platform, cookies).unlocked) return next()
    if (exempt.some(pattern => pattern.test(path)) || isCall(path, isOfGate)) return next()
    const isForGuests = ofGuests.some(pattern => pattern.test(path)) || isCall(path, isOfGuests)
    if (isForGuests && isGuestAtGate(platform, cookies)) return next()
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

/** Returns true if every call of a request goes to certain procedures. */
function isCall(path: string, isOne: (procedure: string) => boolean): boolean {
  if (!path.startsWith('/trpc/')) return false
  return calledPaths(path, true).every(isOne)
}
