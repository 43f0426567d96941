import scriptUrl from '@elevenlabs/convai-widget-embed/dist/index.js?url'
import { widgetTexts } from 'shared/messages/it/briefing-voice'

interface TypesFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}

let policy: ReturnType<TypesFactory['createPolicy']> | undefined

// Only our own file can become a script by this: the address is not taken from anywhere else.
function trustedScriptUrl(): string {
  const types = Reflect.get(window, 'trustedTypes') as TypesFactory | undefined
  policy ??= types?.createPolicy('voice-agent', { createScriptURL: () => scriptUrl })
  return policy?.createScriptURL('') ?? scriptUrl
}

export interface Call {
  agentId: string
  variables: Record<string, string>
}

/** Puts the agent's widget into a place, with its script. @returns the function that takes both away. */
export function mountWidget(
  place: HTMLElement,
  { agentId, variables }: Call,
  onFailed: () => void,
): () => void {
  const widget = document.createElement('elevenlabs-convai')
  widget.setAttribute('agent-id', agentId)
  widget.setAttribute('language', 'it')
  widget.setAttribute('override-language', 'it')
  widget.setAttribute('always-expanded', 'true')
  widget.setAttribute('text-contents', JSON.stringify(widgetTexts))
  widget.setAttribute('dynamic-variables', JSON.stringify(variables))
  const script = document.createElement('script')
  script.async = true
  script.onerror = onFailed
  script.src = trustedScriptUrl()
  place.append(widget)
  // What the script has defined stays; loading it twice would define it twice.
  if (!customElements.get('elevenlabs-convai')) document.head.append(script)
  return () => {
    widget.remove()
    script.remove()
  }
}
