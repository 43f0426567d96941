import { Paper, Title } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  title?: string
  className?: string | undefined
  children: ReactNode
}

/** Renders a section of a screen on a sheet, under a heading if it has a title. */
export const SectionCard = ({ title, className, children }: Props) => (
  <Paper component="section" withBorder p="clamp(20px, 2.6vw, 32px)" className={className}>
    {title && (
      <Title order={2} size="h3" mb="md">
        {title}
      </Title>
    )}
    {children}
  </Paper>
)
