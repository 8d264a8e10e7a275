import { referenceLinks, type ReferenceLink } from '@xuekan/core/content'
import { unescapeText } from '@xuekan/core/route'

/** What a card says of one reference, note or abbreviation. */
export interface Entry {
  readonly label: string
  /** Copies of what the page says itself. */
  readonly content: readonly Node[]
  readonly links: readonly ReferenceLink[]
}

export interface Answer {
  readonly kind: 'author' | 'reference' | 'note' | 'abbreviation'
  readonly entries: readonly Entry[]
  /** Where the text cites it: of one reference alone. */
  readonly places: readonly { readonly href: string; readonly text: string; readonly name: string }[]
  /** Where the entry stands in the page; '' where it stands nowhere else. */
  readonly href: string
  /** The ways to an author, in the order of the page. */
  readonly ways: readonly Way[]
}

export interface Way {
  readonly kind: 'articles' | 'mail' | 'orcid'
  readonly url: string
}

/** More at once would be a list, which the page has already. */
const mostEntries = 12

/** What a mark of the text means, as the page itself says it; null where it says nothing. */
export function answerOf(mark: HTMLElement): Answer | null {
  if (mark.tagName === 'ABBR')
    return {
      kind: 'abbreviation',
      entries: [{ label: mark.textContent ?? '', content: [document.createTextNode(mark.title)], links: [] }],
      places: [],
      href: '',
      ways: [],
    }
  if (mark.dataset['affiliations'] !== undefined) return authorOf(mark, mark.dataset['affiliations'])
  const href = mark.getAttribute('href') ?? ''
  const cites = mark.dataset['cites']
  const ids = cites === undefined ? [unescapeText(href.slice(1))] : cites.split(' ')
  const items = ids.flatMap((id) => document.getElementById(id) ?? [])
  if (items.length === 0) return null
  const [only] = items
  return {
    kind: cites === undefined ? 'note' : 'reference',
    entries: items.slice(0, mostEntries).map(cites === undefined ? noteEntry : referenceEntry),
    places: items.length === 1 && only !== undefined ? placesOf(only) : [],
    href,
    ways: [],
  }
}

/** An author, with the places of work, and the ways there are: to the articles, ORCID, a mail. */
function authorOf(mark: HTMLElement, ids: string): Answer {
  const author = mark.closest('li')
  const name = document.createElement('b')
  name.textContent = author?.firstChild?.textContent ?? ''
  const places = ids.split(' ').flatMap((id) => document.getElementById(id) ?? [])
  const links = [...(author?.querySelectorAll<HTMLAnchorElement>(':scope > a') ?? [])]
  return {
    kind: 'author',
    entries: [
      { label: '', content: [name], links: [] },
      ...places.map((place) => ({
        label: place.querySelector(':scope > span')?.textContent ?? '',
        content: [...place.childNodes].slice(1).map((node) => node.cloneNode(true)),
        links: [],
      })),
    ],
    places: [],
    href: '',
    ways: links.map((link) => ({ kind: wayKind(link), url: link.getAttribute('href') ?? '' })),
  }
}

const wayKind = ({ protocol, host }: HTMLAnchorElement): Way['kind'] =>
  protocol === 'mailto:' ? 'mail' : host === 'orcid.org' ? 'orcid' : 'articles'

/** The words of an item, without its label and its ways back, which the card has in places of its own. */
function contentOf(item: HTMLElement): DocumentFragment {
  const copy = document.createRange().createContextualFragment('')
  for (const node of item.childNodes) copy.append(node.cloneNode(true))
  for (const own of copy.querySelectorAll('.cited-in, .backlink, :scope > .label')) own.remove()
  copy.querySelector('.label')?.remove()
  for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id')
  return copy
}

function referenceEntry(item: HTMLElement): Entry {
  const copy = contentOf(item)
  const addresses = [...copy.querySelectorAll('a')].map((link) => link.href)
  const doi =
    /doi\.org\/(10\..+)$/.exec(addresses.find((each) => each.includes('doi.org/10.')) ?? '')?.[1] ?? ''
  const pmid =
    addresses.map((each) => /pubmed\.ncbi\.nlm\.nih\.gov\/(\d+)/.exec(each)?.[1]).find(Boolean) ?? ''
  const links = referenceLinks({ doi: unescapeText(doi), pmid, text: copy.textContent ?? '' })
  return { label: `[${numberOf(item)}]`, content: [...copy.childNodes], links }
}

const noteEntry = (item: HTMLElement): Entry => ({
  label: item.querySelector('.label')?.textContent ?? '',
  content: [...contentOf(item).childNodes],
  links: [],
})

/** As the list shows it: its own label, else its number there. */
function numberOf(item: HTMLElement): string {
  const label = item.querySelector(':scope > .label')?.textContent ?? ''
  if (label !== '') return label.replace(/^[[(\s]+|[\])\s.]+$/g, '')
  const list = item.parentElement
  const start = list instanceof HTMLOListElement ? list.start : 1
  return String(start + [...(list?.children ?? [])].indexOf(item))
}

const placesOf = (item: HTMLElement): Answer['places'] =>
  [...item.querySelectorAll<HTMLAnchorElement>(':scope > .cited-in > a')].map((link) => ({
    href: link.getAttribute('href') ?? '',
    text: link.textContent ?? '',
    name: link.getAttribute('aria-label') ?? '',
  }))
