import { html } from 'hono/html'
import { z } from 'shared/errors/zod'
import { dateTimeIt } from 'shared/formats/date-it'
import { devTexts } from 'shared/messages/it/dev'
import { type JobState, jobStates, type ListedJob } from '../platform/jobs/job-queries.ts'
import type { Markup, Viewer } from './dev-frame.ts'

const { who, jobs, live } = devTexts

/** Renders the page of the signed-in user, with a button for each demo account. */
export const whoPage = (viewer: Viewer | undefined, emails: readonly string[]): Markup => html`
  <div class="card">${viewer ? identity(viewer) : html`<p>${who.nobody}</p>`}</div>
  <h2>${who.accounts}</h2>
  <p class="soft">${who.accountsText}</p>
  <ul class="cards">${emails.map(email => account(email, viewer?.user.email === email))}</ul>
  <h2>${who.open}</h2>
  <p><a href="/dashboard">${who.dashboard}</a> · <a href="/team">${who.team}</a></p>`

const identity = ({ user, session, member }: Viewer): Markup => html`<dl>
  <dt>${user.fullName}</dt><dd><strong>${user.email}</strong></dd>
  <dt>${who.role}</dt><dd>${roleOf(member)}</dd>
  <dt>${who.id}</dt><dd><code>${user.id}</code></dd>
  <dt>${who.expires}</dt><dd>${dateTimeIt(session.expiresAt)}</dd>
</dl>`

function roleOf(member: Viewer['member']): string {
  if (!member) return who.client
  return member.isManager ? who.manager(member.role) : member.role
}

const account = (email: string, isCurrent: boolean): Markup => html`<li class="card">
  <div><strong>${email}</strong><br /><small>${who.accountOf[email]}</small></div>
  <form method="post" action="/dev/sign-in">
    <input type="hidden" name="email" value="${email}" />
    ${isCurrent ? html`<span class="tag good">${who.current}</span>` : html`<button aria-label="${who.enterAs(email)}">${who.enter}</button>`}
  </form>
</li>`

/** Renders the page of waiting, running, failed and given-up jobs, with a retry. */
export const jobsPage = (listed: Record<JobState, ListedJob[]>, retried: boolean): Markup => html`
  ${retried ? html`<p class="notice" role="status">${jobs.retried}</p>` : ''}
  <p><a href="/dev/jobs">${jobs.reload}</a></p>
  ${jobStates.map(state => stateSection(state, listed[state]))}`

const stateSection = (state: JobState, listed: ListedJob[]): Markup => html`
  <h2>${jobs.states[state].title}<small>${listed.length}</small></h2>
  ${listed.length === 0 ? html`<p class="soft">${jobs.states[state].empty}</p>` : listed.map(job => entry(state, job))}`

const entry = (state: JobState, job: ListedJob): Markup => html`<details>
  <summary>
    <strong>${job.name}</strong>${job.attempts > 0 ? html`<span class="tag">${jobs.attempts(job.attempts)}</span>` : ''}<br />
    <small>${jobs.created(dateTimeIt(job.createdAt))}, ${jobs.due(dateTimeIt(job.dueAt))}</small>
    ${job.failure === null ? '' : html`<br /><span class="failure">${reasonOf(job.failure)}</span>`}
  </summary>
  ${job.failure === null ? '' : html`<p class="soft">${jobs.failure}</p><pre>${traceOf(job.failure)}</pre>`}
  <p class="soft">${jobs.payload}</p>
  <pre>${readable(job.payload)}</pre>
  ${state === 'failed' || state === 'given-up' ? retryForm(job) : ''}
</details>`

/** Stored form of an error. */
const kept = z.object({ message: z.string(), stack: z.string().optional() })

const reasonOf = (failure: unknown): string => kept.safeParse(failure).data?.message ?? readable(failure)

const traceOf = (failure: unknown): string => kept.safeParse(failure).data?.stack ?? readable(failure)

const retryForm = ({
  queue,
  name,
  id,
}: ListedJob): Markup => html`<form method="post" action="/dev/jobs/retry">
  <input type="hidden" name="queue" value="${queue}" />
  <input type="hidden" name="id" value="${id}" />
  <button aria-label="${jobs.retryOne(name, id)}">${jobs.retry}</button>
</form>`

const readable = (value: unknown): string => JSON.stringify(value, null, 2)

/** Renders the page of the user's live events, which the script adds as they arrive. */
export const livePage = (viewer: Viewer | undefined): Markup => html`
  <p>${live.intro}</p>
  ${
    viewer
      ? html`<section data-live data-words="${JSON.stringify(live.states)}">
    <div class="row">
      <button type="button" data-start>${live.start}</button>
      <button type="button" class="quiet" data-stop disabled>${live.stop}</button>
      <button type="button" class="quiet" data-clear>${live.clear}</button>
      <span class="tag" role="status" data-state>${live.states.idle}</span>
    </div>
    <h2>${live.log}</h2>
    <div class="log" role="log" aria-label="${live.log}"></div>
    <p class="soft">${live.empty}</p>
  </section>`
      : html`<p class="notice">${live.signedOut}</p>`
  }`
