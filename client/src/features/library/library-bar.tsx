import { IconSearch, IconX } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { libraryTexts as texts } from 'shared/messages/it/library'
import style from './library-bar.module.css'
import type { Saving } from './saving.ts'

type SearchProps = { text: string; onSearch: (text: string) => void }

function Search({ text, onSearch }: SearchProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <div className={style.search}>
      <IconSearch size={20} aria-hidden="true" className={style.glass} />
      <input
        ref={field}
        type="search"
        className={style.input}
        aria-label={texts.search}
        placeholder={texts.searchPlaceholder}
        maxLength={80}
        value={text}
        onChange={event => onSearch(event.currentTarget.value)}
      />
      {text && (
        <button
          type="button"
          className={style.clear}
          aria-label={texts.clear}
          onClick={() => {
            onSearch('')
            field.current?.focus()
          }}
        >
          <IconX size={18} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}

/** Which project the videos are saved to; only for those who have more than one. */
function ProjectChoice({ saving }: { saving: Saving }) {
  const id = useId()
  if (saving.state !== 'ready' || saving.projects.length < 2) return null
  return (
    <div className={style.project}>
      <label htmlFor={id}>{texts.project}</label>
      <select
        id={id}
        className={style.select}
        value={saving.projectId}
        onChange={event => saving.choose(event.currentTarget.value)}
      >
        {saving.projects.map(project => (
          <option key={project.id} value={project.id}>
            {project.title}
          </option>
        ))}
      </select>
    </div>
  )
}

export function LibraryBar({ saving, ...search }: SearchProps & { saving: Saving }) {
  return (
    <div className={style.bar}>
      <Search {...search} />
      <ProjectChoice saving={saving} />
    </div>
  )
}
