import { html } from 'hono/html'
import { refusals } from 'shared/errors/codes'
import { devTexts } from 'shared/messages/it/dev'
import type { Described } from './dev-described.ts'
import type { Markup } from './dev-frame.ts'
import type { Notes } from './dev-notes.ts'

const texts = devTexts.procedures

const sentences = Object.fromEntries(Object.entries(refusals).map(([code, { text }]) => [code, text]))

/** Every procedure with its shape, policy and limits, and a form that calls it. */
export const proceduresPage = (procedures: Described[], notes: Map<string, Notes>): Markup => html`
  <p>${texts.intro(procedures.length)}</p>
  <search>
    <label for="filter">${texts.filter}</label>
    <input id="filter" type="search" autocomplete="off" spellcheck="false" data-filter />
    <p class="soft" role="status" data-found></p>
  </search>
  <div data-refusals="${JSON.stringify(sentences)}">${[...Map.groupBy(procedures, routerOf)].map(
    ([router, inside]) => html`<section data-group>
      <h2>${router}<small>${texts.found(inside.length)}</small></h2>
      ${inside.map(one => procedure(one, notes.get(one.path)))}
    </section>`,
  )}</div>`

const routerOf = ({ path }: Described): string => path.slice(0, path.lastIndexOf('.'))

const procedure = (described: Described, notes: Notes | undefined): Markup => html`
  <details id="${described.path}" data-procedure="${described.path.toLowerCase()}">
    <summary><code>${described.path}</code>
      <span class="tag ${described.kind}">${described.kind}</span><span class="tag">${described.policy ?? texts.noPolicy}</span></summary>
    ${notes?.words ? html`<p lang="en">${withCode(notes.words)}</p>` : ''}
    <p class="soft">${texts.takes}${described.shape ? '' : html`: ${texts.nothing}`}</p>
    ${described.shape ? html`<pre>${described.shape}</pre>` : ''}
    ${notes?.refusals ? html`<p lang="en"><small>${withCode(notes.refusals)}</small></p>` : ''}
    ${described.kind === 'subscription' ? html`<p><a href="/dev/live">${texts.stream}</a></p>` : callForm(described)}
  </details>`

const callForm = ({ path, kind, example }: Described): Markup => html`
  <form data-call="${path}" data-kind="${kind}" data-words="${JSON.stringify(words)}">
    ${example === undefined ? '' : inputField(path, example)}
    <div class="row"><button>${texts.call}</button><span class="tag" role="status" data-outcome hidden></span></div>
    <p class="failure" data-refusal hidden></p>
    <pre data-answer tabindex="0" role="region" aria-label="${texts.answer}" hidden></pre>
  </form>`

const words = { waiting: texts.waiting, badJson: texts.badJson, unreachable: texts.unreachable }

function inputField(path: string, example: unknown): Markup {
  const text = JSON.stringify(example, null, 2)
  return html`<label for="input-${path}">${texts.input}</label>
    <textarea id="input-${path}" name="input" rows="${text.split('\n').length}" autocomplete="off" autocapitalize="off" spellcheck="false">${text}</textarea>`
}

/** The words of the documentation, with its names as code. */
const withCode = (text: string): (string | Markup)[] =>
  text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))
