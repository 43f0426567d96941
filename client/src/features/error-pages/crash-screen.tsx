import { useEffect, useState } from 'react'
import { publicTexts } from 'shared/messages/it/public'
import { Button } from '../../ui/button.tsx'
import { Viewfinder } from '../../ui/viewfinder.tsx'
import style from './error-page.module.css'

const { crash, offline } = publicTexts

const reload = () => location.reload()

/** A part of the program did not arrive, because the network was gone: it is asked for again as soon as it is back. */
function useReloadOnline(isOffline: boolean) {
  useEffect(() => {
    if (!isOffline) return
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [isOffline])
}

/** The last net: something in the program broke. What was typed waits in the tab's storage. */
export function CrashScreen({ error }: { error: unknown }) {
  const [isOffline] = useState(() => !navigator.onLine)
  useReloadOnline(isOffline)
  useEffect(() => console.error(error), [error])
  const texts = isOffline ? offline : crash
  return (
    <main className={style.screen}>
      <Viewfinder className={style.frame}>
        <h1 className={style.title}>{texts.title}</h1>
        <p className={style.text}>{texts.text}</p>
        <Button onClick={reload}>{crash.reload}</Button>
      </Viewfinder>
    </main>
  )
}
