import type { ReactNode } from 'react'
import { teamTexts } from 'shared/messages/it/team'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import style from './overview.module.css'

const toProjects = (
  <ButtonLink variant="outline" to="/team/projects">
    {teamTexts.access.toProjects}
  </ButtonLink>
)

type Props = {
  texts: { title: string; text: string; empty: string; emptyText: string }
  /** Nothing can be drawn yet; then there is a way to where it comes from. */
  isEmpty: boolean
  way?: ReactNode
  wide?: boolean
  /** Below the picture, and also while there is none. */
  foot?: ReactNode
  children: ReactNode
}

/** What a picture shows, and the picture. */
export function PictureCard({ texts, isEmpty, way = toProjects, wide, foot, children }: Props) {
  return (
    <Card title={texts.title} className={wide ? style.wide : undefined}>
      <div className={style.stack}>
        <p className={style.soft}>{texts.text}</p>
        {isEmpty ? (
          <EmptyState level={3} title={texts.empty} text={texts.emptyText}>
            {way}
          </EmptyState>
        ) : (
          children
        )}
        {foot}
      </div>
    </Card>
  )
}
