import { capital } from './names.ts'
import { Refusal } from './refusal.ts'

export interface ScreenRequest {
  /** The whole address, such as `/dashboard/invoices`. */
  address: string
  area: 'dashboard' | 'team' | 'public'
  /** Its last word. */
  name: string
  /** What people read, in Italian. */
  title: string
}

export const USAGE = `npm run new:screen -- /dashboard/<name> | /team/<name> | /<name> [--title 'Le tue fatture']

Writes a screen that works, with its words, its link and its journey in a browser.

  /dashboard/<name>  asks the query of the same subject that npm run new:procedure wrote, if there is one:
                     about the active project, or the list of what a person has; else the day of delivery
  /team/<name>       the list of the same subject, if there is one; else the projects that the member sees
  /<name>            a page of the public site, prerendered; without a link to it

--title  what people read, in Italian: the title, and on the link`

const ADDRESS = /^(?:\/(dashboard|team))?\/([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/
/** The router reads these in the name of a file, and gives no route to the last two (`vite.config.ts`). */
const ROUTERS_OWN = /^(index|route|lazy|.*-page|.*-search)$/

/** @throws Refusal */
export function readScreenRequest(words: string[], said: { title?: string | undefined }): ScreenRequest {
  const [address = '', ...more] = words
  const [, area = 'public', name] = ADDRESS.exec(address) ?? []
  if (more.length > 0 || !name || name.length > 40)
    throw new Refusal(`«${words.join(' ')}» is no address of a screen: lower-case words, joined by hyphens.`)
  if (ROUTERS_OWN.test(name))
    throw new Refusal(`${name} is a name that the router keeps for itself (client/README.md, Traps).`)
  const title = (said.title ?? capital(name.replaceAll('-', ' '))).trim()
  if (!/^[^\p{Cc}]{1,60}$/u.test(title)) throw new Refusal('A title is one line of 1 to 60 characters.')
  return { address, area: area as ScreenRequest['area'], name, title }
}
