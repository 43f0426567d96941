import { readFileSync } from 'node:fs'

/** Who sees a page, with the account of the demo that weighs it. */
export const audiences = {
  visitor: undefined,
  client: { procedure: 'auth.signIn', email: 'cliente@demo.example' },
  team: { procedure: 'auth.teamSignIn', email: 'pm@demo.example' },
} as const

export type Audience = keyof typeof audiences

/** An address, perhaps with `$names` in it, and the kilobytes of JavaScript that it may need. */
export interface WeighedPage {
  path: string
  atMost: number
}

const SIGNED_IN = 300

/** `/` and the signed-in screens have a fixed bar; the others one a little above what they weigh. */
const bars: Record<string, number> = {
  '/': 130,
  '/yellow': 130,
  '/interviste': 200,
  '/format': 200,
  '/get-started': 130,
  '/about': 130,
  '/contact': 185,
  '/privacy': 125,
  '/terms': 125,
  '/auth': 190,
  '/login': 190,
  '/team-login': 190,
  '/reset-password': 185,
  '/confirm-email': 158,
  '/change-email': 158,
  '/paga': 185,
  '/revisione': 205,
}

const prefixes = { visitor: '', client: '/dashboard', team: '/team' }

/** Every address of the built site that an audience sees, so that a new screen is weighed without being listed. */
export function weighedPages(audience: Audience): WeighedPage[] {
  const file = new URL('../../../client/dist/routes.json', import.meta.url)
  const { prerendered, app } = JSON.parse(readFileSync(file, 'utf8')) as {
    prerendered: Record<string, string>
    app: string[]
  }
  const prefix = prefixes[audience]
  const paths = prefix
    ? app.filter(path => path === prefix || path.startsWith(`${prefix}/`))
    : Object.keys(prerendered)
  return paths.map(path => {
    const atMost = bars[path] ?? (prefix ? SIGNED_IN : undefined)
    if (atMost === undefined) throw new Error(`${path} has no bar for its JavaScript yet.`)
    return { path, atMost }
  })
}
