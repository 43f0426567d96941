import { Link, useLocation } from '@tanstack/react-router'
import { publicTexts } from 'shared/messages/it/public'
import { overlays } from '../../lib/overlays.ts'
import style from './navbar.module.css'

const texts = publicTexts.nav

const anchors = [
  { hash: 'servizi', label: texts.services },
  { hash: 'processo', label: texts.process },
  { hash: 'testimonianze', label: texts.testimonials },
  { hash: 'faq', label: texts.faq },
]

/** Renders the sections of the landing page one is on, or of the home page from anywhere else. */
export function NavLinks({ onFollow }: { onFollow?: () => void }) {
  const landing = useLocation({ select: location => (location.pathname === '/yellow' ? '/yellow' : '/') })
  return (
    <ul className={style.links}>
      {anchors.map(({ hash, label }) => (
        <li key={hash}>
          <Link to={landing} hash={hash} className={style.link} onClick={onFollow}>
            {label}
          </Link>
        </li>
      ))}
      <li>
        <button
          type="button"
          className={style.link}
          onPointerEnter={() => overlays.preload('audit')}
          onFocus={() => overlays.preload('audit')}
          onClick={() => {
            onFollow?.()
            overlays.open('audit')
          }}
        >
          {texts.audit}
        </button>
      </li>
    </ul>
  )
}
