/** Field errors of inspirations. */
export const referencesFieldErrors = {
  VIDEO_LINK: 'Inserisci solo link YouTube o Google Drive',
  SHORTS_LINK:
    'Questo è il link di uno Short: incolla quello del video intero, come youtube.com/watch?v=…, oppure di Google Drive',
} as const
