declare module 'subset-font' {
  /** All glyphs at one place of the font's axes. */
  interface Instance {
    readonly keepAllGlyphs: true
    readonly variationAxes: Readonly<Record<string, number>>
    readonly targetFormat: 'sfnt'
  }
  /** Some letters, with what these features make of them, at one place of each axis or within a range of it. */
  interface Subset {
    readonly keepFeatures: readonly string[]
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
    readonly targetFormat: 'woff2'
  }
  /** HarfBuzz's subsetter. */
  export default function subsetFont(font: Buffer, text: undefined, instance: Instance): Promise<Buffer>
  export default function subsetFont(font: Buffer, text: string, subset: Subset): Promise<Buffer>
}
