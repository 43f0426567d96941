import { useEffect, useState } from 'react'
import { publicTexts } from 'shared/messages/it/public'
import { Button } from '../../ui/button.tsx'
import { Viewfinder } from '../../ui/viewfinder.tsx'
import style from './error-page.module.css'

const { crash, offline } = publicTexts

const reload = () => location.reload()

/** Reloads the page once the connection is back, if a chunk failed to load while offline. */
function useReloadOnline(isOffline: boolean) {
  useEffect(() => {
    if (!isOffline) return
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [isOffline])
}

/** Renders the fallback of the root error boundary. Drafts survive in the session storage. */
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
