import { IconPaperclip } from '@tabler/icons-react'
import { fileSizeIt } from 'shared/formats/file-size-it'
import { commentFileTexts as texts } from 'shared/messages/it/comment-files'
import style from './attachments.module.css'
import type { ReviewSaid } from './review-types.ts'

type Props = { files: ReviewSaid['files'] }

/** What went with words: opened beside the page, or saved where no browser shows it. */
export default function SaidFiles({ files }: Props) {
  return (
    <ul className="stack gap-2" aria-label={texts.list}>
      {files.map(({ id, fileName, fileSize, url }) => (
        <li key={id} className={style.file}>
          <IconPaperclip size={16} aria-hidden="true" />
          {url === null ? (
            <span className={style.name}>{fileName}</span>
          ) : (
            <a
              className={style.name}
              href={url}
              target="_blank"
              rel="noopener"
              aria-label={texts.open(fileName)}
            >
              {fileName}
            </a>
          )}
          <span className={style.size}>{url === null ? texts.downloadOnly : fileSizeIt(fileSize)}</span>
        </li>
      ))}
    </ul>
  )
}
