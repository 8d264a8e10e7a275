import { doiUrl } from '@xuekan/core/content'
import { plainText } from '../text/plain-text.ts'
import { attribute, descendantsNamed, type XmlElement } from '../xml/xml-tree.ts'
import { citedDoi, typedIds } from './citation-doi.ts'
import { followable } from './links.ts'
import { escapeMarkup, tag, textOfHtml } from './write-html.ts'

const idOf = (citation: XmlElement, ...types: readonly string[]): string =>
  typedIds(citation, ...types)[0] ?? ''

const link = (href: string, text: string): string => tag('a', { href, rel: 'noopener' }, escapeMarkup(text))

const elsewhere = new Set(['doi', 'pmid', 'pmcid', 'pmc', 'arxiv', 'isbn'])
const named = new Set(['', 'accession', 'archive', 'ark'])

/** The numbers under which archives keep what is cited, linked where the file has an address for them. */
const archived = (citation: XmlElement, written: string): readonly string[] =>
  descendantsNamed(citation, 'pub-id')
    .filter((id) => !elsewhere.has(attribute(id, 'pub-id-type').toLowerCase()))
    .map((id) => {
      const number = plainText(id)
      const href = followable(attribute(id, 'xlink:href')) || followable(number)
      if (textOfHtml(written).includes(number || href)) return ''
      if (href !== '') return link(href, number || href)
      return named.has(attribute(id, 'pub-id-type')) ? escapeMarkup(number) : ''
    })

/** Links that a reference ends with, without those that its text has already. */
export const citationLinks = (citation: XmlElement, written: string): string => {
  const doi = citedDoi(citation)
  const pmid = idOf(citation, 'pmid')
  const pmcid = idOf(citation, 'pmcid', 'pmc').replace(/^(PMC)?(?=\d)/i, 'PMC')
  const arxiv = idOf(citation, 'arxiv').replace(/^arxiv:/i, '')
  const links = [
    doi !== '' && !textOfHtml(written).toLowerCase().includes(doi.toLowerCase())
      ? link(doiUrl(doi), `https://doi.org/${doi}`)
      : '',
    /^\d+$/.test(pmid) && !written.includes(pmid)
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
