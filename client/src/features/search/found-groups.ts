import { type Icon, IconArrowRight, IconBuilding, IconInbox, IconMovie } from '@tabler/icons-react'
import { defaultStringifySearch } from '@tanstack/react-router'
import { shortDateIt } from 'shared/formats/date-it'
import { searchTexts } from 'shared/messages/it/search'
import { teamTexts } from 'shared/messages/it/team'
import { statusBadge } from 'shared/projects/status-badge'
import { findTeamPages, type Viewer } from '../../lib/team-pages.ts'
import type { Outputs } from '../../lib/trpc.ts'

export type Found = Outputs['team']['search']

/** One thing that can be opened. */
export type Option = {
  id: string
  label: string
  detail?: string
  href: string
  Sign: Icon
  /** A person, shown with their face. */
  person?: { name: string; url: string | null; isSuspended: boolean }
}

export type Group = { id: keyof typeof searchTexts.groups; options: Option[] }

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
  Sign: IconMovie,
})

const clientOption = ({ id, fullName, company, email, projectId }: Found['clients'][number]): Option => ({
  id: `client-${id}`,
  label: company ?? fullName,
  detail: joined(company !== null && fullName, projectId === null ? searchTexts.writeTo(email) : email),
  // Clients have no page of their own: the list of their projects stands for it.
  href:
    projectId === null
      ? `mailto:${email}`
      : `/team/projects${defaultStringifySearch({ search: company ?? fullName })}`,
  Sign: IconBuilding,
})

const memberOption = ({ id, fullName, role, avatarUrl, isSuspended }: Found['members'][number]): Option => ({
  id: `member-${id}`,
  label: fullName,
  detail: role,
  href: `/team/member/${id}`,
  Sign: IconArrowRight,
  person: { name: fullName, url: avatarUrl, isSuspended },
})

const leadOption = ({ kind, id, name, company, state, excerpt }: Found['leads'][number]): Option => ({
  id: `lead-${id}`,
  label: company || name || searchTexts.erased,
  detail: joined(teamTexts.leads.kinds[kind], teamTexts.leads.states[state], excerpt),
  href: `/team/leads/${kind}/${id}`,
  Sign: IconInbox,
})

/** What is shown for a text, in groups; those without anything are left out. */
export function groupsOf(text: string, viewer: Viewer, found: Found | undefined): Group[] {
  const pages = findTeamPages(text, viewer).map(({ name, label, href }) => ({
    ...{ id: `page-${name}`, label, href },
    Sign: IconArrowRight,
  }))
  const groups: Group[] = [
    { id: 'pages', options: pages },
    { id: 'projects', options: found?.projects.map(projectOption) ?? [] },
    { id: 'clients', options: found?.clients.map(clientOption) ?? [] },
    { id: 'members', options: found?.members.map(memberOption) ?? [] },
    { id: 'leads', options: found?.leads.map(leadOption) ?? [] },
  ]
  return groups.filter(({ options }) => options.length > 0)
}
