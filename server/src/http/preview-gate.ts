import type { MiddlewareHandler } from 'hono'
import { gateStatus } from '../domain/gate/gate.service.ts'
import type { Pages } from '../platform/http/pages.ts'
import { refuse } from '../platform/http/refuse.ts'
import type { Platform } from '../platform/platform.ts'

/**
 * What answers although the preview is locked (docs/decisions/preview-gate.md); health and mailbox are routed before
 * the door.
 */
const exempt = [
  /^\/webhooks\//,
  /^\/calendar\//,
  /^\/gate\/assets\//,
  /^\/auth\/google\/callback$/,
  /^\/favicon\.svg$/,
]

/** While the preview is locked every address shows the gate, and nothing of the site is handed out. */
export function previewGate(platform: Platform, pages: Pages): MiddlewareHandler {
  return async (c, next) => {
    const { path, method } = c.req
    if (gateStatus(platform, c.req.header('cookie')).unlocked) return next()
    if (exempt.some(pattern => pattern.test(path)) || isGateCall(path)) return next()
    if (path.startsWith('/trpc/') || path.startsWith('/assets/') || !['GET', 'HEAD'].includes(method)) {
      return refuse(c, 'PREVIEW_LOCKED')
    }
    const page = await pages.gate(c)
    page.headers.set('x-robots-tag', 'noindex')
    return page
  }
}

/** Whether a call, or each call of a batch, goes to the gate itself. */
function isGateCall(path: string): boolean {
  if (!path.startsWith('/trpc/')) return false
  return path
    .slice('/trpc/'.length)
    .split(',')
    .every(procedure => procedure === 'gate.status' || procedure === 'gate.unlock')
}
