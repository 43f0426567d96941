import { Drawer } from '@mantine/core'
import { publicTexts } from 'shared/messages/it/public'
import { type SideLink, SideNav } from './side-nav.tsx'

type Props = {
  opened: boolean
  onClose: () => void
  texts: { label: string; signOut: string }
  links: SideLink[]
  onSignOut: () => void
}

/** The sidebar of small screens. */
export function PhoneMenu({ opened, onClose, texts, links, onSignOut }: Props) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={texts.label}
      size={300}
      removeScrollProps={{ removeScrollBar: false }}
      closeButtonProps={{ 'aria-label': publicTexts.nav.closeMenu, size: 'lg' }}
    >
      <SideNav
        label={texts.label}
        links={links}
        narrow={false}
        signOut={{ label: texts.signOut, run: onSignOut }}
        onFollow={onClose}
      />
    </Drawer>
  )
}
