/** An element as tests read it. */
interface Read {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Read[]
  readonly text: string
}

/** The elements of a record by the guidelines: how often each may stand there. */
const occurrences: Readonly<Record<string, readonly [least: number, most: number]>> = {
  'datacite:titles': [0, 1],
  'datacite:creators': [0, 1],
  'datacite:contributors': [0, 1],
  'oaire:fundingReferences': [0, 1],
  'datacite:alternateIdentifiers': [0, 1],
  'datacite:relatedIdentifiers': [0, 1],
  'dc:language': [0, 1],
  'dc:publisher': [0, Infinity],
  'datacite:dates': [0, 1],
  'oaire:resourceType': [1, 1],
  'dc:description': [0, Infinity],
  'dc:format': [0, Infinity],
  'datacite:identifier': [1, 1],
  'datacite:rights': [1, 1],
  'datacite:subjects': [0, 1],
  'oaire:licenseCondition': [0, 1],
  'oaire:version': [0, 1],
  'oaire:file': [0, Infinity],
  'oaire:citationTitle': [0, 1],
  'oaire:citationVolume': [0, 1],
  'oaire:citationIssue': [0, 1],
  'oaire:citationStartPage': [0, 1],
  'oaire:citationEndPage': [0, 1],
}

/** Forms of what elements hold: names of children, each with a space behind. */
const models: Readonly<Record<string, string>> = {
  'datacite:titles': '(?:datacite:title )+',
  'datacite:creators': '(?:datacite:creator )+',
  'datacite:creator':
    'datacite:creatorName (?:datacite:givenName )?(?:datacite:familyName )?(?:datacite:nameIdentifier )*(?:datacite:affiliation )*',
  'datacite:contributors': '(?:datacite:contributor )+',
  'datacite:contributor':
    'datacite:contributorName (?:datacite:givenName )?(?:datacite:familyName )?(?:datacite:nameIdentifier )*(?:datacite:affiliation )*',
  'oaire:fundingReferences': '(?:oaire:fundingReference )+',
  'oaire:fundingReference':
    'oaire:funderName (?:oaire:funderIdentifier )?(?:oaire:fundingStream )?(?:oaire:awardNumber )?(?:oaire:awardTitle )?',
  'datacite:alternateIdentifiers': '(?:datacite:alternateIdentifier )+',
  'datacite:relatedIdentifiers': '(?:datacite:relatedIdentifier )+',
  'datacite:dates': '(?:datacite:date )+',
  'datacite:subjects': '(?:datacite:subject )+',
}

const identifierTypes =
  'ARK|arXiv|bibcode|DOI|EAN13|EISSN|Handle|IGSN|ISBN|ISSN|ISTC|LISSN|LSID|PISSN|PMID|PURL|UPC|URL|URN|WOS'
const accessRight = 'http://purl\\.org/coar/access_right/(?:c_abf2|c_f1cf|c_16ec|c_14cb)'

/** Attributes by their vocabularies; those with a star must be there. */
const attributes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'datacite:title': {
    'xml:lang': '[a-z]{2,3}(?:-\\w+)*',
    titleType: 'AlternativeTitle|Subtitle|TranslatedTitle|Other',
  },
  'datacite:creatorName': { nameType: 'Organizational|Personal' },
  'datacite:nameIdentifier': { '*nameIdentifierScheme': 'ORCID', schemeURI: 'https://orcid\\.org' },
  'datacite:contributor': { '*contributorType': 'Editor|Other' },
  'oaire:funderIdentifier': { '*funderIdentifierType': 'ISNI|GRID|Crossref Funder ID|ROR|Other' },
  'datacite:alternateIdentifier': { '*alternateIdentifierType': identifierTypes },
  'datacite:relatedIdentifier': {
    '*relatedIdentifierType': identifierTypes,
    '*relationType': 'IsPartOf|References',
  },
  'datacite:date': { '*dateType': 'Accepted|Available|Copyrighted|Created|Issued|Submitted|Updated|Valid' },
  'oaire:resourceType': {
    '*resourceTypeGeneral': 'literature',
    '*uri':
      'http://purl\\.org/coar/resource_type/(?:c_6501|c_545b|c_b239|c_2df8fbb1|c_dcae04bc|c_beb9|c_3e5a|c_ba08)',
  },
  'dc:description': { 'xml:lang': '[a-z]{2,3}(?:-\\w+)*' },
  'datacite:identifier': { '*identifierType': 'DOI|URN|PURL|URL|HANDLE|ARK' },
  'datacite:rights': { '*rightsURI': accessRight },
  'datacite:subject': { 'xml:lang': '[a-z]{2,3}(?:-\\w+)*' },
  'oaire:licenseCondition': { uri: 'https?://\\S+' },
  'oaire:version': {
    uri: 'http://purl\\.org/coar/version/(?:c_ab4af688f83e57aa|c_fa2ee174bc00049f|c_970fb48d4fbd8a85)',
  },
  'oaire:file': {
    mimeType: 'application/pdf',
    accessRightsURI: accessRight,
    objectType: 'fulltext|dataset|software|other',
  },
}

/** What elements say, where the guidelines give it a form. */
const values: Readonly<Record<string, RegExp>> = {
  'datacite:date': /^\d{4}(?:-\d\d(?:-\d\d)?)?$/,
  'dc:language': /^[a-z]{2,3}$/,
  'datacite:nameIdentifier': /^(?:\d{4}-){3}\d{3}[\dX]$/,
}

function faultsOf(element: Read): readonly string[] {
  const { name, children, text } = element
  const model = models[name]
  const held = children.map((child) => `${child.name} `).join('')
  const allowed = attributes[name] ?? {}
  const strange = Object.entries(element.attributes).filter(([key, value]) => {
    const form = allowed[key] ?? allowed[`*${key}`]
    return form === undefined || !new RegExp(`^(?:${form})$`).test(value)
  })
  const lacking = Object.keys(allowed).filter(
    (key) => key.startsWith('*') && element.attributes[key.slice(1)] === undefined,
  )
  return [
    ...(new RegExp(`^(?:${model ?? ''})$`).test(held) ? [] : [`${name} holds: ${held}`]),
    ...(model === undefined && text.trim() === '' ? [`${name} is empty`] : []),
    ...(model === undefined && !(values[name] ?? /^/).test(text) ? [`${name} says ${text}`] : []),
    ...strange.map(([key, value]) => `${name} has ${key}="${value}"`),
    ...lacking.map((key) => `${name} lacks ${key.slice(1)}`),
    ...children.flatMap(faultsOf),
  ]
}

/** What is wrong with a record, written down from the guidelines for literature repositories 4 and their schema. */
export function openaireFaults(resource: Read): readonly string[] {
  if (resource.name !== 'oaire:resource') return [`a record of ${resource.name}`]
  const strange = resource.children.filter(({ name }) => occurrences[name] === undefined)
  const counted = Object.entries(occurrences).flatMap(([name, [least, most]]) => {
    const count = resource.children.filter((child) => child.name === name).length
    return count < least || count > most ? [`${name} stands there ${count} times`] : []
  })
  return [
    ...strange.map(({ name }) => `${name} stands there`),
    ...counted,
    ...resource.children.flatMap(faultsOf),
  ]
}
