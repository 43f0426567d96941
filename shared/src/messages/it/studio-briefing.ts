/** The briefing that the studio fills in on a client's behalf. */
export const studioBriefingTexts = {
  byStudio: 'Scritto dallo studio',
  client: 'Cliente',
  title: 'Scrivi il brief per il cliente',
  intro:
    'Le risposte entrano nel brief del cliente, segnate come «Scritto dallo studio». Il preventivo lo conferma il cliente.',
  change: 'Modifica il brief per il cliente',
  close: 'Chiudi il brief',
  load: 'Impossibile caricare il brief',
  sendHelp:
    'Controlla il recap: con l’invio il cliente riceve un avviso e trova il preventivo da confermare.',
  sent: 'Il cliente è avvisato e trova il preventivo nella sua dashboard. Puoi ancora cambiare ogni risposta.',
} as const
