export const kinds = ['query', 'mutation', 'subscription'] as const
export const policies = ['client', 'team', 'manager', 'public', 'signed-in'] as const
/** The first is taken where nothing is said. */
export const topics = ['project', 'person'] as const

export const SYNOPSIS = `npm run new:procedure -- <audience>.<subject>.<act> ${kinds.join('|')} [--policy ${policies.join('|')}] [--about ${topics.join('|')}]`

export const WHO: Record<(typeof policies)[number], string> = {
  client: 'a person with a confirmed address, for what is their own',
  team: 'a member of the team, for projects that they see',
  manager: 'a project manager',
  public: 'anyone',
  'signed-in': 'anyone with a session, also before the address is confirmed',
}

export const WHAT: Record<(typeof topics)[number], string> = {
  project: 'one project: its title and last change, dated anew, followed',
  person: 'things of whoever calls, in a table of their own: listed page by page, added, changed, removed',
}

const lines = (meanings: Record<string, string>): string =>
  Object.entries(meanings)
    .map(([choice, meaning]) => `  ${choice.padEnd(10)} ${meaning}`)
    .join('\n')

/** What `--help` prints. */
export const USAGE = `${SYNOPSIS}

Writes a procedure that works, on every layer, with its test and its row in the authorisation matrix.

--policy: who may call it. Asked for in a terminal.
${lines(WHO)}

--about: what it is about. Asked for in a terminal; ${topics[0]} where nothing is said.
${lines(WHAT)}

About a person, a query is the list; a mutation adds (add…, create…), removes (remove…, delete…), and else changes one.`
