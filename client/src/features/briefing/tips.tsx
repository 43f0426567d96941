import style from './tips.module.css'

type Props = { title: string; tips: readonly { title: string; text: string }[] }

/** Numbered advice beside a screen: how to tell it well, what happens next. */
export function Tips({ title, tips }: Props) {
  return (
    <aside className={style.tips}>
      <h2 className={style.heading}>{title}</h2>
      <ol className={style.list}>
        {tips.map(tip => (
          <li key={tip.title} className={style.tip}>
            <h3 className={style.title}>{tip.title}</h3>
            <p>{tip.text}</p>
          </li>
        ))}
      </ol>
    </aside>
  )
}
