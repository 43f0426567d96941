import { libraryTexts as texts } from 'shared/messages/it/library'
import { TrpcProvider } from '../../lib/trpc-provider.tsx'
import { AppModal } from '../../ui/app-modal.tsx'
import { MantineRoot } from '../../ui/mantine-root.tsx'
import type { ThemeName } from '../../ui/theme.ts'
import style from './library-modal.module.css'
import { useSaving } from './use-saving.ts'
import { VideoLibrary } from './video-library.tsx'

type Props = { opened: boolean; projectId?: string | undefined; onClose: () => void }

function Shelves({ projectId }: Pick<Props, 'projectId'>) {
  return <VideoLibrary saving={useSaving(projectId)} />
}

export default function LibraryModal({ theme, opened, projectId, onClose }: Props & { theme: ThemeName }) {
  return (
    <MantineRoot theme={theme}>
      <TrpcProvider>
        <AppModal opened={opened} onClose={onClose} title={texts.title} classNames={style}>
          <Shelves projectId={projectId} />
        </AppModal>
      </TrpcProvider>
    </MantineRoot>
  )
}
