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
