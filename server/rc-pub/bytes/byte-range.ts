/** A part of some bytes: from `from` up to, not with, `to`. */
export interface ByteRange {
  readonly from: number
  readonly to: number
}

/**
 * Reads a Range header (RFC 9110, 14.2) for this many bytes. 'whole' when it asks for nothing that can be given in one
 * part: another unit, several ranges, not a range at all. 'unsatisfiable' when nothing of it lies within.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header?.replaceAll(/\s/g, '') ?? '') ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '')
    return Number(last) === 0 || size === 0
      ? 'unsatisfiable'
      : { from: Math.max(0, size - Number(last)), to: size }
  const from = Number(first)
  const to = last === '' ? Infinity : Number(last) + 1
  if (to <= from && last !== '') return 'whole'
  return from >= size ? 'unsatisfiable' : { from, to: Math.min(to, size) }
}
