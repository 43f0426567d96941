import { IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { documentTexts as texts } from 'shared/messages/it/documents'
import style from './documents.module.css'

type Props = { href: string; kind: string; what: string; children: ReactNode }

/** Saves a document; read aloud, it says which. */
export function FileLink({ href, kind, what, children }: Props) {
  return (
    <a className={style.file} href={href} download aria-label={texts.download(kind, what)}>
      <IconDownload size={18} aria-hidden="true" />
      {children}
    </a>
  )
}
