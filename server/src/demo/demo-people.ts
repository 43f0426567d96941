/** The ids and names of the demo's people, by e-mail. */
export interface DemoPeople {
  members: Map<string, string>
  users: Map<string, string>
  names: Map<string, string>
}

/** The project manager: hears of what is new, and assigns. */
export const MANAGER = 'pm@demo.example'

/** A client with nothing yet. */
export const NEWCOMER = 'nuovo@demo.example'

/** A client whose projects show a brief half done, told as a story, and sent. */
export const BRIEF = 'brief@demo.example'

/** Colleagues of a client, who divide the work by their hats; `muted` are the kinds of mail they switched off. */
export const COLLEAGUES = {
  of: 'officine@demo.example',
  people: [
    { email: 'referente@demo.example', fullName: 'Marco Ferri', hats: ['representative'], muted: [] },
    { email: 'approva@demo.example', fullName: 'Ilaria Conti', hats: ['approver'], muted: [] },
    {
      email: 'contabile@demo.example',
      fullName: 'Paola Greco',
      hats: ['billing'],
      muted: ['status', 'reminders'],
    },
  ],
} as const

/** A person as the log names them. */
export const actorOf = ({ users, names }: DemoPeople, email: string) => ({
  actorId: users.get(email) ?? null,
  actorName: names.get(email) ?? email,
})
