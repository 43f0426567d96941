import { Button, Group, Text } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { uiTexts } from 'shared/messages/it/screens'
import { AppModal } from './app-modal.tsx'

type Texts = { title: string; text: string; confirm: string }

type Place = { pathname: string; search: object }

/**
 * Returns a modal, to be rendered beside a form, that asks before unsaved changes are left; those `ofProject` are left
 * for another project of the same page, too.
 */
export function useUnsavedChangesPrompt(
  isChanged: () => boolean,
  { title, text, confirm }: Texts,
  ofProject = false,
) {
  const pageOf = ({ pathname, search }: Place) =>
    [pathname, ofProject && 'project' in search && search.project].join()
  const { proceed, reset, status } = useBlocker({
    shouldBlockFn: ({ current, next }) => pageOf(current) !== pageOf(next) && isChanged(),
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
