import { teamTexts } from 'shared/messages/it/team'
import style from './welcome.module.css'

/** Greets the member by name and role. */
export function Welcome({ name, role }: { name: string; role: string }) {
  return (
    <section className={style.banner}>
      <p className={style.title}>{teamTexts.welcome.title(name)}</p>
      <p>{teamTexts.welcome.role(role)}</p>
    </section>
  )
}
