import { dashboardTexts } from 'shared/messages/it/dashboard'
import { useLatePart } from '../../ui/late-part.tsx'
import { SwitcherButton } from './switcher-button.tsx'
import { useNamedProject } from './use-active-project.ts'

const loadMenu = () => import('./switcher-menu.tsx')

type Props = { named: string | undefined; onPick: (id: string) => void }

/** Which project the screens are about; only for those who have more than one. */
export function ProjectSwitcher({ named, onPick }: Props) {
  const { list, project: found } = useNamedProject(named)
  const items = list.data?.items ?? []
  const { Component: Menu, triggerProps } = useLatePart(loadMenu)
  if (items.length < 2) return null
  const active = found ?? (named === 'new' ? undefined : items[0])
  const project = active?.title ?? dashboardTexts.project.defaultTitle
  return Menu ? (
    <Menu project={project} items={items} activeId={active?.id} onPick={onPick} />
  ) : (
    <SwitcherButton project={project} {...triggerProps} />
  )
}
