/** The portal's own icon, a written page, as rectangles on a square of `side`: x, y, width, height and colour. */
const side = 32
const rectangles = [
  [5, 3, 22, 26, '#19456b'],
  [9, 9, 14, 2, '#ffffff'],
  [9, 15, 14, 2, '#ffffff'],
  [9, 21, 9, 2, '#ffffff'],
] as const

export const ownIconSvg =
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${side} ${side}'>` +
  rectangles.map(([x, y, w, h, fill]) => `<path fill='${fill}' d='M${x} ${y}h${w}v${h}H${x}z'/>`).join('') +
  '</svg>'

/** The same in an address, for a page that shall not have to ask for it. */
export const ownIconAddress = `data:image/svg+xml,${ownIconSvg.replace(/[<>#]/g, encodeURIComponent)}`

/** The same as an ICO file of one picture: rows from the bottom up, each pixel blue, green, red and alpha. */
export function printIco(): Buffer {
  const pixels = Buffer.alloc(side * side * 4)
  for (const [x, y, width, height, colour] of rectangles) {
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    const pixel = Buffer.from([blue ?? 0, green ?? 0, red ?? 0, 255])
    for (let row = y; row < y + height; row += 1) {
      const first = (side - 1 - row) * side + x
      pixels.fill(pixel, first * 4, (first + width) * 4)
    }
  }
  // transparency stands in the alpha of each pixel; the mask that must follow hides nothing
  const mask = Buffer.alloc((side * side) / 8)
  const picture = Buffer.alloc(40)
  picture.writeUInt32LE(40, 0)
  picture.writeInt32LE(side, 4)
  picture.writeInt32LE(2 * side, 8)
  picture.writeUInt16LE(1, 12)
  picture.writeUInt16LE(32, 14)
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(side, 6)
  head.writeUInt8(side, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(picture.length + pixels.length + mask.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, picture, pixels, mask])
}
