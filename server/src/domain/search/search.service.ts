import { searchWordsOf } from 'shared/inbox/lead'
import { FOUND_OF_EACH, searchPatternsOf } from 'shared/search/search-terms'
import type { MemberScope } from '../../platform/actor.ts'
import type { AppDeps } from '../../platform/platform.ts'
import { listInbox } from '../inbox/inbox.service.ts'
import { countClients, findNamedClients } from './client-matches.queries.ts'
import { findClients, findMembers, findMessages, findProjects } from './search.repository.ts'

const NO_CLIENTS = { count: 0, isExact: true }

/**
 * Finds a few items of each kind in the hub. Managers search everything; other members search assigned projects and
 * leads, and the team. Clients, with addresses, are for managers. Leads and messages are matched by word prefixes.
 */
export async function searchHub({ db }: Pick<AppDeps, 'db'>, actor: MemberScope, text: string) {
  const patterns = searchPatternsOf(text)
  if (patterns.length === 0)
    return { projects: [], clients: [], clientTotal: NO_CLIENTS, members: [], leads: [], messages: [] }
  const words = searchWordsOf(text)
  const [projects, clients, clientTotal, members, leads, messages] = await Promise.all([
    findProjects(db, actor, patterns),
    actor.member.isManager ? findClients(db, patterns) : [],
    actor.member.isManager
      ? findNamedClients(db, patterns).then(found => countClients(db, found))
      : NO_CLIENTS,
    findMembers(db, patterns),
    listInbox({ db }, actor, { search: text, limit: FOUND_OF_EACH }),
    words.length > 0 ? findMessages(db, actor, words) : [],
  ])
  return { projects, clients, clientTotal, members, leads: leads.items, messages }
}
