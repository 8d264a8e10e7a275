import { escapeAttribute } from '@xuekan/core/content'

export { escapeMarkup } from '@xuekan/core/content'

/** Attributes of a tag; those that are '' or undefined are left out, so an empty `alt` is written as null. */
export type Attributes = Readonly<Record<string, string | number | null | undefined>>

const writeAttributes = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => {
      if (value === undefined || value === '') return ''
      return ` ${name}="${value === null ? '' : escapeAttribute(String(value))}"`
    })
    .join('')

/** An element with content that is HTML already. */
export const tag = (name: string, attributes: Attributes, content: string): string =>
  `<${name}${writeAttributes(attributes)}>${content}</${name}>`

/** An element that has no content: `img`, `br`. */
export const voidTag = (name: string, attributes: Attributes): string =>
  `<${name}${writeAttributes(attributes)}>`

/** Words that run into the first paragraph of this HTML, or stand before it where it begins with something else. */
export const withLead = (lead: string, html: string): string =>
  /^<p[ >]/.test(html) ? html.replace(/^<p[^>]*>/, (opening) => opening + lead) : lead + html

/** The text that a reader of this HTML sees, on one line. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<br>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
