import '@mantine/spotlight/styles.layer.css'
import { createSpotlight, Spotlight, useSpotlight } from '@mantine/spotlight'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { searchTexts } from 'shared/messages/it/search'
import type { Viewer } from '../../lib/team-pages.ts'
import type { Option } from './found-groups.ts'
import { FOUND_LIST, optionId, ResultList } from './result-list.tsx'
import { SearchState } from './search-state.tsx'
import style from './search-window.module.css'
import { useFirstChosen } from './use-first-chosen.ts'
import { type Search, useSearch } from './use-search.ts'

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
      aria-controls={FOUND_LIST}
      aria-activedescendant={chosen && optionId(chosen)}
      autoComplete="off"
      spellCheck={false}
      maxLength={100}
      placeholder={isManager ? searchTexts.placeholder : searchTexts.placeholderMember}
      leftSection={<IconSearch size={22} aria-hidden="true" />}
      rightSection={
        <button
          type="button"
          className={`icon-button soft ${style.close}`}
          aria-label={searchTexts.close}
          onClick={() => spotlight.close()}
        >
          <IconX size={20} aria-hidden="true" />
        </button>
      }
      rightSectionPointerEvents="all"
      onKeyDown={event => {
        if (event.key === 'Enter') onEnter()
        // Spotlight notes quietly what the arrows have chosen; readers have to hear of it.
        queueMicrotask(() => store.setState({ ...store.getState() }))
      }}
    />
  )
}

function useOpening() {
  const navigate = useNavigate()
  return ({ href }: Option) => {
    spotlight.close()
    if (href.startsWith('mailto:')) location.assign(href)
    else void navigate({ href })
  }
}

/** What is there only while the window is open. */
function Inside({ search, isManager }: { search: Search; isManager: boolean }) {
  const open = useOpening()
  const { selected } = useSpotlight(store)
  const onEnter = useFirstChosen(store, search)
  return (
    <>
      <Field search={search} isManager={isManager} onEnter={onEnter} />
      <SearchState search={search} />
      <ResultList search={search} chosen={search.options[selected]?.id} onOpen={open} />
      <p className={style.keys} aria-hidden="true">
        {searchTexts.keys.map(({ keys, does }) => (
          <span key={keys}>
            <kbd>{keys}</kbd> {does}
          </span>
        ))}
      </p>
    </>
  )
}

type Props = {
  viewer: Viewer
  /** How often it was asked for: it opens each time, and closes by itself. */
  asked: number
}

/** Search everywhere: its code travels when it is first asked for. */
export default function SearchWindow({ viewer, asked }: Props) {
  const [typed, setTyped] = useState('')
  const search = useSearch(typed, viewer)
  // It opens a moment after it is there: only what opens remembers where the focus has to return.
  useEffect(() => {
    if (asked > 0) spotlight.open()
  }, [asked])
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
      <Inside search={search} isManager={viewer.isManager} />
    </Spotlight.Root>
  )
}
