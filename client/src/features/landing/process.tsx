import { landingTexts } from 'shared/messages/it/landing'
import { SceneIllustration } from '../../ui/scene-illustration.tsx'
import type { Copy } from './copy.ts'
import style from './process.module.css'
import section from './section.module.css'
import { Waveform } from './waveform.tsx'

/** Contents of the tracks: a voice, materials, the finished video. */
const clips = [
  <Waveform key="voice" seed="racconto" bars={64} className={style.wave} />,
  <div key="materials" className={style.materials}>
    <SceneIllustration kind="product" seed="carico-1" aspect="1:1" className={style.material} />
    <SceneIllustration kind="hotel" seed="carico-4" aspect="1:1" className={style.material} />
    <SceneIllustration kind="interview" seed="carico-3" aspect="1:1" className={style.material} />
  </div>,
  <SceneIllustration key="film" kind="interview" seed="montato" className={style.film} />,
]

export function Process({ copy }: Copy<'process'>) {
  return (
    <section id={landingTexts.anchors.process} className={section.section}>
      <h2 className={section.title}>{copy.title}</h2>
      <ol className={style.tracks}>
        {copy.steps.map((step, place) => (
          <li key={step.title} className={style.track}>
            <div className={style.clip}>
              {clips[place]}
              <p className={style.time}>{step.time}</p>
            </div>
            <div className={style.words}>
              <h3 className={style.name}>{step.title}</h3>
              <p className={style.text}>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
