import { Box, Button, Group, Text, Title } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { assetKinds } from 'shared/deliverables/asset'
import { addAssetInput } from 'shared/deliverables/deliverables.inputs'
import { assetsDialogTexts as texts } from 'shared/messages/it/asset-room'
import { assetKindTexts, assetLabel } from 'shared/messages/it/assets'
import { trpc } from '../../lib/trpc.ts'
import { IconButton } from '../../ui/action-buttons.tsx'
import { AppModal } from '../../ui/app-modal.tsx'
import { showErrorToast } from '../../ui/errors.ts'
import { CheckField, FormStack, TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/section-card.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useZodForm } from '../../ui/use-zod-form.ts'
import { AssetBadge } from './option-switcher.tsx'
import type { ReviewAsset } from './review-model.ts'

type Props = { assets: readonly ReviewAsset[]; projectId: string }

/** Refetches the review and the project, whose state depends on its assets. */
function useRefresh() {
  const { team } = trpc.useUtils()
  return () => Promise.all([team.deliverables.invalidate(), team.projects.invalidate()])
}

function List({ assets }: Pick<Props, 'assets'>) {
  const refresh = useRefresh()
  const [leaving, setLeaving] = useState<string>()
  const remove = trpc.team.assets.remove.useMutation({
    onError: error => showErrorToast(error, { text: texts.removeFailed }),
    onSettled: () => refresh().then(() => setLeaving(undefined)),
  })
  const take = (asset: ReviewAsset) => {
    setLeaving(asset.id)
    remove.mutate(
      { id: asset.id },
      { onSuccess: () => showToast({ title: texts.removed(assetLabel(asset)) }) },
    )
  }
  return (
    <Box component="ul" m="16px 0 24px">
      {assets.map(asset => (
        <Group component="li" key={asset.id} className="ruled" gap={14} mih={56} py={8} wrap="nowrap">
          <Group component="span" gap="4px 12px" flex={1} miw={0} className="breaks">
            <Text component="b" fw={700} w="100%">
              {assetLabel(asset)}
            </Text>
            <Note span>{asset.isRequired ? texts.required : texts.further}</Note>
            <AssetBadge asset={asset} viewer="team" />
          </Group>
          {!asset.isMain && asset.state === 'open' && (
            <IconButton
              label={texts.removeLabel(assetLabel(asset))}
              icon={IconTrash}
              disabled={leaving !== undefined}
              onClick={() => take(asset)}
            />
          )}
        </Group>
      ))}
    </Box>
  )
}

function AddForm({ projectId, isDone }: { projectId: string; isDone: boolean }) {
  const refresh = useRefresh()
  const add = trpc.team.assets.add.useMutation({ onSettled: refresh })
  const { busy, field, formProps, form } = useZodForm({
    schema: addAssetInput,
    initial: { kind: '9:16', name: '', isRequired: !isDone },
    draft: `asset:${projectId}`,
    extra: { projectId },
    failed: { text: texts.addFailed },
    send: async input => {
      await add.mutateAsync(input)
      showToast({ title: texts.added(assetLabel({ ...input, name: input.name ?? null })) })
      form.setFieldValue('name', '')
    },
  })
  return (
    <FormStack {...formProps} gap={16}>
      <Title order={3} size="h4">
        {texts.addTitle}
      </Title>
      <SelectField
        label={texts.kind}
        data={assetKinds.map(kind => ({ value: kind, label: assetKindTexts[kind] }))}
        {...field('kind')}
      />
      <TextField optional label={texts.name} description={texts.nameHint} {...field('name')} />
      {!isDone && <CheckField label={texts.isRequired} {...field('isRequired')} />}
      <Button type="submit" loading={busy} style={{ alignSelf: 'start' }}>
        {texts.add}
      </Button>
    </FormStack>
  )
}

type DialogProps = Props & { opened: boolean; onClose: () => void }

/** Adds assets to a project, and removes those without a version. */
export default function AssetsDialog({ opened, onClose, assets, projectId }: DialogProps) {
  const isDone =
    assets.length > 0 && assets.every(({ isRequired, state }) => !isRequired || state === 'approved')
  return (
    <AppModal opened={opened} onClose={onClose} title={texts.title}>
      <Text c="dimmed">{texts.text}</Text>
      <List assets={assets} />
      <AddForm projectId={projectId} isDone={isDone} />
    </AppModal>
  )
}
