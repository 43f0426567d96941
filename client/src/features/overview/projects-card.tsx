import { countIt, overviewTexts } from 'shared/messages/it/overview'
import { teamTexts } from 'shared/messages/it/team'
import { deadlineBuckets } from 'shared/overview/deadline-bucket'
import { FiguresTable } from './figures-table.tsx'
import type { Overview } from './headlines.tsx'
import style from './overview.module.css'
import { BarPicture, ChartLegend, type Look } from './picture.tsx'
import { PictureCard } from './picture-card.tsx'

const texts = overviewTexts.projects
type Row = Overview['projects']['open'][number]

const looks: Record<Row['status'], Look> = {
  briefing: 'pale',
  'in-production': 'solid',
  'in-review': 'striped',
}
const series = (Object.keys(looks) as Row['status'][]).map(status => ({
  ...{ name: status, look: looks[status] },
  label: teamTexts.status[status],
}))

const totalOf = (row: Row) => deadlineBuckets.reduce((total, bucket) => total + row[bucket], 0)

function Open({ open }: { open: Row[] }) {
  const rows = deadlineBuckets.map(bucket => ({
    name: texts.buckets[bucket],
    ...Object.fromEntries(open.map(row => [row.status, row[bucket]])),
  }))
  const figures = open.map((row): [string, ...string[]] => [
    teamTexts.status[row.status],
    ...deadlineBuckets.map(bucket => countIt(row[bucket])),
    countIt(totalOf(row)),
  ])
  return (
    <>
      <ChartLegend series={series} />
      <BarPicture horizontal stacked rows={rows} series={series} />
      <FiguresTable
        caption={texts.title}
        head={[texts.status, ...deadlineBuckets.map(bucket => texts.buckets[bucket]), texts.total]}
        rows={figures}
      />
    </>
  )
}

/** How open projects stand now, by deadline and status. */
export function ProjectsCard({ projects: { open, completed } }: { projects: Overview['projects'] }) {
  return (
    <PictureCard
      texts={texts}
      isEmpty={open.every(row => totalOf(row) === 0)}
      foot={completed > 0 && <p className={style.soft}>{texts.completed(countIt(completed))}</p>}
    >
      <Open open={open} />
    </PictureCard>
  )
}
