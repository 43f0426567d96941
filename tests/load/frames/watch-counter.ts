import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'
import { frameShownAt } from 'shared/deliverables/timecode'
import { timecodeOfFilmFrame } from 'shared/deliverables/timeline'
import { reviewTexts } from 'shared/messages/it/review'
import { playerTexts } from 'shared/messages/it/review-player'
import { COUNTED_FRAMES, numberOn, played } from '../../support/frame-counter.ts'
import type { CounterFilm } from './counter-films.ts'

const SHOWN_WITHIN_MS = 5000
const LOOK_EVERY_MS = 15
const PAUSES = [5, 12, 20, 28]
const TIMECODE = 'button:has(> .visually-hidden) > b'
const { comments } = reviewTexts

/** How often the timecode was not that of the frame that was shown, and how often it was looked at. */
export interface Watched {
  wrong: number
  looks: number
  /** While playing: how often the picture that the browser draws was not the frame that it had told of. */
  disagreed?: number
}

/** Frames that carry a note. */
export const notedFrames = [0, 1, 11, 22, 29, 30, 31, 43, 44]

/** A review room that shows a counter, and how it is worked with. */
export class CounterRoom {
  readonly #page: Page
  readonly #film: CounterFilm
  readonly #video: string

  constructor(page: Page, film: CounterFilm) {
    this.#page = page
    this.#film = film
    this.#video = `video[aria-label$="${film.name}"]`
  }

  async enter(address: string): Promise<void> {
    await this.#page.goto(address)
    const isReady = `document.querySelector(${JSON.stringify(this.#video)})?.readyState === 4`
    await this.#page.waitForFunction(isReady)
  }

  /** One frame after the other, by the key. */
  async step(): Promise<Watched> {
    await this.#home()
    let wrong = 0
    for (let frame = 0; frame < COUNTED_FRAMES; frame++) {
      if (!(await this.#shows(frame))) wrong++
      await this.#page.keyboard.press('.')
    }
    return { wrong, looks: COUNTED_FRAMES }
  }

  async play(): Promise<Watched> {
    await this.#home()
    const seen = await played(this.#page, this.#video, TIMECODE)
    const { frameRate } = this.#film.timeline
    const agreed = seen.filter(({ number, toldMs }) => frameShownAt(toldMs, frameRate) === number)
    return {
      wrong: agreed.filter(({ number, written }) => written !== this.#code(number)).length,
      looks: new Set(agreed.map(({ number }) => number)).size,
      disagreed: seen.length - agreed.length,
    }
  }

  async pause(): Promise<Watched> {
    let wrong = 0
    for (const after of PAUSES) {
      await this.#home()
      await this.#page.keyboard.press('k')
      while ((await this.#number()) < after) await pause(LOOK_EVERY_MS)
      await this.#page.keyboard.press('k')
      await this.#page.waitForFunction(`document.querySelector(${JSON.stringify(this.#video)}).paused`)
      if (!(await this.#agrees())) wrong++
    }
    return { wrong, looks: PAUSES.length }
  }

  /** To what was noted on frames, from the beginning. */
  async jump(): Promise<Watched> {
    let wrong = 0
    for (const frame of notedFrames) {
      await this.#home()
      const name = JSON.stringify(comments.goTo(this.#code(frame)))
      await this.#page.evaluate(
        `[...document.querySelectorAll('button')].find(one => one.ariaLabel === ${name}).click()`,
      )
      if (!(await this.#shows(frame))) wrong++
    }
    return { wrong, looks: notedFrames.length }
  }

  #code(frame: number): string {
    return timecodeOfFilmFrame(frame, this.#film.timeline)
  }

  async #home(): Promise<void> {
    await this.#page.focus(`input[aria-label="${playerTexts.position}"]`)
    await this.#page.keyboard.press('Home')
    await this.#until(async () => (await this.#number()) === 0)
  }

  #shows(frame: number): Promise<boolean> {
    return this.#until(async () => (await this.#number()) === frame && (await this.#agrees()))
  }

  async #agrees(): Promise<boolean> {
    const written = `document.querySelector(${JSON.stringify(TIMECODE)}).textContent`
    return this.#until(async () => this.#code(await this.#number()) === (await this.#page.evaluate(written)))
  }

  async #number(): Promise<number> {
    return Number(
      await this.#page.evaluate(`(${numberOn})(document.querySelector(${JSON.stringify(this.#video)}))`),
    )
  }

  async #until(condition: () => Promise<boolean>): Promise<boolean> {
    const until = performance.now() + SHOWN_WITHIN_MS
    while (!(await condition())) {
      if (performance.now() > until) return false
      await pause(LOOK_EVERY_MS)
    }
    return true
  }
}
