import { parseArgs } from 'node:util'
import { capital } from '../names.ts'
import { Refusal } from '../refusal.ts'

export type Area = 'dashboard' | 'team' | 'public'

export interface ScreenRequest {
  /** The whole address, such as `/dashboard/invoices`. */
  address: string
  area: Area
  /** Its last word. */
  name: string
  /** What people read, in Italian. */
  title: string
}

const SYNOPSIS = "npm run new:screen -- /dashboard/<name> | /team/<name> | /<name> [--title 'Le tue fatture']"

/** What `--help` prints. */
export const USAGE = `${SYNOPSIS}

Writes a screen that works, with its words, its link and its journey in a browser.

  /dashboard/<name>  asks the query of the same subject that npm run new:procedure wrote, if there is one:
                     about the active project, or the list of what a person has; else the day of delivery
  /team/<name>       the projects that the member sees
  /<name>            a page of the public site, prerendered; without a link to it

--title  what people read, in Italian: the title, and on the link`

const ADDRESS = /^(?:\/(dashboard|team))?\/([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/

/** The router reads these in the name of a file, and gives no route to the last two (`vite.config.ts`). */
const ROUTERS_OWN = /^(index|route|lazy|.*-page|.*-search)$/

/** @throws Refusal */
export function readScreenRequest(args: string[]): ScreenRequest {
  const { values, positionals } = parsed(args)
  const [address, ...more] = positionals
  if (!address || more.length > 0) throw new Refusal(`One address is needed.\n${SYNOPSIS}`)
  const [, area = 'public', name] = ADDRESS.exec(address) ?? []
  if (!name || name.length > 40)
    throw new Refusal(
      `${address} is no address of a screen: lower-case words, joined by hyphens.\n${SYNOPSIS}`,
    )
  if (ROUTERS_OWN.test(name))
    throw new Refusal(`${name} is a name that the router keeps for itself (client/README.md, Traps).`)
  const title = (values.title ?? capital(name.replaceAll('-', ' '))).trim()
  if (!/^[^\p{Cc}]{1,60}$/u.test(title))
    throw new Refusal(`A title is one line of 1 to 60 characters.\n${SYNOPSIS}`)
  return { address, area: area as Area, name, title }
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: { title: { type: 'string' } }, allowPositionals: true })
  } catch (error) {
    throw new Refusal(`${(error as Error).message.split('. ')[0]}.\n${SYNOPSIS}`)
  }
}
