import { searchTexts } from 'shared/messages/it/search'
import { Button } from '../../ui/button.tsx'
import { sentenceOf } from '../../ui/failure.ts'
import style from './search-window.module.css'
import type { Search } from './use-search.ts'

function Failed({ search: { failure, query } }: { search: Search }) {
  return (
    <div className={style.failed} role="alert">
      <p>
        <b>{searchTexts.failed}</b>
        {sentenceOf(failure)}
      </p>
      <Button variant="outline" size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
        {searchTexts.retry}
      </Button>
    </div>
  )
}

/** How the search stands, in a line that is read aloud: waiting for words, searching, how much, nothing. */
export function SearchState({ search }: { search: Search }) {
  const { text, isLongEnough, isPending, options } = search
  const isEmpty = isLongEnough && !isPending && options.length === 0
  const line = () => {
    if (!isLongEnough) return searchTexts.hint
    if (isPending) return searchTexts.searching
    return searchTexts.count(options.length)
  }
  if (search.failure && !isPending) return <Failed search={search} />
  return (
    <div className={isEmpty ? style.none : style.state} role="status">
      {isEmpty ? (
        <>
          <b>{searchTexts.none(text)}</b>
          <span>{searchTexts.noneText}</span>
        </>
      ) : (
        line()
      )}
    </div>
  )
}
