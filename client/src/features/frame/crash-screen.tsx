import { useEffect } from 'react'
import { publicTexts } from 'shared/messages/it/public'
import { Button } from '../../ui/button.tsx'
import { Viewfinder } from '../../ui/viewfinder.tsx'
import style from './lone-screen.module.css'

const texts = publicTexts.crash

/** The last net: something in the program broke. What was typed waits in the tab's storage. */
export function CrashScreen({ error }: { error: unknown }) {
  useEffect(() => console.error(error), [error])
  return (
    <main className={style.screen}>
      <Viewfinder className={style.frame}>
        <h1 className={style.title}>{texts.title}</h1>
        <p className={style.text}>{texts.text}</p>
        <Button onClick={() => location.reload()}>{texts.reload}</Button>
      </Viewfinder>
    </main>
  )
}
