import { reviewTexts } from 'shared/messages/it/review'
import { Button } from '../../ui/button.tsx'
import { useLatePart } from '../../ui/late-part.tsx'
import style from './room.module.css'

const loadOptions = () => import('./export-options.tsx')

/** Where the comments can be taken along; how, travels when it is wanted. */
export function ExportComments({ deliverableId }: { deliverableId: string }) {
  const { Component: Options, triggerProps } = useLatePart(loadOptions)
  return Options ? (
    <Options deliverableId={deliverableId} />
  ) : (
    <Button variant="subtle" size="small" className={style.quiet} {...triggerProps}>
      {reviewTexts.comments.export}
    </Button>
  )
}
