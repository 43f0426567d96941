/** Audit log texts of projects. */
export const projectsActs = {
  'project.archived': { area: 'projects', text: 'Progetto archiviato' },
  'project.restored': { area: 'projects', text: 'Progetto tolto dall’archivio' },
  'project.assigned': { area: 'projects', text: 'Assegnazioni cambiate' },
  'project.deadline': { area: 'projects', text: 'Scadenza cambiata' },
  'project.phase': { area: 'projects', text: 'Pianificazione cambiata' },
  'project.removed': { area: 'projects', text: 'Progetto eliminato' },
  'project.renamed': { area: 'projects', text: 'Nome cambiato' },
  'project.status': { area: 'projects', text: 'Stato cambiato' },
  'project.reminded': { area: 'projects', text: 'Promemoria inviato al cliente' },
  'shoot.added': { area: 'projects', text: 'Giornata di ripresa fissata' },
  'shoot.changed': { area: 'projects', text: 'Giornata di ripresa cambiata' },
  'shoot.removed': { area: 'projects', text: 'Giornata di ripresa annullata' },
  'project.made': { area: 'projects', text: 'Progetto creato per un cliente' },
} as const
