import { placesFor, type Refiling, type WordPlace } from 'shared/briefing/brief/word-places'
import { panelTexts } from 'shared/messages/it/briefing-panel'
import chips from './choices.module.css'
import style from './move-choices.module.css'
import { useRefile } from './use-correct.ts'

const labelOf = (place: WordPlace) => (place === 'notes' ? panelTexts.onlyNote : panelTexts.labels[place])

type Props = Omit<Refiling, 'to'> & {
  projectId: string
  legend: string
  /** The places that are offered; all that there are, where none are given. */
  places?: readonly WordPlace[]
  onDone: (to: WordPlace) => void
}

function Place({ projectId, from, words, to, onDone }: Omit<Props, 'legend' | 'places'> & { to: WordPlace }) {
  const { refile, isPending } = useRefile(projectId, () => onDone(to))
  return (
    <button
      type="button"
      className={chips.chip}
      aria-disabled={isPending}
      onClick={() => !isPending && refile({ from, words, to })}
    >
      {labelOf(to)}
    </button>
  )
}

/** Where words belong that stand in the wrong place: a tap puts them there. */
export function MoveChoices({ legend, places, ...props }: Props) {
  return (
    <fieldset className="cluster shrinkable gap-6">
      <legend className={style.legend}>{legend}</legend>
      {(places ?? placesFor(props)).map(to => (
        <Place key={to} {...props} to={to} />
      ))}
    </fieldset>
  )
}
