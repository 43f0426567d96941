import { alGiorno } from '../../formats/italian.ts'

/** Changing the address one signs in with: the panel of the account page. */
export const emailChangeTexts = {
  title: 'Indirizzo email',
  text: 'Con questo indirizzo entri, e qui ti scriviamo. Per cambiarlo servono due conferme: una dal nuovo indirizzo, una da quello attuale.',
  current: 'Indirizzo attuale',
  load: 'Impossibile caricare il tuo indirizzo',
  open: 'Cambia indirizzo',
  member: 'Fai parte del team con questo indirizzo: per cambiarlo scrivi a un Project Manager.',
  noPassword: 'Prima scegli una password, qui sotto: poi potrai cambiare indirizzo.',
  email: 'Nuovo indirizzo email',
  password: 'Password attuale',
  code: 'Codice dell’app, o di recupero',
  submit: 'Invia i link di conferma',
  sent: { title: 'Email inviate', text: 'Apri i link che trovi nelle due caselle.' },
  pending: {
    title: 'Cambio in corso',
    to: (email: string) => `Il tuo indirizzo diventerà ${email} quando avrai aperto tutti e due i link.`,
    newAddress: 'Link nel nuovo indirizzo',
    oldAddress: 'Link nell’indirizzo attuale',
    done: 'aperto',
    missing: 'da aprire',
    until: (day: string, time: string) =>
      `Hai tempo fino ${alGiorno(day)} alle ${time}. Non trovi le email? Guarda nello spam.`,
    resend: 'Invia di nuovo',
    resent: { title: 'Email inviata di nuovo', text: 'Apri il link che trovi nella casella.' },
    cancel: 'Annulla il cambio',
    cancelled: { title: 'Cambio annullato', text: 'Il tuo indirizzo resta quello di prima.' },
    another: 'Usa un altro indirizzo',
    failed: 'Non è stato possibile inviare di nuovo le email',
    cancelFailed: 'Non è stato possibile annullare il cambio',
  },
} as const
