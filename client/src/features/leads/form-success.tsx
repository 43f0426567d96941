import { IconCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Viewfinder } from '../../ui/viewfinder.tsx'
import style from './form.module.css'

type Props = { title: string; text: string; close: string; onClose: () => void }

/** What stands in the form's place once it was sent; takes the focus, so that it is read out. */
export function FormSuccess({ title, text, close, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={style.success}>
      <Viewfinder className={style.sign} focusing>
        <IconCheck size={36} aria-hidden="true" />
      </Viewfinder>
      <h3 ref={heading} tabIndex={-1} className={style.successTitle}>
        {title}
      </h3>
      <p className="soft">{text}</p>
      <Button onClick={onClose}>{close}</Button>
    </div>
  )
}
