import type { CompanyRole } from '../../companies/hat.ts'
import { alGiorno } from '../../formats/italian.ts'

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

/** The pages about a company and its members. */
export const companyTexts = {
  title: 'Azienda',
  intro: 'Chi segue i progetti con te, e che cosa può fare.',
  load: 'Impossibile caricare le persone dell’azienda',
  people: 'Persone',
  you: ' (tu)',
  hats: 'Ruolo',
  noHat: 'Scegli almeno un ruolo',
  changeHats: 'Cambia ruolo',
  changeHatsLabel: (name: string) => `Cambia ruolo a ${name}`,
  hatsTitle: (name: string) => `Il ruolo di ${name}`,
  saveHats: 'Salva il ruolo',
  hatsChanged: 'Ruolo aggiornato',
  hatsFailed: 'Impossibile cambiare il ruolo',
  remove: 'Togli',
  removeTitle: (name: string) => `Togli ${name} dall’azienda`,
  removeText: 'Da subito non vede più i progetti. I suoi commenti e i suoi messaggi restano.',
  removeFailed: 'Impossibile togliere la persona',
  invite: 'Invita una persona',
  email: 'Email',
  sendInvitation: 'Manda l’invito',
  invited: 'Invito mandato',
  invitedText: (email: string) => `Abbiamo scritto a ${email}. Il link vale 7 giorni.`,
  inviteFailed: 'Impossibile mandare l’invito',
  invitations: 'Inviti in attesa',
  expires: (day: string) => `Vale fino ${alGiorno(day)}`,
  expired: 'Scaduto: mandane un altro',
  again: 'Manda di nuovo',
  againLabel: (email: string) => `Manda di nuovo l’invito a ${email}`,
  revoke: 'Annulla',
  revokeLabel: (email: string) => `Annulla l’invito a ${email}`,
  revoked: 'Invito annullato',
  revokeFailed: 'Impossibile annullare l’invito',
  leftLinks: 'Link di chi non c’è più',
  leftLinksText: 'Restano aperti finché non li revochi.',
  guestLink: (name: string, project: string) => `Revisione di «${project}», per ${name}`,
  payLink: (project: string) => `Pagamento di «${project}»`,
  madeBy: (maker: string | null, day: string) =>
    `${maker ? `Creato da ${maker}. ` : ''}Vale fino ${alGiorno(day)}.`,
  revokeLink: 'Revoca',
  revokeLinkLabel: (what: string) => `Revoca il link: ${what}`,
  linkRevoked: 'Link revocato',
  linkRevokeFailed: 'Impossibile revocare il link',
  own: 'Le tue aziende',
  nameless: 'Azienda senza nome',
  leave: 'Lascia',
  leaveLabel: (company: string) => `Lascia ${company}`,
  leaveTitle: 'Lascia l’azienda',
  leaveText: 'Da subito non vedi più i suoi progetti. I tuoi commenti e i tuoi messaggi restano.',
  leaveFailed: 'Impossibile lasciare l’azienda',
  left: 'Hai lasciato l’azienda',
  waitsForPayment:
    'Si scarica quando il pagamento è completo: se ne occupa un referente o l’amministrazione.',
  noProject: 'Nessun progetto: inizia il primo',
  closed: {
    title: 'Questa pagina non fa parte del tuo ruolo',
    text: 'Se ti serve, chiedi a un referente della tua azienda.',
    button: 'Vai allo stato del progetto',
  },
  none: {
    title: 'Nessuna azienda',
    text: 'Non fai parte di nessuna azienda: chiedi un invito a chi segue i progetti, oppure inizia con la tua.',
    name: 'Nome dell’azienda',
    begin: 'Inizia con la tua azienda',
    begun: 'La tua azienda è pronta',
    failed: 'Impossibile iniziare l’azienda',
  },
  noProjectYet: {
    title: 'Nessun progetto ancora',
    text: 'Il primo lo inizia un referente della tua azienda: poi lo trovi qui.',
  },
} as const

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
