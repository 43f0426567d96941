import { Paper, type PaperProps, Text, type TextProps, Title } from '@mantine/core'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import style from './section-card.module.css'

interface Props extends PaperProps {
  title?: string
  /** Names the section in addresses. */
  id?: string
  children: ReactNode
}

/** Renders a section of a screen on a sheet, under a heading if it has a title. */
export const SectionCard = ({ title, className, children, ...rest }: Props) => (
  <Paper
    component="section"
    withBorder
    {...rest}
    className={className ? `${style.card} ${className}` : style.card}
  >
    {title && (
      <Title order={2} size="h3" mb="md" className="breaks">
        {title}
      </Title>
    )}
    {children}
  </Paper>
)

type NoteProps = TextProps & Omit<ComponentPropsWithoutRef<'p'>, keyof TextProps>

export const Note = (props: NoteProps) => <Text size="sm" c="dimmed" {...props} />

/** Renders secondary text, larger than `Note`. */
export const Remark = (props: NoteProps) => <Text fz="0.9375rem" c="dimmed" {...props} />
