/** Audit log texts of requests. */
export const leadsActs = {
  'lead.assigned': { area: 'requests', text: 'Richiesta assegnata' },
  'lead.invited': { area: 'requests', text: 'Progetto nato da una richiesta' },
  'lead.replied': { area: 'requests', text: 'Risposta inviata a una richiesta' },
  'lead.report-saved': { area: 'requests', text: 'Audit salvato' },
  'lead.report-sent': { area: 'requests', text: 'Audit completo inviato' },
  'lead.state': { area: 'requests', text: 'Stato della richiesta cambiato' },
  'lead.unassigned': { area: 'requests', text: 'Assegnazione della richiesta tolta' },
} as const
