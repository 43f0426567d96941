import { type VideoKind, type VideoKindCode, videoKinds } from 'shared/catalogue/video-kinds'
import { homeTexts } from 'shared/messages/it/screens-site'
import { Still, type StillKind } from '../../ui/still.tsx'
import section from './section.module.css'
import style from './services.module.css'

const texts = homeTexts.services

const stills: Record<VideoKindCode, StillKind> = {
  corporate: 'interview',
  explainer: 'kinetic',
  'app-demo': 'interface',
  'social-reels': 'vertical',
  'talking-head': 'interview',
  product: 'product',
  hotel: 'hotel',
}

function Kind({ kind }: { kind: VideoKind }) {
  return (
    <li className={style.kind} data-kind={kind.code}>
      <Still kind={stills[kind.code]} seed={kind.code} className={style.still} framed />
      <div className={style.words}>
        <h3 className={style.name}>{kind.title}</h3>
        <p className={style.length}>
          {kind.aspect} · {kind.length}
        </p>
        <p className={style.text}>{kind.text}</p>
      </div>
    </li>
  )
}

/** The kinds of video, as a wall of frames in their own proportions. */
export function Services() {
  return (
    <section id="servizi" className={section.section}>
      <h2 className={section.title}>{texts.title}</h2>
      <p className={section.text}>{texts.text}</p>
      <ul className={style.wall}>
        {videoKinds.map(kind => (
          <Kind key={kind.code} kind={kind} />
        ))}
      </ul>
    </section>
  )
}
