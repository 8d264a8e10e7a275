import { contrastRatio } from '@xuekan/core'

/** Whether text on this hex colour reads better in black or in white; white on the footer's own ground, which is dark. */
export function inkOn(colour: string): 'black' | 'white' {
  const ground = hexOf(colour)
  if (ground === null) return 'white'
  return contrastRatio('#000000', ground) >= contrastRatio('#ffffff', ground) ? 'black' : 'white'
}

/** '#rgb' and '#rrggbb' as '#rrggbb'; null for anything else, which is no colour that a site can set. */
export function hexOf(colour: string): string | null {
  const hex = /^#(?:[\da-f]{3}|[\da-f]{6})$/i.exec(colour.trim())?.[0].toLowerCase()
  if (hex === undefined) return null
  return hex.length === 7 ? hex : hex.replace(/[\da-f]/g, '$&$&')
}
