import { ActionIcon, Button, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconFolders, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { assetKinds } from 'shared/deliverables/asset'
import { addAssetInput } from 'shared/deliverables/assets.inputs'
import { assetsDialogTexts } from 'shared/messages/it/asset-room'
import { assetKindTexts, assetLabel } from 'shared/messages/it/assets'
import { reviewTexts } from 'shared/messages/it/review'
import { trpc } from '../../lib/trpc.ts'
import { AppModal } from '../../ui/app-modal.tsx'
import { showErrorToast } from '../../ui/errors.ts'
import { CheckField, TextField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useZodForm } from '../../ui/use-zod-form.ts'
import style from './assets.module.css'
import { AssetBadge } from './option-switcher.tsx'
import type { ReviewAsset } from './review-model.ts'

/** Opens the assets' dialog. */
export function AssetsButton(props: { assets: readonly ReviewAsset[]; projectId: string }) {
  const [opened, { open, close }] = useDisclosure()
  return (
    <>
      <Button variant="default" leftSection={<IconFolders size={20} aria-hidden="true" />} onClick={open}>
        <span data-label>{reviewTexts.hub.assets}</span>
      </Button>
      <AssetsDialog {...props} opened={opened} onClose={close} />
    </>
  )
}

const texts = assetsDialogTexts

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
    <ul className={style.list}>
      {assets.map(asset => (
        <li key={asset.id}>
          <span>
            <b>{assetLabel(asset)}</b>
            <small>{asset.isRequired ? texts.required : texts.further}</small>
            <AssetBadge asset={asset} viewer="team" />
          </span>
          {!asset.isMain && asset.state === 'open' && (
            <ActionIcon
              aria-label={texts.removeLabel(assetLabel(asset))}
              disabled={leaving !== undefined}
              onClick={() => take(asset)}
            >
              <IconTrash size={20} aria-hidden="true" />
            </ActionIcon>
          )}
        </li>
      ))}
    </ul>
  )
}

function AddForm({ projectId, isDone }: { projectId: string; isDone: boolean }) {
  const refresh = useRefresh()
  const add = trpc.team.assets.add.useMutation({ onSettled: refresh })
  const { busy, field, formProps, form } = useZodForm({
    schema: addAssetInput,
    initial: { kind: '9:16', name: '', isRequired: !isDone },
    extra: { projectId },
    onFailure: error => showErrorToast(error, { text: texts.addFailed }),
    send: async input => {
      await add.mutateAsync(input)
      showToast({ title: texts.added(assetLabel({ ...input, name: input.name ?? null })) })
      form.setFieldValue('name', '')
    },
  })
  return (
    <form {...formProps} className={style.form}>
      <h3>{texts.addTitle}</h3>
      <SelectField
        label={texts.kind}
        data={assetKinds.map(kind => ({ value: kind, label: assetKindTexts[kind] }))}
        {...field('kind')}
      />
      <TextField optional label={texts.name} description={texts.nameHint} {...field('name')} />
      {!isDone && <CheckField label={texts.isRequired} {...field('isRequired')} />}
      <Button type="submit" loading={busy}>
        {texts.add}
      </Button>
    </form>
  )
}

/** Adds assets to a project, and removes those without a version. */
function AssetsDialog({
  opened,
  onClose,
  assets,
  projectId,
}: Props & { opened: boolean; onClose: () => void }) {
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
