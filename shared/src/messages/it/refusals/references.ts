/** What can be wrong with a field of an inspiration, as it stands under the field. */
export const referencesFieldErrors = {
  VIDEO_LINK: 'Inserisci solo link YouTube o Google Drive',
  SHORTS_LINK:
    'Questo è il link di uno Short: incolla quello del video intero, come youtube.com/watch?v=…, oppure di Google Drive',
} as const
