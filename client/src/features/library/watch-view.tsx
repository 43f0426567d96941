import { Group, Stack, Text, Title } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { type LibraryItem, libraryCategoryTexts, videoLibrary } from 'shared/catalogue/video-library'
import { durationIt } from 'shared/formats/units'
import { libraryTexts as texts } from 'shared/messages/it/library'
import { NewTabLink, VideoPlayer } from '../../ui/player/video-player.tsx'
import { SceneIllustration } from '../../ui/scene-illustration.tsx'
import { playable, stillOf } from './item-still.ts'
import { SaveButton } from './library-card.tsx'
import type { Saving } from './use-saving.ts'
import style from './watch-view.module.css'

const AT_MOST = 4

type Props = {
  item: LibraryItem
  saving: Saving
  onPlay: (item: LibraryItem) => void
  onBack: () => void
}

function siblingsOf(item: LibraryItem): LibraryItem[] {
  const same = videoLibrary.filter(({ category }) => category === item.category)
  const at = same.indexOf(item)
  return [...same.slice(at + 1), ...same.slice(0, at)].slice(0, AT_MOST)
}

function Siblings({ item, onPlay }: Pick<Props, 'item' | 'onPlay'>) {
  return (
    <section>
      <Title order={3} ff="text" fz="1rem" fw={600} lh={1.3}>
        {texts.more}
      </Title>
      <ul className={style.list}>
        {siblingsOf(item).map(each => (
          <Stack component="li" key={each.id} pos="relative" gap={4}>
            <SceneIllustration {...stillOf(each)} className={style.thumb} />
            <button
              type="button"
              className={`plain-link stretched-link ${style.name}`}
              aria-label={texts.play(each.title)}
              onClick={() => onPlay(each)}
            >
              {each.title}
            </button>
          </Stack>
        ))}
      </ul>
    </section>
  )
}

export function WatchView({ item, saving, onPlay, onBack }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.closest('[data-watch]')?.scrollIntoView({ block: 'start', behavior: 'instant' })
    title.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={style.watch} data-watch>
      <button type="button" className={`plain-link ${style.back}`} onClick={onBack}>
        <IconArrowLeft size={20} aria-hidden="true" />
        {texts.back}
      </button>
      <div className={style.columns}>
        <div className={style.main}>
          <VideoPlayer video={playable(item)} />
          <Title
            order={3}
            ref={title}
            tabIndex={-1}
            mt={20}
            fz="clamp(1.5rem, 3vw, 2.25rem)"
            lh={1.12}
            style={{ outline: 'none' }}
          >
            {item.title}
          </Title>
          <Text mt={8} fz="0.9375rem" c="dimmed">
            {libraryCategoryTexts[item.category]} · {durationIt(item.durationSeconds)}
          </Text>
          <Text inherit maw="60ch" mt={8}>
            {item.description}
          </Text>
          <Group gap="4px 28px" mt={8} fz="0.9375rem">
            <SaveButton item={item} saving={saving} />
            <NewTabLink url={item.url} />
          </Group>
        </div>
        <Siblings item={item} onPlay={onPlay} />
      </div>
    </div>
  )
}
