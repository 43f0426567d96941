/**
 * Subjects (folders of `server/src/domain`) whose services each subject may import at run time. Ordered from the leaves
 * upwards; `npm run -s subjects` prints the tree.
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
  deliverables: [
    'events',
    'files',
    'identity',
    'materials',
    'notifications',
    'orders',
    'projects',
    'uploads',
  ],
  conversation: [
    'events',
    'files',
    'identity',
    'inbox',
    'notifications',
    'projects',
    'deliverables',
    'uploads',
  ],
  clients: ['identity', 'inbox', 'orders', 'search'],
  testimonials: ['events', 'identity', 'projects'],
  overview: ['audit', 'inbox', 'orders', 'projects'],
  privacy: ['events', 'files', 'identity', 'inbox', 'notifications', 'orders', 'projects', 'deliverables'],
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

/** The same for the folders of `shared/src/briefing`: each may import only those above it. */
export const briefingFolders: Record<string, string[]> = {
  brief: [],
  interview: ['brief'],
  model: ['brief', 'interview'],
}
