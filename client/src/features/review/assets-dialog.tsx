import { IconFolders } from '@tabler/icons-react'
import { useState } from 'react'
import { assetKinds } from 'shared/deliverables/asset'
import { assetsDialogTexts } from 'shared/messages/it/asset-room'
import { assetKindTexts, assetLabel } from 'shared/messages/it/assets'
import { reviewTexts } from 'shared/messages/it/review'
import { trpc } from '../../lib/trpc.ts'
import { Button, WindowButton } from '../../ui/button.tsx'
import DialogWindow from '../../ui/dialog-window.tsx'
import { showFailure } from '../../ui/failure.ts'
import { CheckField, TextField } from '../../ui/field.tsx'
import { RemoveButton } from '../../ui/remove-button.tsx'
import { useSchemaForm } from '../../ui/schema-form.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { AssetBadge } from './asset-switch.tsx'
import style from './assets.module.css'
import type { ReviewAsset } from './use-asset.ts'

/** The way to what a project delivers. */
export function AssetsButton(props: { assets: readonly ReviewAsset[]; projectId: string }) {
  return (
    <WindowButton variant="outline" window={state => <AssetsDialog {...state} {...props} />}>
      <IconFolders size={20} aria-hidden="true" />
      <span data-label>{reviewTexts.hub.assets}</span>
    </WindowButton>
  )
}

const texts = assetsDialogTexts

const loadSchema = () => import('shared/deliverables/assets.inputs').then(inputs => inputs.addAssetInput)

type Props = { assets: readonly ReviewAsset[]; projectId: string }

/** The room and the project's state follow from what is delivered. */
function useRefresh() {
  const { team } = trpc.useUtils()
  return () => Promise.all([team.deliverables.invalidate(), team.projects.invalidate()])
}

function List({ assets }: Pick<Props, 'assets'>) {
  const refresh = useRefresh()
  const [leaving, setLeaving] = useState<string>()
  const remove = trpc.team.assets.remove.useMutation({
    onError: error => showFailure(error, { text: texts.removeFailed }),
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
            <RemoveButton
              label={texts.removeLabel(assetLabel(asset))}
              disabled={leaving !== undefined}
              onRemove={() => take(asset)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

function AddForm({ projectId, isDone }: { projectId: string; isDone: boolean }) {
  const refresh = useRefresh()
  const add = trpc.team.assets.add.useMutation({ onSettled: refresh })
  const { busy, field, formProps, form } = useSchemaForm({
    schema: loadSchema,
    initial: { kind: '9:16', name: '', isRequired: !isDone },
    extra: { projectId },
    onFailure: error => showFailure(error, { text: texts.addFailed }),
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
      <Button type="submit" busy={busy}>
        {texts.add}
      </Button>
    </form>
  )
}

/** What a project delivers: the team adds to it, and takes away what is not published yet. */
export function AssetsDialog({
  opened,
  onClose,
  assets,
  projectId,
}: Props & { opened: boolean; onClose: () => void }) {
  const isDone =
    assets.length > 0 && assets.every(({ isRequired, state }) => !isRequired || state === 'approved')
  return (
    <DialogWindow opened={opened} onClose={onClose} title={texts.title}>
      <p className="soft">{texts.text}</p>
      <List assets={assets} />
      <AddForm projectId={projectId} isDone={isDone} />
    </DialogWindow>
  )
}
