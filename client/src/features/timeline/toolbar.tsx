import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { memberTexts } from 'shared/messages/it/members'
import { teamTexts } from 'shared/messages/it/team'
import { timelineTexts } from 'shared/messages/it/timeline'
import { type Span, shifted } from 'shared/timeline/period'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import style from './timeline.module.css'
import type { TimelineSearch, View } from './timeline-search.ts'

const texts = teamTexts.timeline
const ALL = 'all'

const views: { value: View; label: string }[] = [
  { value: 'month', label: texts.month },
  { value: 'week', label: texts.week },
  { value: 'list', label: texts.list },
]

function MemberChoice({ member, onMember }: { member?: string; onMember: (member?: string) => void }) {
  const members = trpc.team.members.list.useQuery({ limit: 100 }).data?.items ?? []
  const choices = members.map(({ id, fullName, suspendedAt }) => ({
    value: id,
    label: memberTexts.named(fullName, suspendedAt !== null),
  }))
  return (
    <SelectField
      className={style.member}
      aria-label={timelineTexts.member}
      data={[{ value: ALL, label: teamTexts.projects.allMembers }, ...choices]}
      value={member ?? ALL}
      onChange={value => onMember(value && value !== ALL ? value : undefined)}
    />
  )
}

type Props = {
  title: string
  span: Span
  view: View
  day: string
  today: string
  search: TimelineSearch
  canChooseMember: boolean
  /** Without the grids, which small screens have no room for. */
  narrow: boolean
  onSearch: (search: TimelineSearch) => void
}

/** Which period, how it is shown, and whose deadlines. */
export function Toolbar(props: Props) {
  const { title, span, view, day, today, search, canChooseMember, narrow, onSearch } = props
  const go = (to: string) => onSearch({ ...search, day: to })
  const { member: _, ...everyones } = search
  return (
    <div className="cluster center gap-12-16">
      <fieldset className={style.period}>
        <legend className="visually-hidden">{timelineTexts.period}</legend>
        <button
          type="button"
          className="icon-button quiet"
          aria-label={texts.previous}
          onClick={() => go(shifted(span, day, -1))}
        >
          <IconChevronLeft size={22} aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon-button quiet"
          aria-label={texts.next}
          onClick={() => go(shifted(span, day, 1))}
        >
          <IconChevronRight size={22} aria-hidden="true" />
        </button>
        <Button variant="outline" size="small" onClick={() => go(today)}>
          {texts.today}
        </Button>
        <h2 className={style.title} aria-live="polite">
          {title}
        </h2>
      </fieldset>
      {canChooseMember && (
        <MemberChoice
          {...(search.member && { member: search.member })}
          onMember={member => onSearch({ ...everyones, ...(member && { member }) })}
        />
      )}
      <ChoiceBar
        label={timelineTexts.look}
        choices={narrow ? views.filter(({ value }) => value !== 'list') : views}
        value={narrow && view === 'list' ? 'month' : view}
        onChange={value => onSearch({ ...search, view: value })}
      />
    </div>
  )
}
