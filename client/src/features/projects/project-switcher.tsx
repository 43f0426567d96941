import { Menu, Text } from '@mantine/core'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { Fragment } from 'react'
import { companyTexts } from 'shared/messages/it/companies'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { trpc } from '../../lib/trpc.ts'
import { SmallButton } from '../../ui/action-buttons.tsx'
import { showErrorToast } from '../../ui/errors.ts'
import { useNamedProject } from './use-active-project.ts'

type Props = { named: string | undefined; onPick: (id: string) => void }

/**
 * Names the project of the screens in a menu of all projects, by company where the user has several: the company of the
 * picked project becomes the active one. Renders nothing for a client of one company with fewer than two projects.
 */
export function ProjectSwitcher({ named, onPick }: Props) {
  const { list, project: found } = useNamedProject(named)
  const companies = trpc.dashboard.company.mine.useQuery().data ?? []
  const switchCompany = trpc.dashboard.company.switch.useMutation()
  const { dashboard } = trpc.useUtils()
  const items = list.data?.items ?? []
  if (items.length < 2 && companies.length < 2) return null
  const active = found ?? (named === 'new' ? undefined : items[0])
  const beginFirst = async (companyId: string) => {
    await switchCompany.mutateAsync({ companyId })
    await dashboard.company.mine.invalidate()
    onPick('new')
  }
  const itemsOf = (projects: typeof items) =>
    projects.map(item => (
      <Menu.Item
        key={item.id}
        onClick={() => onPick(item.id)}
        rightSection={item.id === active?.id && <IconCheck size={18} aria-hidden="true" />}
        aria-current={item.id === active?.id}
      >
        {item.title}
      </Menu.Item>
    ))
  const title = active?.title ?? dashboardTexts.project.defaultTitle
  return (
    <Menu position="bottom-start" width={300}>
      <Menu.Target>
        <SmallButton
          mih={40}
          maw="min(32ch, 36vw)"
          aria-label={`${dashboardTexts.project.selector}: ${title}`}
          rightSection={<IconChevronDown size={18} aria-hidden="true" />}
          bd="1px solid var(--line)"
          styles={{ inner: { minWidth: 0 }, label: { minWidth: 0 }, section: { flex: 'none' } }}
        >
          <Text span inherit truncate display="block">
            {title}
          </Text>
        </SmallButton>
      </Menu.Target>
      <Menu.Dropdown mah="60dvh" style={{ overflow: 'auto' }}>
        {companies.length < 2
          ? itemsOf(items)
          : companies.map(({ id, name, hats }) => {
              const projects = items.filter(({ companyId }) => companyId === id)
              return (
                <Fragment key={id}>
                  <Menu.Label>{name ?? companyTexts.nameless}</Menu.Label>
                  {itemsOf(projects)}
                  {projects.length === 0 && hats.includes('representative') && (
                    <Menu.Item onClick={() => void beginFirst(id).catch(showErrorToast)}>
                      {companyTexts.noProject}
                    </Menu.Item>
                  )}
                </Fragment>
              )
            })}
      </Menu.Dropdown>
    </Menu>
  )
}
