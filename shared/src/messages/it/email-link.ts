/** The page behind the links of the two mails. */
export const emailLinkTexts = {
  title: 'Cambio di indirizzo email',
  text: 'Premi il pulsante per confermare che vuoi cambiare l’indirizzo con cui entri.',
  button: 'Conferma il cambio',
  unknown:
    'Questo link non è valido. Se stai cambiando indirizzo, entra e dal tuo profilo fattene inviare uno nuovo.',
  toProfile: 'Vai al tuo profilo',
  states: {
    'waits-for-new': {
      title: 'Manca il nuovo indirizzo',
      text: (email: string) =>
        `Il cambio è approvato da qui. Ora apri il link che abbiamo mandato a ${email}: fino ad allora entri con l’indirizzo di prima.`,
    },
    'waits-for-old': {
      title: 'Manca l’indirizzo attuale',
      text: (email: string) =>
        `${email} è confermato. Ora apri il link che abbiamo mandato al tuo indirizzo attuale: fino ad allora entri con quello.`,
    },
    changed: {
      title: 'Indirizzo cambiato',
      text: (email: string) =>
        `D’ora in poi entri con ${email}, e ti scriviamo lì. Gli altri dispositivi sono stati disconnessi.`,
    },
    expired: {
      title: 'Il link è scaduto',
      text: () =>
        'L’indirizzo è rimasto quello di prima. Se vuoi ancora cambiarlo, entra e dal tuo profilo fatti inviare un link nuovo.',
    },
    cancelled: {
      title: 'Questo cambio è stato annullato',
      text: () => 'L’indirizzo è rimasto quello di prima: non devi fare altro.',
    },
    replaced: {
      title: 'C’è una richiesta più recente',
      text: () =>
        'Questo link non vale più: conta il cambio di indirizzo chiesto dopo. Lo trovi nel tuo profilo.',
    },
    taken: {
      title: 'Questo indirizzo non è più disponibile',
      text: (email: string) =>
        `Nel frattempo ${email} è diventato l’indirizzo di un altro account. Il tuo è rimasto quello di prima: dal profilo puoi sceglierne un altro.`,
    },
  },
} as const
