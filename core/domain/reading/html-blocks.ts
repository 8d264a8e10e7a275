/** An element, or the text between two, as it stands in the HTML. */
export interface HtmlBlock {
  /** '' for text. */
  readonly name: string
  readonly attributes: string
  /** What stands between its tags; the text itself. */
  readonly inner: string
  /** The whole. */
  readonly html: string
}

const voids = new Set(['br', 'hr', 'img'])

/**
 * What stands in a piece of HTML that a sanitiser has written, one after the other, nothing of it opened. Laws: joined it
 * is the HTML again; an element that is never closed goes to the end. Linear in its length.
 */
export function htmlBlocks(html: string): readonly HtmlBlock[] {
  const blocks: HtmlBlock[] = []
  const addText = (text: string): void => {
    if (text !== '') blocks.push({ name: '', attributes: '', inner: text, html: text })
  }
  let done = 0
  let depth = 0
  let open = { name: '', attributes: '', start: 0, inner: 0 }
  for (const match of html.matchAll(/<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)>/g)) {
    const [tag, slash, name = '', attributes = ''] = match
    const end = match.index + tag.length
    if (slash === '/') {
      depth -= 1
      if (depth > 0) continue
      // an end without a beginning is text
      if (depth < 0) {
        depth = 0
        continue
      }
      const inner = html.slice(open.inner, match.index)
      blocks.push({ name: open.name, attributes: open.attributes, inner, html: html.slice(open.start, end) })
      done = end
      continue
    }
    if (depth === 0) {
      addText(html.slice(done, match.index))
      done = match.index
      open = { name, attributes, start: match.index, inner: end }
    }
    if (!voids.has(name)) depth += 1
    else if (depth === 0) {
      blocks.push({ name, attributes, inner: '', html: tag })
      done = end
    }
  }
  addText(html.slice(done))
  return blocks
}

/** An attribute of a block, as written; ''. */
export const blockAttribute = ({ attributes }: Pick<HtmlBlock, 'attributes'>, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
