const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** The beginning of an ISO day as RFC 822 (and RSS 2.0) writes it, with the name of the zone, which some feed readers ask for; '' for what is no whole day. */
export function rfc822Date(iso: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso)
  const date = new Date(match === null ? Number.NaN : `${iso}T00:00:00Z`)
  if (match === null || Number.isNaN(date.getTime()) || !date.toISOString().startsWith(iso)) return ''
  const [, year, month, day] = match
  return `${days[date.getUTCDay()]}, ${day} ${months[Number(month) - 1]} ${year} 00:00:00 GMT`
}
