import { Center, Paper } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = {
  /** Of the browser's tab. */
  title: string
  wide?: boolean
  children: ReactNode
}

/** Renders a card alone on the screen, for a required step. */
export function CenteredPage({ title, wide, children }: Props) {
  return (
    <Center component="main" mih="100dvh" px="md" py="lg">
      <title>{title}</title>
      <Paper withBorder w="100%" maw={wide ? 620 : 480} p="clamp(24px, 5vw, 44px)">
        {children}
      </Paper>
    </Center>
  )
}
