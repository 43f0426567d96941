import { createContext, lazy, type ReactNode, Suspense, useContext } from 'react'
import { overviewTexts } from 'shared/messages/it/overview'
import type { BarsProps } from './bars.tsx'
import type { MediansProps } from './medians.tsx'
import style from './overview.module.css'

/** Whether the pictures are wanted: the chart library is heavier than the rest of the page, and travels only then. */
export const PicturesWanted = createContext(false)

const missing = () => ({ default: () => <p className={style.missing}>{overviewTexts.noPicture}</p> })
const Bars = lazy<(props: BarsProps) => React.ReactNode>(() => import('./bars.tsx').catch(missing))
const Medians = lazy<(props: MediansProps) => React.ReactNode>(() => import('./medians.tsx').catch(missing))

/** How a series is told from its neighbours: by colour and by what it is filled with. */
export type Look = 'solid' | 'striped' | 'pale'

/** What the fillings mean. The picture itself is for eyes alone: readers have the table. */
export function ChartLegend({ series }: { series: readonly { label: string; look: Look }[] }) {
  return useContext(PicturesWanted) ? (
    <ul className={style.key} aria-label={overviewTexts.key}>
      {series.map(({ label, look }) => (
        <li key={label}>
          <span className={style.swatch} data-look={look} aria-hidden="true" />
          {label}
        </li>
      ))}
    </ul>
  ) : null
}

function Picture({ children }: { children: ReactNode }) {
  return useContext(PicturesWanted) ? (
    <div className={style.picture} aria-hidden="true">
      <Suspense>{children}</Suspense>
    </div>
  ) : null
}

export const BarPicture = (props: BarsProps) => (
  <Picture>
    <Bars {...props} />
  </Picture>
)

export const MedianPicture = (props: MediansProps) => (
  <Picture>
    <Medians {...props} />
  </Picture>
)
