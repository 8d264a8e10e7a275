/** A place in a sound or a film as people write it: `1:04`, `1:02:03`. Seconds; what is no time is 0:00. */
export function mediaTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (part: number): string => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** How long a sound or a film is as ISO 8601 writes it, such as `PT1H2M3S`; '' for what is no length. */
export function isoDuration(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.round(seconds) : 0
  if (whole <= 0) return ''
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const part = (number: number, unit: string): string => (number > 0 ? `${number}${unit}` : '')
  return `PT${part(hours, 'H')}${part(minutes, 'M')}${part(rest, 'S')}`
}

/** The cue that is spoken at a time in seconds: the last that has begun and not ended; -1 for none. */
export const cueAt = (
  cues: readonly { readonly begin: number; readonly end: number }[],
  seconds: number,
): number => cues.findLastIndex(({ begin, end }) => begin <= seconds * 1000 && seconds * 1000 < end)

/** The chapter that a time in seconds is in: the last that has begun; -1 before the first. */
export const chapterAt = (chapters: readonly { readonly begin: number }[], seconds: number): number =>
  chapters.findLastIndex(({ begin }) => begin <= seconds * 1000)
