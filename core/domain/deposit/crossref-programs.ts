import { xmlElement, xmlLeaf, xmlText, type Xml } from '../text/xml.ts'
import { crossrefDoi } from './crossref-values.ts'
import { textIn, type Award, type DepositedArticle } from './deposited-article.ts'

/** Who paid: each funder with the numbers of its grants, by the Open Funder Registry or ROR where the file says it. */
export const fundersXml = ({ awards }: DepositedArticle): Xml =>
  xmlElement('fr:program', { name: 'fundref' }, awards.map(funderXml).join(''))

function funderXml({ funder, funderId, numbers }: Award): Xml {
  const named = (name: string, content: Xml): Xml => xmlElement('fr:assertion', { name }, content)
  const name = xmlText(textIn(funder, ['en', 'zh']))
  const id = xmlText(funderId.trim())
  const who = /^https?:\/\/ror\.org\//i.test(id)
    ? named('ror', id)
    : named(
        'funder_name',
        name === '' ? '' : name + named('funder_identifier', isRegisteredFunder(id) ? id : ''),
      )
  const grants = numbers.map((number) => named('award_number', xmlText(number.trim()))).join('')
  return named('fundgroup', who === '' ? '' : who + grants)
}

/** Funders of the registry are DOIs below its own prefix. */
const isRegisteredFunder = (id: string): boolean => /(?:^|\/)10\.13039\//.test(id)

/** The licence of the version of record. */
export const licenceXml = ({ licenseUrl }: DepositedArticle): Xml =>
  xmlElement(
    'ai:program',
    { name: 'AccessIndicators' },
    xmlLeaf('ai:license_ref', /^https?:/i.test(licenseUrl) ? licenseUrl : '', { applies_to: 'vor' }),
  )

/** A work that an article cites. */
export const referenceXml = ({ key, doi, text }: DepositedArticle['references'][number]): Xml =>
  xmlElement('citation', { key }, xmlLeaf('doi', crossrefDoi(doi)) + xmlLeaf('unstructured_citation', text))
