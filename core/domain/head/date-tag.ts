/** An ISO date as citation tags write it: `2026/03/05`, `2026/03` or `2026`; '' for what is no date. */
export function dateTag(iso: string): string {
  const match = /^([1-9]\d{3})(?:-(\d{2})(?:-(\d{2}))?)?(?!\d)/.exec(iso.trim())
  return match === null
    ? ''
    : match
        .slice(1)
        .filter((part) => part !== undefined)
        .join('/')
}
