import { doiUrl } from '@xuekan/core/content'
import { plainText } from '../text/plain-text.ts'
import { attribute, descendantsNamed, type XmlElement } from '../xml/xml-tree.ts'
import { citedDoi, typedIds } from './citation-doi.ts'
import { catalogueAddress, catalogueName, idNames, isInternalId, isLinkedId } from './cited-ids.ts'
import { followable } from './followable.ts'
import { escapeMarkup, tag, textOfHtml } from './write-html.ts'

const idOf = (citation: XmlElement, ...types: readonly string[]): string =>
  typedIds(citation, ...types)[0] ?? ''

const link = (href: string, text: string): string => tag('a', { href, rel: 'noopener' }, escapeMarkup(text))

/** The numbers under which archives and catalogues keep what is cited, linked where their address is known. */
const archived = (citation: XmlElement, written: string): readonly string[] =>
  descendantsNamed(citation, ...idNames)
    .filter((id) => !isLinkedId(id))
    .map((id) => {
      const number = plainText(id)
      const href = followable(attribute(id, 'xlink:href')) || followable(number) || catalogueAddress(id)
      if (textOfHtml(written).includes(number || href)) return ''
      const name = catalogueName(id)
      if (href !== '') return link(href, [name, number || href].filter(Boolean).join(' '))
      return isInternalId(id) ? '' : escapeMarkup([name, number].filter(Boolean).join(' '))
    })

/** True of a text that has the number of PubMed already. A short one may be a volume or a page, unless it is announced. */
const names = (text: string, pmid: string): boolean =>
  new RegExp(
    `${pmid.length < 6 ? '(?:pmid|pubmed(?:\\s*id)?)[^\\p{L}\\d]{0,4}' : ''}(?<!\\d)${pmid}(?!\\d)`,
    'iu',
  ).test(text)

/** Links that a reference ends with, without those that its text has already. */
export const citationLinks = (citation: XmlElement, written: string): string => {
  const doi = citedDoi(citation)
  const pmid = idOf(citation, 'pmid', 'medline')
  const pmcid = idOf(citation, 'pmcid', 'pmc').replace(/^(PMC)?(?=\d)/i, 'PMC')
  const arxiv = idOf(citation, 'arxiv').replace(/^arxiv:/i, '')
  const links = [
    doi !== '' && !textOfHtml(written).toLowerCase().includes(doi.toLowerCase())
      ? link(doiUrl(doi), `https://doi.org/${doi}`)
      : '',
    /^\d+$/.test(pmid) && !names(textOfHtml(written), pmid)
      ? link(`https://pubmed.ncbi.nlm.nih.gov/${pmid}/`, 'PubMed')
      : '',
    /^PMC\d+$/.test(pmcid) ? link(`https://www.ncbi.nlm.nih.gov/pmc/articles/${pmcid}/`, 'PMC') : '',
    /^[\w./-]+$/.test(arxiv) && !written.includes(arxiv)
      ? link(`https://arxiv.org/abs/${arxiv}`, `arXiv:${arxiv}`)
      : '',
    ...archived(citation, written),
  ]
  return [...new Set(links)].filter((each) => each !== '').join(' ')
}
