/** The assistant in the corner of the page. Its answers stand in `catalogue/chat-answers.ts`. */
export const chatWidgetTexts = {
  title: 'Assistente virtuale',
  disclosure: 'Risponde un programma, non una persona.',
  log: 'Conversazione',
  suggestions: 'Domande frequenti',
  question: 'La tua domanda',
  placeholder: 'Scrivi la tua domanda',
  send: 'Invia',
  typing: 'L’assistente sta scrivendo',
  you: 'Tu',
  bot: 'Assistente',
  whatsApp: 'Scrivici su WhatsApp',
  newTab: 'si apre in una nuova scheda',
} as const
