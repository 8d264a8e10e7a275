/** The largest number that the badge of the basket shows (C9.2). */
const badgeMaximum = 99

/** `7`, `99`, `99+` above it, '' for none. */
export const badgeLabel = (count: number): string =>
  count > badgeMaximum ? `${badgeMaximum}+` : count >= 1 ? String(Math.floor(count)) : ''
