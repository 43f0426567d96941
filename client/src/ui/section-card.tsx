import { Paper, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import style from './section-card.module.css'

interface Props {
  title?: string
  className?: string | undefined
  children: ReactNode
}

/** Renders a section of a screen on a sheet, under a heading if it has a title. */
export const SectionCard = ({ title, className, children }: Props) => (
  <Paper component="section" withBorder className={className ? `${style.card} ${className}` : style.card}>
    {title && (
      <Title order={2} size="h3" mb="md">
        {title}
      </Title>
    )}
    {children}
  </Paper>
)
