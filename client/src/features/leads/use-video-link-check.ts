import { type ChangeEvent, useState } from 'react'
import { fieldErrorTexts } from 'shared/errors/codes'
import { linkFaultOf } from 'shared/leads/video-link'

type Form = {
  setFieldError: (name: 'videoUrl', error: string) => void
  clearFieldError: (name: 'videoUrl') => void
}
type Field = { onChange: (event: ChangeEvent<HTMLInputElement>) => void }

/** Looks at the video link at every change: while it is wrong, the form cannot be sent. */
export function useVideoLinkCheck<Props extends Field>(form: Form, props: Props) {
  const [wrong, setWrong] = useState(false)
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    props.onChange(event)
    const link = event.target.value.trim()
    const fault = link === '' ? null : linkFaultOf(link)
    setWrong(fault !== null)
    if (fault) form.setFieldError('videoUrl', fieldErrorTexts[fault])
    else form.clearFieldError('videoUrl')
  }
  return { wrong, props: { ...props, onChange } }
}
