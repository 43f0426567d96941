import { landingTexts } from 'shared/messages/it/landing'
import { OverlayButton } from '../../lib/overlay-button.tsx'
import { overlays } from '../../lib/overlays.ts'
import { SceneIllustration } from '../../ui/scene-illustration.tsx'
import type { Copy } from './copy.ts'
import section from './section.module.css'
import { stillOfKind } from './still-of-kind.ts'
import style from './styles.module.css'

type Item = Copy<'styles'>['copy']['items'][number]

const warm = () => overlays.preload('library')

function Tile({ item }: { item: Item }) {
  const upright = item.kind === 'social-reels'
  return (
    <li className={style.tile} data-upright={upright || undefined}>
      <button
        type="button"
        className={style.open}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => overlays.open('library')}
      >
        <SceneIllustration
          kind={stillOfKind[item.kind]}
          seed={item.itemId}
          aspect={upright ? '9:16' : '16:9'}
          className={style.still}
        />
        <span className={style.label}>
          <span className="visually-hidden">{landingTexts.styles.open} </span>
          <span className={style.name}>{item.title}</span>
          <span className={style.text}>{item.text}</span>
        </span>
      </button>
    </li>
  )
}

/** Four visual styles, each in its aspect ratio; they open the library. */
export function Styles({ copy }: Copy<'styles'>) {
  return (
    <section className={section.section}>
      <ul className={style.wall}>
        <li className={style.head}>
          <h2 className={section.title}>{copy.title}</h2>
          <p className={section.text}>{copy.text}</p>
          <OverlayButton opens="library" variant="outline" size="large" className={style.all}>
            {copy.open}
          </OverlayButton>
        </li>
        {copy.items.map(item => (
          <Tile key={item.itemId} item={item} />
        ))}
      </ul>
    </section>
  )
}
