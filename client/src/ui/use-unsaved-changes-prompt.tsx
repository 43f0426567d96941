import { Button, Group, Text } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { uiTexts } from 'shared/messages/it/screens'
import { AppModal } from './app-modal.tsx'

type Texts = { title: string; text: string; confirm: string }

/** Returns a modal, to be rendered beside a form, that asks before unsaved changes are left. */
export function useUnsavedChangesPrompt(isChanged: () => boolean, { title, text, confirm }: Texts) {
  const { proceed, reset, status } = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && isChanged(),
    enableBeforeUnload: isChanged,
    withResolver: true,
  })
  return (
    <AppModal opened={status === 'blocked'} onClose={() => reset?.()} title={title}>
      <Text c="dimmed">{text}</Text>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" data-autofocus onClick={() => reset?.()}>
          {uiTexts.cancel}
        </Button>
        <Button onClick={() => proceed?.()}>{confirm}</Button>
      </Group>
    </AppModal>
  )
}
