import { overviewTexts } from 'shared/messages/it/overview'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FiguresTable } from './figures-table.tsx'
import type { Overview } from './headlines.tsx'
import style from './overview.module.css'
import { BarPicture } from './picture.tsx'

const texts = overviewTexts.rounds
const nameOf = (rounds: number): string => texts.names[rounds] ?? String(rounds)

/** How many rounds of changes it takes. */
export function RoundsCard({ rounds }: { rounds: Overview['rounds'] }) {
  const isEmpty = rounds.every(row => row.projects === 0)
  return (
    <Card title={texts.title} className={style.wide}>
      <div className={style.stack}>
        <p className={style.soft}>{texts.text}</p>
        {isEmpty ? (
          <EmptyState level={3} title={texts.empty} text={texts.emptyText}>
            <ButtonLink look="line" to="/team/projects">
              {overviewTexts.toProjects}
            </ButtonLink>
          </EmptyState>
        ) : (
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
        )}
      </div>
    </Card>
  )
}
