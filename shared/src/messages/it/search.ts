import { ilGiorno, pluralIt } from '../../formats/italian.ts'

/** Search everywhere in the hub. */
export const searchTexts = {
  open: 'Cerca',
  everywhere: 'ovunque',
  title: 'Cerca in tutta la dashboard',
  placeholder: 'Cerca progetti, clienti, persone, richieste, pagine',
  placeholderMember: 'Cerca progetti, persone, richieste, pagine',
  close: 'Chiudi la ricerca',
  list: 'Risultati',
  hint: 'Scrivi almeno due lettere',
  searching: 'Cerco…',
  none: (text: string) => `Nessun risultato per «${text}»`,
  noneText: 'Prova con meno parole, o con un nome.',
  count: (count: number) => pluralIt(count, 'risultato', 'risultati'),
  failed: 'La ricerca non è riuscita',
  retry: 'Riprova',
  keys: [
    { keys: '↑ ↓', does: 'per scegliere' },
    { keys: 'Invio', does: 'per aprire' },
    { keys: 'Esc', does: 'per chiudere' },
  ],
  groups: {
    pages: 'Pagine e azioni',
    projects: 'Progetti',
    clients: 'Clienti',
    members: 'Team',
    leads: 'Richieste',
    messages: 'Messaggi',
  },
  allClients: (total: string) => `Mostra tutti: ${total}`,
  due: (day: string) => `Scade ${ilGiorno(day)}`,
  erased: 'Mittente cancellato',
} as const

/** Pages of the hub in search; `also` lists further search terms. */
export const hubPageTexts = {
  projects: { label: 'Progetti', also: 'lavori elenco lavagna' },
  'urgent-projects': { label: 'Progetti urgenti', also: 'scadenze ritardo' },
  'to-review': { label: 'Progetti da revisionare', also: 'revisione review' },
  late: { label: 'Progetti in ritardo', also: 'scaduti scadenze' },
  ours: { label: 'Progetti: tocca a noi', also: 'turno aspetta studio' },
  theirs: { label: 'Progetti: tocca al cliente', also: 'turno aspetta ricorda' },
  unassigned: { label: 'Progetti da assegnare', also: 'nessuno senza persone' },
  today: { label: 'Oggi', also: 'giornata ritardo turno aspetta ricorda' },
  audit: { label: 'Registro', also: 'log attività accessi storico chi ha fatto' },
  invoices: { label: 'Fatture', also: 'sdi xml note di credito fatturazione' },
  overview: { label: 'Panoramica', also: 'numeri grafici statistiche incassi andamento' },
  timeline: { label: 'Timeline', also: 'scadenze calendario mese settimana pianificazione fasi riprese' },
  leads: { label: 'Richieste', also: 'posta audit script candidature contatti rimborsi' },
  'new-leads': { label: 'Richieste nuove', also: 'da leggere' },
  'own-leads': { label: 'Richieste assegnate a te', also: 'mie' },
  testimonials: { label: 'Recensioni', also: 'testimonianze stelle clienti sito' },
  members: { label: 'Team', also: 'persone membri colleghi' },
  clients: { label: 'Clienti', also: 'aziende rubrica contatti referenti' },
  chat: { label: 'Chat', also: 'messaggi scrivi' },
  notifications: { label: 'Notifiche', also: 'avvisi novità' },
  administration: {
    label: 'Amministrazione',
    also: 'soldi pagamenti bonifici rimborsi contestazioni commercialista csv',
  },
  profile: { label: 'Il tuo profilo', also: 'account password foto sicurezza' },
} as const
