export const demoAccounts = [
  { email: 'cliente@demo.example', password: 'Demo-Cliente-2026', who: 'client with two projects' },
  { email: 'nuovo@demo.example', password: 'Demo-Nuovo-2026', who: 'client with nothing yet' },
  { email: 'brief@demo.example', password: 'Demo-Cliente-2026', who: 'client with briefs in three states' },
  {
    email: 'referente@demo.example',
    password: 'Demo-Cliente-2026',
    who: 'company of several, representative',
  },
  { email: 'approva@demo.example', password: 'Demo-Cliente-2026', who: 'company of several, approver' },
  { email: 'contabile@demo.example', password: 'Demo-Cliente-2026', who: 'company of several, billing' },
  { email: 'pm@demo.example', password: 'Demo-Team-2026', who: 'team, Project Manager' },
  { email: 'editor@demo.example', password: 'Demo-Team-2026', who: 'team, Video Editor' },
] as const
