/**
 * The tree of the domain: which subjects (folders of `server/src/domain`) each subject may import at run time, and
 * then only their services. From the ground upwards; `npm run -s subjects` prints it.
 */
export const subjects: Record<string, string[]> = {
  audit: [],
  events: [],
  files: [],
  gate: [],
  live: [],
  identity: ['events', 'files'],
  messages: ['events'],
  projects: ['events', 'identity'],
  notifications: ['identity', 'projects'],
  uploads: ['files'],
  schedule: ['events', 'projects'],
  calendar: ['projects', 'schedule'],
  inbox: ['audit', 'events', 'identity', 'projects'],
  materials: ['events', 'files', 'identity', 'projects'],
  orders: ['events', 'identity', 'projects', 'schedule'],
  references: ['events', 'projects'],
  search: ['inbox', 'projects'],
  deliverables: ['events', 'files', 'identity', 'materials', 'orders', 'projects', 'uploads'],
  conversation: ['events', 'files', 'identity', 'notifications', 'projects', 'deliverables', 'uploads'],
  clients: ['identity', 'inbox', 'orders', 'search'],
  testimonials: ['events', 'identity', 'projects'],
  overview: ['audit', 'inbox', 'orders', 'projects'],
  privacy: ['events', 'files', 'identity', 'inbox', 'orders', 'projects', 'deliverables'],
  'event-handlers': [
    'audit',
    'conversation',
    'identity',
    'inbox',
    'notifications',
    'orders',
    'privacy',
    'projects',
    'schedule',
    'deliverables',
    'uploads',
  ],
}

/** The same for the folders of `shared/src/briefing`: each reads what stands above it, and nothing below. */
export const briefingFolders: Record<string, string[]> = {
  brief: [],
  interview: ['brief'],
  model: ['brief', 'interview'],
}
