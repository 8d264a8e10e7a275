/**
 * A range of pages whose second number is written without the digits that it repeats, two at least: `1083–100`,
 * `98–102`, `7–9`. What is no number stays as it is.
 */
export function shortRange(first: string, last: string, dash: string, kept = 2): string {
  const numbers = /^\d+$/.test(first) && /^\d+$/.test(last) && first.length === last.length
  if (!numbers) return first + dash + last
  let repeated = 0
  while (repeated < last.length - kept && first[repeated] === last[repeated]) repeated += 1
  return first + dash + last.slice(repeated)
}
