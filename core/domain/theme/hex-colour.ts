/** '#rgb' and '#rrggbb' in any letter case as '#rrggbb' in small letters; null for anything else. Total. */
export function hexColour(raw: unknown): string | null {
  if (typeof raw !== 'string') return null
  const hex = /^#(?:[\da-f]{3}|[\da-f]{6})$/i.exec(raw.trim())?.[0].toLowerCase()
  if (hex === undefined) return null
  return hex.length === 7 ? hex : hex.replace(/[\da-f]/g, '$&$&')
}
