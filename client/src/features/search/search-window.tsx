import '@mantine/spotlight/styles.layer.css'
import { Box, Group, Kbd, Stack, Text } from '@mantine/core'
import { createSpotlight, Spotlight, type SpotlightStore, useSpotlight } from '@mantine/spotlight'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { searchTexts } from 'shared/messages/it/search'
import type { Viewer } from '../../lib/team-pages.ts'
import { IconButton, SmallButton } from '../../ui/action-buttons.tsx'
import { getErrorMessage } from '../../ui/errors.ts'
import { optionId, RESULT_LIST_ID, ResultList } from './result-list.tsx'
import style from './search.module.css'
import { type Option, type Search, useSearch } from './use-search.ts'

const [store, spotlight] = createSpotlight()

function Field({ search, isManager, onEnter }: { search: Search; isManager: boolean; onEnter: () => void }) {
  const { selected } = useSpotlight(store)
  const chosen = search.options[selected]
  return (
    <Spotlight.Search
      role="combobox"
      aria-label={searchTexts.title}
      aria-autocomplete="list"
      aria-expanded={search.options.length > 0}
      aria-controls={RESULT_LIST_ID}
      aria-activedescendant={chosen && optionId(chosen)}
      autoComplete="off"
      spellCheck={false}
      maxLength={100}
      placeholder={isManager ? searchTexts.placeholder : searchTexts.placeholderMember}
      leftSection={<IconSearch size={22} aria-hidden="true" />}
      rightSection={
        <IconButton
          label={searchTexts.close}
          icon={IconX}
          size={36}
          c="dimmed"
          onClick={() => spotlight.close()}
        />
      }
      rightSectionPointerEvents="all"
      onKeyDown={event => {
        if (event.key === 'Enter') onEnter()
        // Spotlight changes its store without a notification when arrows move the selection.
        queueMicrotask(() => store.setState({ ...store.getState() }))
      }}
    />
  )
}

function SearchError({ search: { failure, query } }: { search: Search }) {
  return (
    <Stack align="center" gap={14} px="lg" py="xl" ta="center" c="dimmed" className="breaks" role="alert">
      <div>
        <Text fw={700} fz="1.0625rem" c="var(--ink)">
          {searchTexts.failed}
        </Text>
        {getErrorMessage(failure)}
      </div>
      <SmallButton loading={query.isFetching} onClick={() => void query.refetch()}>
        {searchTexts.retry}
      </SmallButton>
    </Stack>
  )
}

const empty = { px: 'lg', py: 'xl', ta: 'center', className: 'breaks' } as const

/** Announces the state of the search: too short, loading, count, nothing found, or failed. */
function SearchState({ search }: { search: Search }) {
  const { text, isLongEnough, isPending, options } = search
  const isEmpty = isLongEnough && !isPending && options.length === 0
  const line = () => {
    if (!isLongEnough) return searchTexts.hint
    if (isPending) return searchTexts.searching
    return searchTexts.count(options.length)
  }
  if (search.failure && !isPending) return <SearchError search={search} />
  return (
    <Box role="status" c="dimmed" {...(isEmpty ? empty : { px: 20, py: 8, fz: 'sm' })}>
      {isEmpty ? (
        <>
          <Text fw={700} fz="1.0625rem" c="var(--ink)">
            {searchTexts.none(text)}
          </Text>
          {searchTexts.noneText}
        </>
      ) : (
        line()
      )}
    </Box>
  )
}

const optionsIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[data-action]') ?? []),
]

/**
 * Selects the first option whenever the results change; Spotlight itself marks selected options in the DOM.
 * @returns the handler of Enter, which opens the first result once it is loaded.
 */
function useAutoSelectFirst(store: SpotlightStore, { options, isPending, text }: Search): () => void {
  const isWanted = useRef(false)
  const ids = options.map(option => option.id).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the options have changed
  useEffect(() => {
    const [first, ...rest] = optionsIn(document.getElementById(RESULT_LIST_ID))
    for (const option of rest) option.removeAttribute('data-selected')
    first?.setAttribute('data-selected', 'true')
    first?.scrollIntoView({ block: 'nearest' })
    store.setState({ ...store.getState(), listId: RESULT_LIST_ID, selected: first ? 0 : -1 })
  }, [ids, text, store])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text cancels the pending Enter
  useEffect(() => {
    isWanted.current = false
  }, [text])
  useEffect(() => {
    if (isPending || !isWanted.current) return
    isWanted.current = false
    optionsIn(document.getElementById(RESULT_LIST_ID))[0]?.click()
  }, [isPending])
  return () => {
    isWanted.current = isPending
  }
}

function useOpenOption() {
  const navigate = useNavigate()
  return ({ href }: Option) => {
    spotlight.close()
    if (href.startsWith('mailto:')) location.assign(href)
    else void navigate({ href })
  }
}

function SearchContent({ search, isManager }: { search: Search; isManager: boolean }) {
  const open = useOpenOption()
  const { selected } = useSpotlight(store)
  const onEnter = useAutoSelectFirst(store, search)
  return (
    <>
      <Field search={search} isManager={isManager} onEnter={onEnter} />
      <SearchState search={search} />
      <ResultList search={search} chosen={search.options[selected]?.id} onOpen={open} />
      <Group
        component="p"
        className={`ruled ${style.keys}`}
        gap="4px 20px"
        px={20}
        py={10}
        fz="0.8125rem"
        c="dimmed"
        aria-hidden="true"
      >
        {searchTexts.keys.map(({ keys, does }) => (
          <span key={keys}>
            <Kbd size="xs">{keys}</Kbd> {does}
          </span>
        ))}
      </Group>
    </>
  )
}

interface Props {
  viewer: Viewer
  /** Opens the window each time it is increased. */
  openCount: number
}

export default function SearchWindow({ viewer, openCount }: Props) {
  const [typed, setTyped] = useState('')
  const search = useSearch(typed, viewer)
  // Opens after it is mounted: only then does Spotlight return the focus.
  useEffect(() => {
    if (openCount > 0) spotlight.open()
  }, [openCount])
  return (
    <Spotlight.Root
      store={store}
      shortcut={null}
      query={typed}
      onQueryChange={setTyped}
      size={640}
      yOffset="8dvh"
      radius="lg"
      centered={false}
      overlayProps={{ backgroundOpacity: 0.6 }}
      removeScrollProps={{ removeScrollBar: false }}
      attributes={{ content: { 'aria-label': searchTexts.title } }}
    >
      <SearchContent search={search} isManager={viewer.isManager} />
    </Spotlight.Root>
  )
}
