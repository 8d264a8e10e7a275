const mask = '****'
const from = -8
const to = -4

/**
 * Masks the characters at positions -8 to -4 (C4.5): `13812345678` is shown as `138****5678`.
 * Names of 5 to 7 characters show the mask and the last four; names of 4 or fewer are unchanged.
 */
export function maskUserName(name: string): string {
  const characters = [...name]
  if (characters.length <= -to) return name
  return (
    characters.slice(0, Math.max(0, characters.length + from)).join('') + mask + characters.slice(to).join('')
  )
}
