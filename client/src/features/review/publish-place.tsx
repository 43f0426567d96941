import { useState } from 'react'
import { reviewTexts } from 'shared/messages/it/review'
import { Button } from '../../ui/button.tsx'
import { onDemand } from '../../ui/late-part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { TeamRoom } from './review-types.ts'
import { type RoomAsset, versionsIn } from './use-asset.ts'

const PublishForm = onDemand(() => import('./publish-form.tsx'))

/** A form of an asset, which stands on the page as long as nothing is published. */
interface Form {
  name: string
  isInline: boolean
}

/** The main asset is none yet while its first version is published. */
const nameOf = (asset: RoomAsset | undefined) => (asset && !asset.isMain ? asset.id : 'main')

/** The form for a new version of what is on the screen, and those of others that hold a file. */
export function usePublishing(room: TeamRoom, asset: RoomAsset | undefined) {
  const [shown, setShown] = useState<{ name: string; opened: boolean }>()
  const [holding, setHolding] = useState<Form[]>([])
  const name = nameOf(asset)
  const own = holding.find(one => one.name === name)
  const current = own ?? { name, isInline: versionsIn(room, asset).length === 0 }
  /** What has ended behind another form leaves that one as it is. */
  const leave = (form: Form, opened?: boolean) =>
    setShown(before => {
      if (before && before.name !== form.name) return before
      return opened === undefined ? undefined : { name: form.name, opened }
    })
  return {
    forms: own ? holding : [...holding, current],
    current,
    opened: shown?.name === name ? shown.opened : current.isInline,
    open: () => setShown({ name, opened: true }),
    close: (form: Form) => leave(form, form.isInline ? false : undefined),
    end: (form: Form) => leave(form),
    hold: (form: Form, isHolding: boolean) =>
      setHolding(before => [...before.filter(one => one.name !== form.name), ...(isHolding ? [form] : [])]),
  }
}

export type Publishing = ReturnType<typeof usePublishing>

/** The way to the form. */
export function PublishButton({ publishing: { current, open } }: { publishing: Publishing }) {
  return (
    <Button
      aria-haspopup={current.isInline ? undefined : 'dialog'}
      onPointerEnter={PublishForm.warm}
      onFocus={PublishForm.warm}
      onClick={open}
    >
      {reviewTexts.hub.upload}
    </Button>
  )
}

type Props = { room: TeamRoom; projectId: string; publishing: Publishing }

/** Where versions are published: at once in a room without any, in a window over the others. */
export function PublishPlace({ room, projectId, publishing }: Props) {
  const { assets } = room
  const { forms, current, opened } = publishing
  return (
    <>
      {current.isInline && !opened && <PublishButton publishing={publishing} />}
      {forms.map(form => {
        const asset = assets.find(one => nameOf(one) === form.name)
        const versions = versionsIn(room, asset)
        return (
          <PublishForm
            key={`${form.name} ${form.isInline}`}
            opened={form.name === current.name && opened}
            onClose={() => publishing.close(form)}
            onDone={() => publishing.end(form)}
            until={form.isInline && <Skeleton heights={[614]} />}
            isInline={form.isInline}
            onHolding={isHolding => publishing.hold(form, isHolding)}
            projectId={projectId}
            nextName={`v${versions.length + 1}`}
            former={versions.find(({ state }) => state !== 'saved')}
            otherNames={versions.flatMap(({ state, versionName }) => (state === 'saved' ? [] : versionName))}
            asset={asset}
            isOneOfSeveral={assets.length > 1}
            makesPreviews={room.makesPreviews}
          />
        )
      })}
    </>
  )
}
