declare module 'subset-font' {
  /** What is used of it: all glyphs at one place of the font's axes. */
  interface Instance {
    readonly keepAllGlyphs: true
    readonly variationAxes: Readonly<Record<string, number>>
    readonly targetFormat: 'sfnt'
  }
  /** HarfBuzz's subsetter. */
  export default function subsetFont(font: Buffer, text: undefined, instance: Instance): Promise<Buffer>
}
