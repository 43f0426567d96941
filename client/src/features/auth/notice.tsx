import { Paper, Text, Title } from '@mantine/core'
import type { ComponentProps } from 'react'
import { Button } from '../../ui/button.tsx'
import { FormStack } from '../../ui/field.tsx'

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

export const AccessHead = ({ title, text }: { title: string; text?: string | undefined }) => (
  <>
    <Title fz="2.375rem" lh={1.12}>
      {title}
    </Title>
    {text && (
      <Text inherit mt={8} c="dimmed">
        {text}
      </Text>
    )}
  </>
)

type FormProps = ComponentProps<typeof FormStack> & { submit: string; busy: boolean }

/** Renders the fields of an access form above its wide button. */
export const AccessForm = ({ submit, busy, children, ...form }: FormProps) => (
  <FormStack {...form} gap={18} mt={28}>
    {children}
    <Button type="submit" size="large" wide busy={busy}>
      {submit}
    </Button>
  </FormStack>
)
