import { lazy, Suspense } from 'react'
import style from './comments.module.css'
import type { ReviewSaid } from './review-types.ts'

type Props = { said: Pick<ReviewSaid, 'text' | 'named'> }

const PlainText = ({ said }: Props) => <>{said.text}</>

/** Few words name somebody: where the code for them is not there, they stand as they are. */
const NamedText = lazy(() => import('./named-text.tsx').catch(() => ({ default: PlainText })))

/** The words of a comment. */
export function SaidText({ said }: Props) {
  return (
    <p className={style.text}>
      {said.named.length === 0 ? (
        said.text
      ) : (
        <Suspense fallback={said.text}>
          <NamedText said={said} />
        </Suspense>
      )}
    </p>
  )
}
