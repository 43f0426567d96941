import { IconMicrophone, IconPlayerStop } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { voiceTexts } from 'shared/messages/it/briefing-voice'
import { useRemembered } from '../../ui/app-frame/use-remembered.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import style from './interview.module.css'
import { requestOwnDocument, resumeAfterReload } from './own-document.ts'
import { recognitionClass } from './speech.ts'
import { useDictation } from './use-dictation.ts'

type Props = { text: string; onText: (text: string) => void; isQuiet: boolean }

/** The microphone: what is heard goes into the field, behind what stands there, to be read over and sent. */
export function DictateButton({ text, onText, isQuiet }: Props) {
  const [asking, setAsking] = useState(false)
  const [isNoticed, setNoticed] = useRemembered('microphone-notice')
  const before = useRef('')
  const { isListening, start, stop } = useDictation(heard => onText(`${before.current} ${heard}`.trim()))
  const begin = () => {
    setNoticed(true)
    setAsking(false)
    before.current = text.trim()
    if (requestOwnDocument('listen')) start()
  }
  const atFirst = useRef(begin)
  useEffect(() => {
    if (resumeAfterReload('listen')) atFirst.current()
  }, [])
  useEffect(() => {
    if (isQuiet) stop()
  }, [isQuiet, stop])
  if (!recognitionClass()) return null
  const press = () => (isListening ? stop() : isNoticed ? begin() : setAsking(true))
  const Sign = isListening ? IconPlayerStop : IconMicrophone
  return (
    <>
      <button
        type="button"
        className={`icon-button ${style.tool}`}
        aria-label={isListening ? voiceTexts.stop : voiceTexts.speak}
        aria-pressed={isListening}
        onClick={press}
      >
        <Sign size={20} aria-hidden="true" />
      </button>
      <p className="visually-hidden" role="status">
        {isListening ? voiceTexts.listening : ''}
      </p>
      <ConfirmDialog
        opened={asking}
        title={voiceTexts.noticeTitle}
        text={voiceTexts.notice}
        confirm={voiceTexts.accept}
        onConfirm={begin}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
