import { overviewTexts } from 'shared/messages/it/overview'
import { overviewPeriods } from 'shared/overview/period'
import { trpc } from '../../lib/trpc.ts'
import { useRemembered } from '../../ui/app-frame/use-remembered.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Headlines } from './headlines.tsx'
import style from './overview.module.css'
import type { OverviewSearch } from './overview-search.ts'
import { PaymentsCard } from './payments-card.tsx'
import { PicturesWanted } from './picture.tsx'
import { ProjectsCard } from './projects-card.tsx'
import { RequestsCard } from './requests-card.tsx'
import { RoundsCard } from './rounds-card.tsx'

const periods = overviewPeriods.map(value => ({ value, label: overviewTexts.periods[value] }))

type Props = { search: OverviewSearch; onSearch: (search: OverviewSearch) => void }

/** How the work goes, for managers: figures and tables at once, the pictures for who wants them, from then on. */
export function OverviewScreen({ search: { period = overviewPeriods[0] }, onSearch }: Props) {
  const query = trpc.team.overview.useQuery({ period }, { placeholderData: previous => previous })
  const [pictured, setPictured] = useRemembered('overview-pictures')
  const actions = (
    <>
      <Button variant="outline" size="small" onClick={() => setPictured(!pictured)}>
        {pictured ? overviewTexts.hidePictures : overviewTexts.showPictures}
      </Button>
      <ChoiceBar
        label={overviewTexts.period}
        choices={periods}
        value={period}
        onChange={next => onSearch({ period: next })}
      />
    </>
  )
  return (
    <Screen wide title={overviewTexts.title} intro={overviewTexts.intro} actions={actions}>
      <QueryView query={query} skeletonHeights={[96, 420, 420]} errorTitle={overviewTexts.load}>
        {overview => (
          <PicturesWanted value={pictured}>
            <div className={style.overview} aria-busy={query.isPlaceholderData}>
              <Headlines overview={overview} />
              <ProjectsCard projects={overview.projects} />
              <PaymentsCard payments={overview.payments} />
              <RequestsCard requests={overview.requests} />
              <RoundsCard rounds={overview.rounds} />
            </div>
          </PicturesWanted>
        )}
      </QueryView>
    </Screen>
  )
}
