import { Drawer } from '@mantine/core'
import { useEffect, useState } from 'react'
import { publicTexts } from 'shared/messages/it/public'
import { type SideLink, SideNav } from './side-nav.tsx'

type Props = {
  opened: boolean
  onClose: () => void
  texts: { label: string; signOut: string }
  links: SideLink[]
  onSignOut: () => void
}

/** The sidebar of small screens; its code travels when it is first asked for. */
export default function PhoneMenu({ opened, onClose, texts, links, onSignOut }: Props) {
  // It opens a moment after it is there: only what opens remembers where the focus has to return.
  const [there, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  return (
    <Drawer
      opened={opened && there}
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
