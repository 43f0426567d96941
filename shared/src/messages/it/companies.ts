import type { CompanyRole } from '../../companies/hat.ts'

/** Names of the hats and what they open, as the client reads them. */
export const hatTexts: Record<CompanyRole, { name: string; what: string }> = {
  representative: { name: 'Referente', what: 'Fa tutto, e gestisce le persone dell’azienda.' },
  approver: { name: 'Approvatore', what: 'Guarda i video, commenta, chiede modifiche e approva.' },
  billing: { name: 'Amministrazione', what: 'Vede preventivi, pagamenti e documenti, e paga.' },
}

/** A company without a name, as others read of it. */
export const namelessCompany = 'la tua azienda'

const hatNames = (hats: readonly CompanyRole[]) =>
  new Intl.ListFormat('it').format(hats.map(hat => hatTexts[hat].name.toLowerCase()))

/** The page that an invitation's link opens. */
export const invitationTexts = {
  title: 'Il tuo invito',
  description: 'Accetta l’invito e segui i video con la tua azienda.',
  missing: 'Il link è incompleto. Riaprilo dall’email.',
  invites: (inviter: string | null, company: string | null) =>
    `${inviter ?? 'Il nostro studio'} ti invita a seguire i video di ${company ?? namelessCompany}.`,
  forAddress: (email: string) => `L’invito è per ${email}.`,
  hats: 'Il tuo ruolo',
  choose: 'Scegli nome e password: il tuo account è pronto subito.',
  accept: 'Accetta l’invito',
  signIn: 'Accedi e accetta',
  hasAccount: 'Hai già un account con questo indirizzo: accedi, poi accetta l’invito.',
  toDashboard: 'Vai alla tua dashboard',
  otherAccount: (email: string) => `Ora usi l’account ${email}.`,
  ok: { title: 'Invito accettato', text: 'Da ora trovi qui i progetti dell’azienda.' },
} as const

/** Mails about the people of a company. */
export const companyMails = {
  invitation: {
    subject: (company: string | null) => (company ? `Ti invitano in ${company}` : 'Un invito per te'),
    preheader: 'Un clic e segui i video con la tua azienda.',
    what: invitationTexts.invites,
    hats: (hats: readonly CompanyRole[]) => `Il tuo ruolo: ${hatNames(hats)}.`,
    expiry: 'Il link vale 7 giorni, si usa una volta sola e funziona solo con questo indirizzo.',
    notYou: 'Se non te lo aspettavi, ignora questa email: senza il tuo clic non succede nulla.',
    button: 'Accetta l’invito',
  },
  removed: {
    subject: 'Non hai più accesso ai progetti',
    preheader: 'Un referente ha aggiornato le persone dell’azienda.',
    what: (company: string | null) =>
      `il tuo accesso ai progetti di ${company ?? namelessCompany} è terminato. I tuoi commenti e i tuoi messaggi restano dove sono.`,
    ask: 'Se pensi a un errore, parlane con un referente dell’azienda.',
  },
  hatsChanged: {
    subject: 'Il tuo ruolo è cambiato',
    preheader: 'Un referente ha aggiornato quello che puoi fare.',
    what: (company: string | null, hats: readonly CompanyRole[]) =>
      `il tuo ruolo in ${company ?? namelessCompany} ora è: ${hatNames(hats)}.`,
    button: 'Apri i tuoi progetti',
  },
} as const
