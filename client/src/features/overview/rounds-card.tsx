import { overviewTexts } from 'shared/messages/it/overview'
import { FiguresTable } from './figures-table.tsx'
import type { Overview } from './headlines.tsx'
import style from './overview.module.css'
import { BarPicture } from './picture.tsx'
import { PictureCard } from './picture-card.tsx'

const texts = overviewTexts.rounds
const nameOf = (rounds: number): string => texts.names[rounds] ?? String(rounds)

/** How many rounds of changes it takes. */
export function RoundsCard({ rounds }: { rounds: Overview['rounds'] }) {
  return (
    <PictureCard texts={texts} isEmpty={rounds.every(row => row.projects === 0)} wide>
      <div className={style.pictures}>
        <BarPicture
          rows={rounds.map(row => ({ name: nameOf(row.rounds), projects: row.projects }))}
          series={[{ name: 'projects', label: texts.projects, look: 'solid' }]}
        />
        <FiguresTable
          caption={texts.title}
          head={[texts.rounds, texts.projects]}
          rows={rounds.map(row => [nameOf(row.rounds), row.projects])}
        />
      </div>
    </PictureCard>
  )
}
