import { Link, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { publicTexts } from 'shared/messages/it/public'
import { buttonClass } from '../../ui/button.tsx'
import { Viewfinder } from '../../ui/viewfinder.tsx'
import style from './error-page.module.css'

const texts = publicTexts.notFound

/** Renders the page of an unknown address; the path is logged to the console. */
export function NotFoundScreen() {
  const path = useLocation({ select: location => location.pathname })
  useEffect(() => console.error(texts.log(path)), [path])
  return (
    <main className={style.screen}>
      <title>{`${texts.code} · ${texts.text}`}</title>
      <Viewfinder className={style.frame} focusing>
        <p className={style.code}>{texts.code}</p>
        <h1 className={style.title} lang="en">
          {texts.text}
        </h1>
        <p className={style.text}>{texts.explanation}</p>
        <Link to="/" className={buttonClass({})}>
          {texts.home}
        </Link>
      </Viewfinder>
    </main>
  )
}
