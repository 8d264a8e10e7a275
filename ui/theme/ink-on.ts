import { contrastRatio, hexColour } from '@xuekan/core/site'

/**
 * Whether text on this hex colour reads better in black or in white; white on the footer's own ground, which is dark.
 * Law: the better one has at least 4.58:1 on any colour.
 */
export function inkOn(colour: string): 'black' | 'white' {
  const ground = hexColour(colour)
  if (ground === null) return 'white'
  return contrastRatio('#000000', ground) >= contrastRatio('#ffffff', ground) ? 'black' : 'white'
}
