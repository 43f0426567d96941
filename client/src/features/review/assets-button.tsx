import { IconFolders } from '@tabler/icons-react'
import { useState } from 'react'
import { reviewTexts } from 'shared/messages/it/review'
import { Button } from '../../ui/button.tsx'
import { onDemand } from '../../ui/late-part.tsx'
import type { RoomAsset } from './use-asset.ts'

const AssetsDialog = onDemand(() => import('./assets-dialog.tsx'))

/** The way to what a project delivers. */
export function AssetsButton(props: { assets: readonly RoomAsset[]; projectId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" onPointerEnter={AssetsDialog.warm} onClick={() => setOpen(true)}>
        <IconFolders size={20} aria-hidden="true" />
        <span data-label>{reviewTexts.hub.assets}</span>
      </Button>
      <AssetsDialog opened={isOpen} onClose={() => setOpen(false)} {...props} />
    </>
  )
}
