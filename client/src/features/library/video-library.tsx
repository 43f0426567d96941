import {
  Box,
  CloseButton,
  Group,
  NativeSelect,
  Stack,
  Text,
  TextInput,
  Title,
  VisuallyHidden,
} from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { type LibraryItem, libraryCategories, videoLibrary } from 'shared/catalogue/video-library'
import { libraryTexts as texts } from 'shared/messages/it/library'
import { Button } from '../../ui/button.tsx'
import { fieldClasses } from '../../ui/product-components.ts'
import { LibraryCard } from './library-card.tsx'
import { itemsFound, onShelf, type Shelf } from './library-search.ts'
import { LibraryTabs, shelfName } from './library-tabs.tsx'
import type { Saving } from './use-saving.ts'
import style from './video-library.module.css'
import { WatchView } from './watch-view.tsx'

const emptyTexts = texts.empty

type Props = {
  text: string
  /** Videos that the search finds in the other categories. */
  found: readonly LibraryItem[]
  onPick: (shelf: Shelf) => void
  onReset: () => void
}

/** Empty result: names the categories with matches, and clears the search. */
function NoResults({ text, found, onPick, onReset }: Props) {
  const elsewhere = libraryCategories.filter(category => onShelf(found, category).length > 0)
  return (
    <Stack align="start" gap={14} py="clamp(28px, 6vw, 72px)" c="dimmed">
      <Title
        order={3}
        maw="24ch"
        fz="clamp(1.5rem, 3vw, 2.25rem)"
        lh={1.12}
        c="var(--ink)"
        className="breaks"
      >
        {emptyTexts.title(text.trim())}
      </Title>
      {elsewhere.length === 0 && <p>{emptyTexts.text}</p>}
      <Group gap="sm" mt={6}>
        {elsewhere.map(category => (
          <Button key={category} variant="outline" onClick={() => onPick(category)}>
            {emptyTexts.elsewhere(shelfName(category), onShelf(found, category).length)}
          </Button>
        ))}
        <Button variant="outline" onClick={onReset}>
          {emptyTexts.reset}
        </Button>
      </Group>
    </Stack>
  )
}

type SearchProps = { text: string; onSearch: (text: string) => void }

function Search({ text, onSearch }: SearchProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <TextInput
      ref={field}
      type="search"
      flex="1 1 300px"
      maw={460}
      classNames={{ input: style.search ?? '' }}
      aria-label={texts.search}
      placeholder={texts.searchPlaceholder}
      maxLength={80}
      leftSection={<IconSearch size={20} aria-hidden="true" />}
      rightSection={
        text && (
          <CloseButton
            aria-label={texts.clear}
            onClick={() => {
              onSearch('')
              field.current?.focus()
            }}
          />
        )
      }
      value={text}
      onChange={event => onSearch(event.currentTarget.value)}
    />
  )
}

/** Chooses the project to save videos to. Rendered only for clients with more than one. */
function ProjectChoice({ saving }: { saving: Saving }) {
  if (saving.state !== 'ready' || saving.projects.length < 2) return null
  return (
    <NativeSelect
      maw={320}
      classNames={fieldClasses}
      label={texts.project}
      data={saving.projects.map(({ id, title }) => ({ value: id, label: title }))}
      value={saving.projectId}
      onChange={event => saving.choose(event.currentTarget.value)}
    />
  )
}

type Looking = { text: string; shelf: Shelf }

const everything: Looking = { text: '', shelf: 'all' }

type BrowseProps = {
  saving: Saving
  looking: Looking
  onLook: (looking: Looking) => void
  onPlay: (item: LibraryItem) => void
}

function Browse({ saving, looking, onLook, onPlay }: BrowseProps) {
  const { text, shelf } = looking
  const found = itemsFound(videoLibrary, text)
  const shown = onShelf(found, shelf)
  const pick = (next: Shelf) => onLook({ text, shelf: next })
  return (
    <Stack gap={20}>
      <Text fz="lg" c="dimmed">
        {texts.intro}
      </Text>
      <Group align="end" gap="12px 24px">
        <Search text={text} onSearch={next => onLook({ text: next, shelf })} />
        <ProjectChoice saving={saving} />
      </Group>
      <VisuallyHidden role="status">{texts.found(shown.length)}</VisuallyHidden>
      <LibraryTabs shelf={shelf} countOf={each => onShelf(found, each).length} onPick={pick}>
        {shown.length === 0 ? (
          <NoResults text={text} found={found} onPick={pick} onReset={() => onLook(everything)} />
        ) : (
          <ul className={style.grid}>
            {shown.map(item => (
              <LibraryCard key={item.id} item={item} saving={saving} onPlay={onPlay} />
            ))}
          </ul>
        )}
      </LibraryTabs>
    </Stack>
  )
}

/** Goes back to the video that was watched, as if one had only looked up. */
function useRestoreScrollAndFocus(watched: LibraryItem | null) {
  const root = useRef<HTMLDivElement>(null)
  const left = useRef<LibraryItem | null>(null)
  useEffect(() => {
    const { current } = left
    left.current = watched
    if (!watched && current)
      root.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(current.id)}"]`)?.focus()
  }, [watched])
  return root
}

export function VideoLibrary({ saving }: { saving: Saving }) {
  const [watched, watch] = useState<LibraryItem | null>(null)
  const [looking, look] = useState(everything)
  const root = useRestoreScrollAndFocus(watched)
  return (
    <Box ref={root} c="var(--ink)">
      {watched ? (
        <WatchView
          key={watched.id}
          item={watched}
          saving={saving}
          onPlay={watch}
          onBack={() => watch(null)}
        />
      ) : (
        <Browse saving={saving} looking={looking} onLook={look} onPlay={watch} />
      )}
    </Box>
  )
}
