import { Text } from '@mantine/core'
import { demoVideo } from 'shared/catalogue/video-library'
import { demoTexts as texts } from 'shared/messages/it/library'
import { AppModal } from '../../ui/app-modal.tsx'
import { MantineRoot } from '../../ui/mantine-root.tsx'
import { VideoPoster } from '../../ui/player/video-poster.tsx'
import type { ThemeName } from '../../ui/theme.ts'

const video = { url: demoVideo.url, title: texts.title, kind: 'interface', seed: demoVideo.id } as const

type Props = { theme: ThemeName; opened: boolean; onClose: () => void }

export default function DemoVideoModal({ theme, opened, onClose }: Props) {
  return (
    <MantineRoot theme={theme}>
      <AppModal
        opened={opened}
        onClose={onClose}
        title={texts.title}
        size="min(1040px, 150vh - 120px)"
        padding="clamp(16px, 3vw, 32px)"
      >
        <Text inherit mb={20} c="dimmed">
          {texts.intro}
        </Text>
        <VideoPoster
          autoFocus
          video={video}
          durationSeconds={demoVideo.durationSeconds}
          playLabel={texts.play}
        />
      </AppModal>
    </MantineRoot>
  )
}
