import style from './page-head.module.css'

/** A page's name, large, with one sentence under it. */
export function PageHead({ title, intro, eyebrow }: { title: string; intro?: string; eyebrow?: string }) {
  return (
    <header className={style.head}>
      {eyebrow && <p className={style.eyebrow}>{eyebrow}</p>}
      <h1 className={style.title}>{title}</h1>
      {intro && <p className={style.intro}>{intro}</p>}
    </header>
  )
}
