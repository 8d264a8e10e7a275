import { attribute, descendantsNamed, type XmlElement } from '../xml/xml-tree.ts'
import { plainText } from '../text/plain-text.ts'
import { findDoi } from '../meta/identifiers.ts'
import { escapeMarkup, tag, textOfHtml } from './write-html.ts'

const idOf = (citation: XmlElement, ...types: readonly string[]): string => {
  const ids = descendantsNamed(citation, 'pub-id', 'object-id')
  return plainText(ids.find((each) => types.includes(attribute(each, 'pub-id-type'))))
}

/** The DOI of the cited work: as identifier, as link, or in the words of the reference. */
export const citedDoi = (citation: XmlElement): string => {
  const linked = descendantsNamed(citation, 'ext-link', 'uri').map(
    (link) => `${attribute(link, 'xlink:href')} ${plainText(link)}`,
  )
  const named = findDoi(idOf(citation, 'doi'))
  if (named !== '') return named
  const inLinks = linked
    .filter((each) => /doi/i.test(each))
    .map(findDoi)
    .find((doi) => doi !== '')
  return inLinks ?? findDoi(/\b(?:doi\s*:?\s*|doi\.org\/)(10\.\S+)/i.exec(plainText(citation))?.[1] ?? '')
}

const link = (href: string, text: string): string => tag('a', { href, rel: 'noopener' }, escapeMarkup(text))

/** Links that a reference ends with, without those that its text has already. */
export const citationLinks = (citation: XmlElement, written: string): string => {
  const doi = citedDoi(citation)
  const pmid = idOf(citation, 'pmid')
  const pmcid = idOf(citation, 'pmcid', 'pmc').replace(/^(PMC)?(?=\d)/i, 'PMC')
  const arxiv = idOf(citation, 'arxiv').replace(/^arxiv:/i, '')
  const links = [
    doi !== '' && !textOfHtml(written).toLowerCase().includes(doi.toLowerCase())
      ? link(`https://doi.org/${doi}`, `https://doi.org/${doi}`)
      : '',
    /^\d+$/.test(pmid) && !written.includes(pmid)
      ? link(`https://pubmed.ncbi.nlm.nih.gov/${pmid}/`, 'PubMed')
      : '',
    /^PMC\d+$/.test(pmcid) ? link(`https://www.ncbi.nlm.nih.gov/pmc/articles/${pmcid}/`, 'PMC') : '',
    /^[\w./-]+$/.test(arxiv) && !written.includes(arxiv)
      ? link(`https://arxiv.org/abs/${arxiv}`, `arXiv:${arxiv}`)
      : '',
  ]
  return links.filter((each) => each !== '').join(' ')
}
