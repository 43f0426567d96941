import { libraryTexts as texts } from 'shared/messages/it/library'
import { RpcRoot } from '../../rpc-root.tsx'
import type { ThemeName } from '../../theme.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { MantineRoot } from '../../ui/mantine-root.tsx'
import style from './library-window.module.css'
import { useSaving } from './use-saving.ts'
import { VideoLibrary } from './video-library.tsx'

type Props = { isOpen: boolean; projectId?: string | undefined; onClose: () => void }

const parts = {
  inner: style.inner ?? '',
  content: style.content ?? '',
  header: style.header ?? '',
  title: style.title ?? '',
  body: style.body ?? '',
}

function Shelves({ projectId }: Pick<Props, 'projectId'>) {
  return <VideoLibrary saving={useSaving(projectId)} />
}

/** The library over the page; closing takes the playing video away. */
export default function LibraryWindow({ theme, isOpen, projectId, onClose }: Props & { theme: ThemeName }) {
  return (
    <MantineRoot theme={theme}>
      <RpcRoot>
        <Dialog opened={isOpen} onClose={onClose} title={texts.title} classNames={parts}>
          <Shelves projectId={projectId} />
        </Dialog>
      </RpcRoot>
    </MantineRoot>
  )
}
