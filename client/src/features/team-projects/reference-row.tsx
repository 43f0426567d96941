import { IconPlayerPlayFilled, IconX } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { type LibraryCategory, libraryCategoryTexts } from 'shared/catalogue/video-library'
import { clockOf } from 'shared/formats/duration-it'
import { teamTexts } from 'shared/messages/it/team'
import { stillOfCategory } from '../../lib/category-still.ts'
import type { Outputs } from '../../lib/trpc.ts'
import { MomentNote } from '../../ui/moment-note.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import style from './references.module.css'

const texts = teamTexts.references
const PLAYER_HEIGHT = 320

const Player = lazy(async () => ({
  default: (await import('../../ui/player/video-player.tsx')).VideoPlayer,
}))

type Reference = Outputs['team']['references']['list'][number]

const isCategory = (text: string): text is LibraryCategory => text in libraryCategoryTexts

const watchLabel = ({ videoTitle, atSecond }: Reference): string =>
  atSecond === null ? texts.watch(videoTitle) : texts.watchFrom(videoTitle, clockOf(atSecond))

/** One inspiration; its player comes when it is asked for, and begins at the moment that the client means. */
export function ReferenceRow({ reference }: { reference: Reference }) {
  const [isOpen, setOpen] = useState(false)
  const { videoTitle, videoUrl, videoCategory, selectedAt, note, atSecond } = reference
  const category = isCategory(videoCategory) ? videoCategory : undefined
  const kind = category ? stillOfCategory(category) : 'kinetic'
  const Sign = isOpen ? IconX : IconPlayerPlayFilled
  return (
    <li className={style.reference}>
      <button
        type="button"
        className={`round ${style.play}`}
        aria-label={isOpen ? texts.close(videoTitle) : watchLabel(reference)}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Sign size={20} aria-hidden="true" />
      </button>
      <div className="stack shrinkable gap-2">
        <h3 className={style.title}>{videoTitle}</h3>
        <p className="hint">
          {category ? libraryCategoryTexts[category] : texts.ownLink} ·{' '}
          <RelativeTime moment={selectedAt} words={texts.saved} />
        </p>
        <MomentNote note={note} at={atSecond === null ? null : texts.at(clockOf(atSecond))} />
      </div>
      {isOpen && (
        <div className={style.player}>
          <Suspense fallback={<Skeleton heights={[PLAYER_HEIGHT]} />}>
            <Player
              video={{ url: videoUrl, title: videoTitle, kind, seed: videoUrl, fromSecond: atSecond ?? 0 }}
            />
          </Suspense>
        </div>
      )}
    </li>
  )
}
