import {
  attribute,
  descendantsNamed,
  elementAt,
  elementsAt,
  isElement,
  type XmlElement,
  type XmlNode,
} from '../xml/xml-tree.ts'
import { plainText } from '../text/plain-text.ts'
import type { ArticleRecord } from '../../store/article-record.ts'

const creativeCommons = /creativecommons\.org\/(licenses|publicdomain)\/([a-z-]+)\/(\d\.\d)/i

/** `CC BY 4.0` of `…/licenses/by/4.0/`. */
const nameOf = (url: string): string => {
  const [, kind, code = '', version = ''] = creativeCommons.exec(url) ?? []
  if (kind === undefined) return ''
  if (kind.toLowerCase() === 'publicdomain')
    return code.toLowerCase() === 'zero' ? `CC0 ${version}` : 'Public Domain Mark'
  return `CC ${code.toUpperCase()} ${version}`
}

const urlsIn = (license: XmlElement): readonly string[] => [
  attribute(license, 'xlink:href'),
  ...descendantsNamed(license, 'ali:license_ref').map(plainText),
  ...descendantsNamed(license, 'ext-link', 'uri').map(
    (link) => attribute(link, 'xlink:href') || plainText(link),
  ),
  ...(plainText(license).match(/https?:\/\/[^\s)>,;]+/g) ?? []),
]

/** The words of a licence: publishers set a lead in bold before them (`Open Access`), and nothing between. */
export const licenceWords = ({ children }: XmlElement): readonly XmlNode[] =>
  children.flatMap((node, at) => {
    const before = children[at - 1]
    const touchesLead =
      !isElement(node) &&
      /^\p{Lu}/u.test(node) &&
      before !== undefined &&
      isElement(before) &&
      before.name === 'bold' &&
      /\p{L}$/u.test(plainText(before))
    return touchesLead ? [' ', node] : [node]
  })

/**
 * The licence, its address first. Creative Commons is named by its short form; a licence without an address has
 * the first sentence of its text as name. null where the file names no licence.
 */
export const readLicense = (meta: XmlElement): ArticleRecord['license'] => {
  const licenses = elementsAt(meta, 'permissions', 'license')
  const urls = licenses.flatMap(urlsIn).filter((url) => /^https?:\/\//i.test(url))
  const url = urls.find((each) => creativeCommons.test(each)) ?? urls[0] ?? ''
  if (url !== '')
    return {
      url: url.replace(/^http:\/\/(?=(www\.)?creativecommons)/i, 'https://'),
      name: nameOf(url) || url,
    }
  const text = plainText(elementAt(meta, 'permissions', 'license'))
  return text === '' ? null : { url: '', name: text.split(/(?<=[.。])\s*/)[0] ?? text }
}
