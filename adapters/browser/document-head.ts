import type { DocumentHead } from '@xuekan/core'
import type { HeadModel } from '@xuekan/core/route'

type Attributes = Readonly<Record<string, string | undefined>>

/** Links of the document itself, which no page changes. */
const ownRels = [
  'stylesheet',
  'icon',
  'preload',
  'modulepreload',
  'preconnect',
  'manifest',
  'apple-touch-icon',
]

/** The head of the document. What a page before left there is replaced in place, so that nothing stands twice. */
export const createDocumentHead = (document: Document): DocumentHead => ({
  show: (head) => {
    document.title = head.title
    document.documentElement.lang = head.language
    replace(document, 'meta', ownMeta, head.metas.map(metaAttributes))
    replace(
      document,
      'link',
      ownLink,
      head.links.map((link) => ({ ...link })),
    )
    showJsonLd(document, head.jsonLd)
  },
})

const ownMeta = (meta: Element): boolean => {
  const name = meta.getAttribute('name') ?? meta.getAttribute('property')
  return name === null || name === 'viewport'
}

const ownLink = (link: Element): boolean => ownRels.includes(link.getAttribute('rel') ?? 'stylesheet')

const metaAttributes = ({ name, content }: HeadModel['metas'][number]): Attributes =>
  name.includes(':') ? { property: name, content } : { name, content }

function replace(
  document: Document,
  tag: string,
  own: (element: Element) => boolean,
  wanted: readonly Attributes[],
): void {
  const present = [...document.head.querySelectorAll(tag)].filter((element) => !own(element))
  wanted.forEach((attributes, index) => {
    const element = present[index] ?? document.head.appendChild(document.createElement(tag))
    dress(element, attributes)
  })
  for (const element of present.slice(wanted.length)) element.remove()
}

function dress(element: Element, attributes: Attributes): void {
  for (const name of element.getAttributeNames()) {
    if (attributes[name] === undefined) element.removeAttribute(name)
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && element.getAttribute(name) !== value) element.setAttribute(name, value)
  }
}

const jsonLdType = 'application/ld+json'

function showJsonLd(document: Document, jsonLd: object | null): void {
  const present = document.head.querySelector(`script[type="${jsonLdType}"]`)
  if (jsonLd === null) {
    present?.remove()
    return
  }
  const element = present ?? document.head.appendChild(document.createElement('script'))
  element.setAttribute('type', jsonLdType)
  element.textContent = JSON.stringify(jsonLd)
}
