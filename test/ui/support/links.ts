/** One link of a piece of HTML: its attributes, and its text without tags. */
export interface FoundLink {
  readonly attributes: Readonly<Record<string, string>>
  readonly text: string
}

const decode = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')

/** Every link of a page in order, whatever the order of its attributes. */
export const linksIn = (html: string): readonly FoundLink[] =>
  [...html.matchAll(/<a\s([^>]*)>([\s\S]*?)<\/a>/g)].map(([, attributes = '', content = '']) => ({
    attributes: Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        decode(value),
      ]),
    ),
    text: decode(content.replace(/<[^>]*>/g, '')),
  }))
