import { useDebouncedValue } from '@mantine/hooks'
import {
  type Icon,
  IconArrowRight,
  IconBuilding,
  IconInbox,
  IconMessages,
  IconMovie,
} from '@tabler/icons-react'
import { defaultStringifySearch } from '@tanstack/react-router'
import { shortDateIt } from 'shared/formats/date-it'
import { clientTexts } from 'shared/messages/it/clients'
import { searchTexts } from 'shared/messages/it/search'
import { teamTexts } from 'shared/messages/it/team'
import { statusBadge } from 'shared/projects/status-badge'
import { FOUND_OF_EACH, MIN_SEARCH_LENGTH } from 'shared/search/search-terms'
import { findTeamPages, type Viewer } from '../../lib/team-pages.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'

export type Found = Outputs['team']['search']

export interface Option {
  id: string
  label: string
  detail?: string
  href: string
  icon: Icon
  /** Shown with an avatar instead of the icon. */
  person?: { name: string; url: string | null; isSuspended: boolean }
}

type Group = { id: keyof typeof searchTexts.groups; options: Option[] }

const joined = (...parts: (string | null | false)[]) => parts.filter(Boolean).join(' · ')

const projectOption = (project: Found['projects'][number]): Option => ({
  id: `project-${project.id}`,
  label: project.title,
  detail: joined(
    project.clientCompany ?? project.clientName,
    statusBadge('team', project.status).label,
    project.deadline !== null && searchTexts.due(shortDateIt(project.deadline)),
  ),
  href: `/team/project/${project.id}`,
  icon: IconMovie,
})

const clientOption = ({ companyId, fullName, company, email }: Found['clients'][number]): Option => ({
  id: `client-${companyId}`,
  label: company ?? fullName,
  detail: joined(company !== null && fullName, email),
  href: `/team/client/${companyId}`,
  icon: IconBuilding,
})

/** Returns the clients that fit, and a link to all of them where there are more. */
function clientOptions(text: string, found: Found | undefined): Option[] {
  if (!found) return []
  const { clients, clientTotal } = found
  const options = clients.map(clientOption)
  if (clients.length < FOUND_OF_EACH || clientTotal.count <= 1) return options
  const label = searchTexts.allClients(clientTexts.total(clientTotal.count, clientTotal.isExact))
  const href = `/team/clients${defaultStringifySearch({ search: text })}`
  return [...options, { id: 'all-clients', label, href, icon: IconArrowRight }]
}

const memberOption = ({ id, fullName, role, avatarUrl, isSuspended }: Found['members'][number]): Option => ({
  id: `member-${id}`,
  label: fullName,
  detail: role,
  href: `/team/member/${id}`,
  icon: IconArrowRight,
  person: { name: fullName, url: avatarUrl, isSuspended },
})

const leadOption = ({ kind, id, name, company, state, excerpt }: Found['leads'][number]): Option => ({
  id: `lead-${id}`,
  label: company || name || searchTexts.erased,
  detail: joined(teamTexts.leads.kinds[kind], teamTexts.leads.states[state], excerpt),
  href: `/team/leads/${kind}/${id}`,
  icon: IconInbox,
})

const messageOption = ({ id, projectId, projectTitle, text }: Found['messages'][number]): Option => ({
  id: `message-${id}`,
  label: text,
  detail: projectTitle,
  href: `/team/project/${projectId}/messages`,
  icon: IconMessages,
})

/** Returns the pages and results for a text in groups; empty groups are left out. */
export function groupsOf(text: string, viewer: Viewer, found: Found | undefined): Group[] {
  const pages = findTeamPages(text, viewer).map(({ name, label, href }) => ({
    id: `page-${name}`,
    label,
    href,
    icon: IconArrowRight,
  }))
  const groups: Group[] = [
    { id: 'pages', options: pages },
    { id: 'clients', options: clientOptions(text, found) },
    { id: 'projects', options: found?.projects.map(projectOption) ?? [] },
    { id: 'members', options: found?.members.map(memberOption) ?? [] },
    { id: 'leads', options: found?.leads.map(leadOption) ?? [] },
    { id: 'messages', options: found?.messages.map(messageOption) ?? [] },
  ]
  return groups.filter(({ options }) => options.length > 0)
}

const TYPING_MS = 180

/** Searches while a text is typed, debounced; previous results stay until new ones are loaded. */
export function useSearch(typed: string, viewer: Viewer) {
  const text = typed.trim()
  const [settled] = useDebouncedValue(text, TYPING_MS)
  const isLongEnough = text.length >= MIN_SEARCH_LENGTH
  const query = trpc.team.search.useQuery(
    { text: settled },
    { enabled: isLongEnough && settled.length >= MIN_SEARCH_LENGTH, placeholderData: previous => previous },
  )
  const isPending = isLongEnough && (settled !== text || query.isFetching)
  const groups = groupsOf(text, viewer, isLongEnough && !query.isError ? query.data : undefined)
  const options = groups.flatMap(group => group.options)
  return { text, isLongEnough, isPending, failure: isLongEnough ? query.error : null, groups, options, query }
}

export type Search = ReturnType<typeof useSearch>
