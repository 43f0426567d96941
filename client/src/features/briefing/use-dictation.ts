import { useEffect, useRef, useState } from 'react'
import { voiceTexts } from 'shared/messages/it/briefing-voice'
import { showToast } from '../../ui/toast-store.ts'
import { type Recognition, recognitionClass } from './speech.ts'

/** Silence and being stopped are no failures. */
const harmless = new Set(['no-speech', 'aborted'])

/** Turns speech into text as it comes: `onText` is told everything heard since it began. Nothing is sent by itself. */
export function useDictation(onText: (heard: string) => void) {
  const [isListening, setListening] = useState(false)
  const running = useRef<Recognition>(undefined)
  const tell = useRef(onText)
  tell.current = onText
  useEffect(() => () => running.current?.stop(), [])
  const start = () => {
    const Class = recognitionClass()
    if (!Class || running.current) return
    const recognition = new Class()
    Object.assign(recognition, { lang: 'it-IT', continuous: true, interimResults: true })
    recognition.onresult = ({ results }) =>
      tell.current(
        Array.from(results, result => result[0]?.transcript.trim() ?? '')
          .filter(text => text !== '')
          .join(' '),
      )
    recognition.onerror = ({ error }) => {
      if (!harmless.has(error)) showToast({ tone: 'bad', title: voiceTexts.failed })
    }
    recognition.onend = () => {
      running.current = undefined
      setListening(false)
    }
    running.current = recognition
    setListening(true)
    recognition.start()
  }
  return { isListening, start, stop: () => running.current?.stop() }
}
