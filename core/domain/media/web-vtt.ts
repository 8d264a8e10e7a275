import type { UiLanguage } from '../language/ui-language.ts'
import type { LocalizedText } from '../language/localized.ts'
import { escapeMarkup } from '../text/escape-markup.ts'

/** What is said or heard for a while. Milliseconds from the beginning. */
export interface Cue {
  readonly begin: number
  readonly end: number
  /** Plain text. */
  readonly text: LocalizedText
}

/** A part of a sound or a film, which lasts until the next one begins. */
export interface Chapter {
  /** Milliseconds from the beginning. */
  readonly begin: number
  /** Plain text. */
  readonly title: LocalizedText
}

/**
 * Captions in one language as WebVTT; '' where that language has none. Total: cues that end before they begin are left
 * out, and no text can end its cue or begin another.
 */
export function printWebVtt(cues: readonly Cue[], language: UiLanguage): string {
  const printed = cues.flatMap(({ begin, end, text }) => {
    const line = cueText(text[language])
    return line === '' || begin < 0 || end <= begin
      ? []
      : [`${cueTime(begin)} --> ${cueTime(end)}\n${line}\n`]
  })
  return printed.length === 0 ? '' : ['WEBVTT\n', ...printed].join('\n')
}

/** How long the last chapter is taken to be of what nobody has measured: a day, in milliseconds. */
const unmeasured = 86_400_000

/**
 * Chapters in one language as WebVTT, as a track of chapters is read; '' where that language has none. They are given in
 * order, `duration` in seconds, 0 where it is not known. Law: each with a title is one cue, which ends where the next
 * chapter begins, titled or not, and the last with the sound or film.
 */
export function printChapters(chapters: readonly Chapter[], duration: number, language: UiLanguage): string {
  const length = Math.round(duration * 1_000)
  const cues = chapters.map(({ begin, title }, at) => ({
    begin,
    end: chapters[at + 1]?.begin ?? (length > begin ? length : begin + unmeasured),
    text: title,
  }))
  return printWebVtt(cues, language)
}

/** 00:01:02.345 */
function cueTime(milliseconds: number): string {
  const whole = Math.round(milliseconds)
  const [hours, minutes, seconds] = [3_600_000, 60_000, 1_000].map((unit, index) =>
    String(Math.floor(whole / unit) % (index === 0 ? Number.MAX_SAFE_INTEGER : 60)).padStart(2, '0'),
  )
  return `${hours}:${minutes}:${seconds}.${String(whole % 1_000).padStart(3, '0')}`
}

/** One line, in which nothing is a tag or an arrow. */
const cueText = (raw: string): string => escapeMarkup(raw.replace(/\s+/g, ' ').trim())
