/** The used part of the browser's speech recognition, which TypeScript's DOM types lack. */
export interface Recognition {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
  abort(): void
}

type RecognitionClass = new () => Recognition

/** Returns the browser's speech recognition, or undefined if it has none. */
export const recognitionClass = (): RecognitionClass | undefined =>
  Reflect.get(window, 'SpeechRecognition') ?? Reflect.get(window, 'webkitSpeechRecognition')

export const canReadAloud = (): boolean => 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window

/** Reads a text aloud in Italian; interrupts the previous one. */
export function readAloud(text: string): void {
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.lang = 'it-IT'
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
}

export const stopReading = (): void => speechSynthesis.cancel()
