import { Paper } from '@mantine/core'

type Props = {
  text: string | undefined
  /** True if shown on page load, which is not announced. */
  isInitial?: boolean
}

/** Shows a problem, which screen readers announce. */
export const Notice = ({ text, isInitial = false }: Props) =>
  text ? (
    <Paper
      component="p"
      mb="lg"
      px="md"
      py="sm"
      radius="md"
      bg="transparent"
      bd="1px solid var(--warm)"
      c="var(--warm)"
      role={isInitial ? undefined : 'alert'}
    >
      {text}
    </Paper>
  ) : null
