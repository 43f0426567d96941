import { Group, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { brand } from 'shared/catalogue/brand'
import style from './screen.module.css'
import { Note } from './section-card.tsx'

type Props = {
  title: string
  /** Number of items, shown beside the title. */
  count?: string | undefined
  intro?: string
  actions?: ReactNode
  wide?: boolean
  /** Makes the header small on phones. */
  compact?: boolean
  children: ReactNode
}

export function Screen({ title, count, intro, actions, wide = false, compact = false, children }: Props) {
  return (
    <div className={`${style.screen} ${wide ? style.wide : ''} ${compact ? style.compact : ''}`}>
      <title>{`${title} · ${brand.name}`}</title>
      <Group component="header" justify="space-between" align="end" gap="16px 32px" className={style.head}>
        <div>
          <Title lh={1.12} className={style.title}>
            {title}
          </Title>
          {count && (
            <Note span role="status" className={style.count}>
              {count}
            </Note>
          )}
          {intro && (
            <Text maw="60ch" mt={8} c="dimmed" className={style.intro}>
              {intro}
            </Text>
          )}
        </div>
        {actions && (
          <Group gap="sm" className={style.actions}>
            {actions}
          </Group>
        )}
      </Group>
      {children}
    </div>
  )
}
