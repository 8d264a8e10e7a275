/** Where a link into a sound or a film leads, as the fragment of an address: whole seconds (Media Fragments 1.0). */
export const timeFragment = (seconds: number): string =>
  `#t=${Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0}`

const time =
  /^t=(?:npt:)?(?:(?:(?<hours>\d{1,3}):)?(?<minutes>\d{1,2}):)?(?<seconds>\d{1,6}(?:\.\d{1,6})?)(?:,|$)/

/**
 * The seconds at which a fragment begins, with or without its '#': of `t=48`, `t=1:04`, `t=1:02:03.5` and a span such as
 * `t=48,60`; null where it names no time. Law: reads `timeFragment` back.
 */
export function timeInFragment(fragment: string): number | null {
  for (const part of fragment.replace(/^#/, '').split('&')) {
    const { hours, minutes, seconds } = time.exec(part)?.groups ?? {}
    if (seconds !== undefined) return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds)
  }
  return null
}
