import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconUsers } from '@tabler/icons-react'
import { guestOpenText } from 'shared/messages/it/review'
import { lazyComponent } from '../../../ui/lazy-component.tsx'

const GuestsDialog = lazyComponent(() => import('./guests-dialog.tsx'))

/** Opens the dialog of viewers and guests. */
export function GuestsButton(props: { projectId: string; viewer: 'client' | 'team' }) {
  const [opened, { open, close }] = useDisclosure()
  return (
    <>
      <Button
        variant="default"
        aria-haspopup="dialog"
        leftSection={<IconUsers size={20} aria-hidden="true" />}
        onClick={open}
        onPointerEnter={GuestsDialog.preload}
      >
        <span data-label>{guestOpenText}</span>
      </Button>
      <GuestsDialog {...props} opened={opened} onClose={close} />
    </>
  )
}
