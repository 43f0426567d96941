import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
} from '@tabler/icons-react'
import { publicTexts } from 'shared/messages/it/public'
import style from './carousel-controls.module.css'

const texts = publicTexts.carousel

type Moves = { onPrevious: () => void; onNext: () => void }
type ArrowProps = Moves & { words: { previous: string; next: string } }

export const Arrows = ({ words, onPrevious, onNext }: ArrowProps) => (
  <>
    <button type="button" className={style.button} aria-label={words.previous} onClick={onPrevious}>
      <IconChevronLeft size={22} aria-hidden="true" />
    </button>
    <button type="button" className={style.button} aria-label={words.next} onClick={onNext}>
      <IconChevronRight size={22} aria-hidden="true" />
    </button>
  </>
)

type Props = Moves & { at: number; of: number; isPaused: boolean; onToggle: () => void }

/** Controls in tab order: pause, previous, next. */
export function CarouselControls({ at, of, isPaused, onToggle, ...moves }: Props) {
  const Sign = isPaused ? IconPlayerPlayFilled : IconPlayerPauseFilled
  return (
    <div className={style.controls}>
      <button
        type="button"
        className={`${style.button} ${style.stop}`}
        aria-label={isPaused ? texts.play : texts.pause}
        onClick={onToggle}
      >
        <Sign size={20} aria-hidden="true" />
      </button>
      <Arrows words={texts} {...moves} />
      <p className={style.place}>{texts.slide(at + 1, of)}</p>
    </div>
  )
}
