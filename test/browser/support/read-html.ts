const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

const unescape = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')

/** The attributes of every element of this name, as a program that runs no scripts reads them. */
export function elementsIn(html: string, name: string): readonly Readonly<Record<string, string>>[] {
  return [...html.matchAll(new RegExp(`<${name}((?:\\s+[\\w:-]+(?:="[^"]*")?)*)\\s*/?>`, 'g'))].map(
    ([, attributes = '']) =>
      Object.fromEntries(
        [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
          key,
          unescape(value),
        ]),
      ),
  )
}

/** The contents of the `meta` elements of this name, in order. */
export const metasIn = (html: string, name: string): readonly string[] =>
  elementsIn(html, 'meta').flatMap((meta) => (meta['name'] === name ? [meta['content'] ?? ''] : []))

/** Where the links of a page lead, as written. */
export const hrefsIn = (html: string): readonly string[] =>
  elementsIn(html, 'a').map((link) => link['href'] ?? '')

/** What stands in the page's title. */
export const titleIn = (html: string): string => unescape(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')

/** The state that the server hands to the browser, as it stands in the page. */
export const stateIn = (html: string): string =>
  /<script type="application\/json" id="portal-state">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
