/** Script of the developer pages; the pages contain its texts. */

/** @param {ParentNode} within @param {string} mark */
const part = (within, mark) => within.querySelector(`[data-${mark}]`)

function showOnly(typed) {
  const words = typed.toLowerCase().split(/\s+/)
  const all = [...document.querySelectorAll('[data-procedure]')]
  for (const one of all) one.hidden = !words.every(word => one.dataset.procedure.includes(word))
  for (const group of document.querySelectorAll('[data-group]'))
    group.hidden = !group.querySelector('[data-procedure]:not([hidden])')
  part(document, 'found').textContent = `${all.filter(one => !one.hidden).length} / ${all.length}`
}

/** Calls a procedure with an input, as the product does, and returns the answer. */
async function send({ call, kind }, input) {
  const json = input === undefined ? undefined : JSON.stringify(input)
  const query = json === undefined ? '' : `?input=${encodeURIComponent(json)}`
  const answer = await (kind === 'query'
    ? fetch(`/trpc/${call}${query}`)
    : fetch(`/trpc/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        ...(json !== undefined && { body: json }),
      }))
  return { status: answer.status, text: await answer.text() }
}

/** Returns the text of an error; empty for any other answer. */
function refusalIn(answer) {
  const sentences = JSON.parse(part(document, 'refusals').dataset.refusals)
  return sentences[answer.error?.data.appCode] ?? ''
}

function say(form, outcome, tone, text, refusal = '') {
  const tag = part(form, 'outcome')
  tag.hidden = false
  tag.textContent = outcome
  tag.className = `tag ${tone}`
  part(form, 'refusal').hidden = refusal === ''
  part(form, 'refusal').textContent = refusal
  const answer = part(form, 'answer')
  answer.hidden = text === ''
  answer.textContent = text
}

function read(form) {
  const typed = form.elements.namedItem('input')?.value.trim()
  return typed ? JSON.parse(typed) : undefined
}

async function call(form) {
  const words = JSON.parse(form.dataset.words)
  const button = form.querySelector('button')
  let input
  try {
    input = read(form)
  } catch (error) {
    return say(form, words.badJson, 'bad', error.message)
  }
  say(form, words.waiting, '', '')
  button.disabled = true
  const began = performance.now()
  try {
    const { status, text } = await send(form.dataset, input)
    const outcome = `${status} · ${Math.round(performance.now() - began)} ms`
    const answer = JSON.parse(text)
    say(form, outcome, status < 400 ? 'good' : 'bad', JSON.stringify(answer, null, 2), refusalIn(answer))
  } catch (error) {
    say(form, words.unreachable, 'bad', error.message)
  }
  button.disabled = false
  button.focus()
}

/** Creates a log line: time, topic, ids or text. */
function line({ topic, ids, words }) {
  const item = document.createElement('p')
  const parts = [new Date().toLocaleTimeString('it-IT'), topic, JSON.stringify(ids), words ?? '']
  for (const text of parts.filter(Boolean)) {
    const span = document.createElement('span')
    span.textContent = text
    item.append(span)
  }
  return item
}

function followEvents(section) {
  const words = JSON.parse(section.dataset.words)
  const log = section.querySelector('[role=log]')
  const [start, stop] = [part(section, 'start'), part(section, 'stop')]
  let stream
  const be = state => {
    part(section, 'state').textContent = words[state]
    part(section, 'state').className = `tag ${state === 'open' ? 'good' : state === 'refused' ? 'bad' : ''}`
    const listens = state === 'connecting' || state === 'open'
    start.disabled = listens
    stop.disabled = !listens
  }
  const end = state => {
    stream?.close()
    be(state)
  }
  const listen = () => {
    be('connecting')
    stream = new EventSource('/trpc/live.events?input=%7B%7D')
    stream.addEventListener('connected', () => be('open'))
    stream.addEventListener('return', () => end('ended'))
    stream.addEventListener('serialized-error', () => end('refused'))
    stream.addEventListener('error', () => (stream.readyState === 2 ? end('refused') : be('connecting')))
    stream.addEventListener('message', ({ data }) => log.prepend(line(JSON.parse(data))))
  }
  start.addEventListener('click', () => {
    listen()
    stop.focus()
  })
  stop.addEventListener('click', () => {
    end('idle')
    start.focus()
  })
  part(section, 'clear').addEventListener('click', () => log.replaceChildren())
  listen()
}

part(document, 'filter')?.addEventListener('input', ({ target }) => showOnly(target.value))
document.addEventListener('submit', event => {
  if (!event.target.dataset.call) return
  event.preventDefault()
  void call(event.target)
})
const live = part(document, 'live')
if (live) followEvents(live)
// The hash opens a procedure: /dev/procedures#auth.session
const linked = document.getElementById(decodeURIComponent(location.hash.slice(1)))
if (linked instanceof HTMLDetailsElement) linked.open = true
