/** What is used of the browser's speech recognition, which the DOM's types do not know. */
export interface Recognition {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
}

type RecognitionClass = new () => Recognition

/** The browser's recognition; undefined where it has none. */
export const recognitionClass = (): RecognitionClass | undefined =>
  Reflect.get(window, 'SpeechRecognition') ?? Reflect.get(window, 'webkitSpeechRecognition')

export const canReadAloud = (): boolean => 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window

/** Says a text in Italian, in place of what is being said. */
export function readAloud(text: string): void {
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.lang = 'it-IT'
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
}

export const stopReading = (): void => speechSynthesis.cancel()
