import { path, rect, svg } from './pen.ts'

/** Modules on a side, codewords of data and of correction: version 3 with error correction L. */
const [size, dataCount, checkCount] = [29, 55, 15]

/** What the 15 format bits are for correction L with the first mask, the least bit last. */
const format = 0b111011111000100

const products = (a: number, b: number): number => {
  let [result, left, right] = [0, a, b]
  for (; right > 0; right >>= 1) {
    if ((right & 1) === 1) result ^= left
    left = left < 128 ? left << 1 : (left << 1) ^ 0x11d
  }
  return result
}

/** The remainder of the data after division by (x − 1)(x − 2)(x − 4)… over GF(256). */
const checkWords = (data: readonly number[]): readonly number[] => {
  let divisor: readonly number[] = [1]
  for (let i = 0, root = 1; i < checkCount; i++, root = products(root, 2))
    divisor = [...divisor, 0].map((word, at) => word ^ products(divisor[at - 1] ?? 0, root))
  const rest = [...data, ...Array.from({ length: checkCount }, () => 0)]
  for (let i = 0; i < data.length; i++) {
    const factor = rest[i] ?? 0
    divisor.forEach((word, at) => (rest[i + at] = (rest[i + at] ?? 0) ^ products(word, factor)))
  }
  return rest.slice(data.length)
}

/** The codewords of at most 53 characters of ASCII: mode, length, bytes, end, filling, correction. */
const codewords = (content: string): readonly number[] => {
  const bytes = [...new TextEncoder().encode(content)]
  const nibbles = [4, bytes.length >> 4, bytes.length & 15, ...bytes.flatMap((b) => [b >> 4, b & 15]), 0]
  const data = Array.from(
    { length: nibbles.length / 2 },
    (_, i) => ((nibbles[2 * i] ?? 0) << 4) | (nibbles[2 * i + 1] ?? 0),
  )
  for (let i = 0; data.length < dataCount; i++) data.push(i % 2 === 0 ? 0xec : 0x11)
  return [...data, ...checkWords(data)]
}

/** The modules whose place and colour do not depend on the content; null elsewhere. */
const fixedModule = (x: number, y: number): boolean | null => {
  const corner = [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ].find(([cx = 0, cy = 0]) => Math.max(Math.abs(x - cx), Math.abs(y - cy)) <= 4)
  if (corner !== undefined) {
    const ring = Math.max(Math.abs(x - (corner[0] ?? 0)), Math.abs(y - (corner[1] ?? 0)))
    return ring !== 2 && ring !== 4
  }
  const alignment = Math.max(Math.abs(x - 22), Math.abs(y - 22))
  if (alignment <= 2) return alignment !== 1
  if (x === 6 || y === 6) return (x + y) % 2 === 0
  const bit = (at: number): boolean => ((format >> at) & 1) === 1
  if (x === 8 && y < 9) return bit(y < 6 ? y : y - 1)
  if (y === 8 && x < 8) return bit(x === 7 ? 8 : 14 - x)
  if (y === 8 && x > size - 9) return bit(size - 1 - x)
  if (x === 8 && y > size - 9) return y === size - 8 ? true : bit(y - size + 15)
  return null
}

/** The dark modules, row by row: the content runs in pairs of columns, up and down, from the right. */
const modulesOf = (content: string): readonly (readonly boolean[])[] => {
  const words = codewords(content)
  const rows = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (__, x) => fixedModule(x, y)),
  )
  let at = 0
  for (let pair = size - 1, upwards = true; pair > 0; pair -= pair === 8 ? 3 : 2, upwards = !upwards)
    for (let step = 0; step < size; step++)
      for (const x of [pair, pair - 1]) {
        const y = upwards ? size - 1 - step : step
        const row = rows[y]
        if (row === undefined || row[x] !== null) continue
        const dark = (((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1
        row[x] = dark !== ((x + y) % 2 === 0)
        at++
      }
  return rows.map((row) => row.map((dark) => dark === true))
}

/** A code to scan, 222 × 222 with its quiet border. `content` is ASCII of at most 53 characters. */
export const qrCode = (content: string, title: string, ink = '#14181d'): string => {
  const dark = modulesOf(content)
    .flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x + 4} ${y + 4}h1v1h-1z`] : [])))
    .join('')
  const side = 6 * (size + 8)
  return svg(
    side,
    side,
    rect(0, 0, side, side, { fill: '#ffffff' }) +
      path(dark, { fill: ink, transform: 'scale(6)', 'shape-rendering': 'crispEdges' }),
    { title, background: '#ffffff' },
  )
}
