import { IconFolders } from '@tabler/icons-react'
import { reviewTexts } from 'shared/messages/it/review'
import { WindowButton } from '../../ui/button.tsx'
import { onDemand } from '../../ui/late-part.tsx'
import type { RoomAsset } from './use-asset.ts'

const AssetsDialog = onDemand(() => import('./assets-dialog.tsx'))

/** The way to what a project delivers. */
export function AssetsButton(props: { assets: readonly RoomAsset[]; projectId: string }) {
  return (
    <WindowButton
      variant="outline"
      onPointerEnter={AssetsDialog.warm}
      window={state => <AssetsDialog {...state} {...props} />}
    >
      <IconFolders size={20} aria-hidden="true" />
      <span data-label>{reviewTexts.hub.assets}</span>
    </WindowButton>
  )
}
