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

/** A person as the log names them. */
export const actorOf = ({ users, names }: DemoPeople, email: string) => ({
  actorId: users.get(email) ?? null,
  actorName: names.get(email) ?? email,
})
