import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { type VideoKind, videoKinds } from 'shared/catalogue/video-kinds'
import { landingTexts } from 'shared/messages/it/landing'
import { publicTexts } from 'shared/messages/it/public'
import { SceneIllustration } from '../../ui/scene-illustration.tsx'
import { CarouselControls } from './carousel-controls.tsx'
import type { Copy } from './copy.ts'
import section from './section.module.css'
import style from './services.module.css'
import { stillOfKind } from './still-of-kind.ts'
import { useCarousel } from './use-carousel.ts'

const texts = landingTexts.services
const Engine = lazy(() => import('./carousel-engine.tsx'))

function Slide({ kind, at, of, isCurrent }: { kind: VideoKind; at: number; of: number; isCurrent: boolean }) {
  const { code, title, text, length, aspect } = kind
  return (
    <li className={style.slide} data-aspect={aspect} data-current={isCurrent || undefined}>
      <SceneIllustration
        kind={stillOfKind[code]}
        seed={code}
        aspect={aspect}
        className={style.still}
        framed
      />
      <div className={style.words}>
        <h3 className={style.name}>{title}</h3>
        <p className={style.facts}>
          <span className="visually-hidden">{`${publicTexts.carousel.slide(at + 1, of)}, `}</span>
          {`${aspect} · ${length}`}
        </p>
        <p className={style.text}>{text}</p>
      </div>
    </li>
  )
}

/**
 * Renders the kinds of video as frames of one height in their own aspect ratios. It advances by itself until paused.
 */
function Carousel({ kinds }: { kinds: VideoKind[] }) {
  const carousel = useCarousel()
  const viewport = useRef<HTMLDivElement>(null)
  const [node, setNode] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (carousel.wasSeen) setNode(viewport.current)
  }, [carousel.wasSeen])
  return (
    <section
      ref={carousel.root}
      {...carousel.handlers}
      className={style.carousel}
      aria-roledescription={texts.roleDescription}
      aria-label={texts.carousel}
    >
      <div className={style.bar}>
        <CarouselControls
          at={carousel.at}
          of={kinds.length}
          isPaused={carousel.isPaused}
          onToggle={carousel.toggle}
          onPrevious={carousel.previous}
          onNext={carousel.next}
        />
      </div>
      <div
        ref={viewport}
        className={style.viewport}
        data-engine={carousel.isReady || undefined}
        {...(!carousel.isReady && { tabIndex: 0, role: 'group', 'aria-label': texts.carousel })}
      >
        <ul className={style.strip}>
          {kinds.map((kind, place) => (
            <Slide
              key={kind.code}
              kind={kind}
              at={place}
              of={kinds.length}
              isCurrent={place === carousel.at}
            />
          ))}
        </ul>
      </div>
      {node && (
        <Suspense>
          <Engine viewport={node} onReady={carousel.setSteps} onSelect={carousel.setAt} />
        </Suspense>
      )}
    </section>
  )
}

/** Kinds of video that can be ordered: five in a carousel, the others in one line. */
export function Services({ copy }: Copy<'services'>) {
  const kinds = copy.kinds.flatMap(code => videoKinds.find(kind => kind.code === code) ?? [])
  return (
    <section id={landingTexts.anchors.services} className={style.band}>
      <div className={style.head}>
        <h2 className={section.title}>{copy.title}</h2>
        <p className={section.text}>{copy.text}</p>
      </div>
      <Carousel kinds={kinds} />
      <p className={style.others}>{copy.others}</p>
    </section>
  )
}
