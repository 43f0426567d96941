import style from './page-head.module.css'

export function PageHead({ title, intro }: { title: string; intro?: string }) {
  return (
    <header className={`page-width ${style.head}`}>
      <h1 className={style.title}>{title}</h1>
      {intro && <p className={style.intro}>{intro}</p>}
    </header>
  )
}
