import { Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Note, SectionCard } from '../../ui/section-card.tsx'
import style from './security.module.css'

interface SectionProps {
  title: string
  text?: string | undefined
  badge?: ReactNode
  children?: ReactNode
}

/** Renders a subject of the settings: its description on one side, its actions on the other. */
export const SettingsSection = ({ title, text, badge, children }: SectionProps) => (
  <SectionCard className={style.section}>
    <Stack gap={8} align="start">
      <Title order={3} size="h4">
        {title}
      </Title>
      {badge}
      {text && <Note>{text}</Note>}
    </Stack>
    <Stack miw={0}>{children}</Stack>
  </SectionCard>
)
