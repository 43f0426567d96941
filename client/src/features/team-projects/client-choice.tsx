import { Radio } from '@mantine/core'
import { useState } from 'react'
import { newProjectTexts as texts } from 'shared/messages/it/project-titles'
import { LEAST_SEARCHED } from 'shared/search/search-patterns'
import { trpc } from '../../lib/trpc.ts'
import { SearchField } from '../../ui/search-field.tsx'
import style from './new-project.module.css'

type Props = { chosen: string | undefined; onChoose: (id: string) => void; error: string | undefined }

const useClients = (text: string) =>
  trpc.team.search.useQuery(
    { text },
    { enabled: text.length >= LEAST_SEARCHED, placeholderData: previous => previous },
  ).data?.clients

/** Finds the client that a project is for, by person, company or address. */
export function ClientChoice({ chosen, onChoose, error }: Props) {
  const [text, setText] = useState('')
  const clients = useClients(text)
  return (
    <div className="stack gap-18">
      <SearchField label={texts.client} initial="" onSearch={typed => setText(typed ?? '')} />
      {clients && (
        <Radio.Group
          aria-label={texts.found}
          value={chosen ?? null}
          onChange={onChoose}
          error={error}
          className={style.found}
        >
          {clients.length === 0 && <p className="soft">{texts.nobody}</p>}
          {clients.map(({ id, fullName, company, email }) => (
            <Radio
              key={id}
              value={id}
              // All of it is pressed, the address too.
              label={
                <>
                  {company ?? fullName}
                  <small className={style.who}>{`${fullName} · ${email}`}</small>
                </>
              }
            />
          ))}
        </Radio.Group>
      )}
      {!clients && error && (
        <p className="failure" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
