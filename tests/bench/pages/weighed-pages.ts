import { readFileSync } from 'node:fs'

/** Audiences of pages, with the demo account that loads them. */
export const audiences = {
  visitor: undefined,
  client: { procedure: 'auth.signIn', email: 'cliente@demo.example' },
  team: { procedure: 'auth.teamSignIn', email: 'pm@demo.example' },
} as const

export type Audience = keyof typeof audiences

/** Address, which may contain `$names`, and maximum kilobytes of JavaScript of its first load. */
export interface WeighedPage {
  path: string
  atMost: number
}

/** Kilobytes of compressed JavaScript: public pages without forms, public pages with forms, signed-in screens. */
const READ = 140
const FORM = 230
const SIGNED_IN = 300

/** Review room of guests, as large as the signed-in one. */
const GUEST_ROOM = '/revisione'

const read = ['/', '/yellow', '/get-started', '/about', '/privacy', '/terms']

const prefixes = { visitor: '', client: '/dashboard', team: '/team' }

/** Lists each address of the built site that an audience sees, so that new screens are included automatically. */
export function weighedPages(audience: Audience): WeighedPage[] {
  const file = new URL('../../../client/dist/routes.json', import.meta.url)
  const { prerendered, app } = JSON.parse(readFileSync(file, 'utf8')) as {
    prerendered: Record<string, string>
    app: Record<string, string>
  }
  const prefix = prefixes[audience]
  if (!prefix)
    return Object.keys(prerendered).map(path => ({
      path,
      atMost: read.includes(path) ? READ : path === GUEST_ROOM ? SIGNED_IN : FORM,
    }))
  const paths = Object.keys(app).filter(path => path === prefix || path.startsWith(`${prefix}/`))
  return paths.map(path => ({ path, atMost: SIGNED_IN }))
}
