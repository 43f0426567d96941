import { landingTexts } from 'shared/messages/it/landing'
import { SceneIllustration, type StillKind } from '../../ui/scene-illustration.tsx'
import type { Copy } from './copy.ts'
import section from './section.module.css'
import style from './voices.module.css'

const stills: { kind: StillKind; seed: string }[] = [
  { kind: 'interview', seed: 'cantiere' },
  { kind: 'product', seed: 'banco' },
  { kind: 'interface', seed: 'codice' },
]

const Sample = () => <span className={section.sample}>{landingTexts.example}</span>

function Clients({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <div className={style.credits}>
      <p className={style.creditsTitle}>
        {title} <Sample />
      </p>
      <ul className={style.names}>
        {names.map(name => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  )
}

/** Short words of clients as subtitles of three widescreen frames, and the clients as closing credits. */
export function Voices({ copy }: Copy<'voices'>) {
  return (
    <section className={section.section}>
      <h2 className={`${section.title} ${style.title}`}>{copy.title}</h2>
      <ul className={style.frames}>
        {copy.quotes.map(({ text, who }, place) => (
          <li key={who} className={style.frame}>
            <figure>
              <div className={style.picture}>
                <SceneIllustration
                  {...(stills[place] ?? { kind: 'interview', seed: who })}
                  className={style.still}
                />
                <blockquote className={style.subtitle}>
                  <span>{text}</span>
                </blockquote>
              </div>
              <figcaption className={style.who}>
                {who} <Sample />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <Clients title={copy.clientsTitle} names={copy.clients} />
    </section>
  )
}
