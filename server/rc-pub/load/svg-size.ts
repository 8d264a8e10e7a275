/** The size that an SVG states, else that of its view box. */
export function svgSizeOf(svg: string): { readonly width?: number; readonly height?: number } {
  const root = /<svg\b[^>]*>/.exec(svg)?.[0] ?? ''
  const stated = [/\bwidth="([\d.]+)(?:px)?"/, /\bheight="([\d.]+)(?:px)?"/].map((side) =>
    Number(side.exec(root)?.[1]),
  )
  const box =
    /\bviewBox="[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)"/.exec(root)?.slice(1).map(Number) ?? []
  const [width, height] = stated.every((side) => side > 0) ? stated : box
  return width === undefined || height === undefined
    ? {}
    : { width: Math.round(width), height: Math.round(height) }
}
