import { xmlElement, xmlLeaf, xmlText, type Xml, type XmlAttributes } from '@xuekan/core/content'
import type { MetadataFormat } from './formats/harvested-article.ts'
import type { HarvestError, HarvestVerb } from './harvest-request.ts'

/** What every answer says of itself. */
export interface HarvestFrame {
  /** ISO 8601 in UTC, to the second: whoever harvests from here next misses nothing. */
  readonly responseDate: string
  readonly baseUrl: string
}

const root = {
  xmlns: 'http://www.openarchives.org/OAI/2.0/',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:schemaLocation':
    'http://www.openarchives.org/OAI/2.0/ http://www.openarchives.org/OAI/2.0/OAI-PMH.xsd',
}

const printFrame = (
  { responseDate, baseUrl }: HarvestFrame,
  request: XmlAttributes,
  content: Xml,
): string => {
  const requested = xmlLeaf('request', baseUrl, request)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlElement('OAI-PMH', root, xmlLeaf('responseDate', responseDate) + requested + content)}\n`
}

/** The arguments are repeated, but those of a request that could not be read. */
export const printHarvestError = (
  frame: HarvestFrame,
  request: XmlAttributes,
  { code, message }: HarvestError,
): string =>
  printFrame(
    frame,
    code === 'badVerb' || code === 'badArgument' ? {} : request,
    xmlElement('error', { code }, xmlText(message)),
  )

export const printHarvest = (
  frame: HarvestFrame,
  verb: HarvestVerb,
  request: XmlAttributes,
  content: Xml,
): string => printFrame(frame, request, xmlElement(verb, {}, content))

export interface RecordHeader {
  readonly identifier: string
  /** ISO 8601 in UTC, to the second. */
  readonly datestamp: string
  readonly sets: readonly string[]
  readonly isDeleted: boolean
}

export const headerXml = ({ identifier, datestamp, sets, isDeleted }: RecordHeader): Xml =>
  xmlElement(
    'header',
    { status: isDeleted ? 'deleted' : '' },
    [
      xmlLeaf('identifier', identifier),
      xmlLeaf('datestamp', datestamp),
      ...sets.map((set) => xmlLeaf('setSpec', set)),
    ].join(''),
  )

/** A deleted record has no metadata. */
export const recordXml = (header: RecordHeader, metadata: Xml): Xml =>
  xmlElement('record', {}, headerXml(header) + xmlElement('metadata', {}, header.isDeleted ? '' : metadata))

/** The last part of a list says so by an empty token; a list in one part has none. */
export function tokenXml(token: string | null, cursor: number, expires: string): Xml {
  if (token !== null)
    return xmlLeaf('resumptionToken', token, { expirationDate: expires, cursor: String(cursor) })
  return cursor === 0 ? '' : `<resumptionToken cursor="${cursor}"/>`
}

export const formatXml = ({ prefix, schema, namespace }: MetadataFormat): Xml =>
  xmlElement(
    'metadataFormat',
    {},
    xmlLeaf('metadataPrefix', prefix) + xmlLeaf('schema', schema) + xmlLeaf('metadataNamespace', namespace),
  )

export const setXml = (spec: string, name: string): Xml =>
  xmlElement('set', {}, xmlLeaf('setSpec', spec) + xmlLeaf('setName', name))

export interface RepositoryDescription {
  readonly name: string
  readonly repository: string
  readonly adminEmail: string
  readonly earliest: string
  readonly sampleIdentifier: string
}

export function identifyXml(frame: HarvestFrame, about: RepositoryDescription): Xml {
  const scheme = xmlElement(
    'oai-identifier',
    {
      xmlns: 'http://www.openarchives.org/OAI/2.0/oai-identifier',
      'xsi:schemaLocation':
        'http://www.openarchives.org/OAI/2.0/oai-identifier http://www.openarchives.org/OAI/2.0/oai-identifier.xsd',
    },
    [
      xmlLeaf('scheme', 'oai'),
      xmlLeaf('repositoryIdentifier', about.repository),
      xmlLeaf('delimiter', ':'),
      xmlLeaf('sampleIdentifier', about.sampleIdentifier),
    ].join(''),
  )
  return [
    xmlLeaf('repositoryName', about.name),
    xmlLeaf('baseURL', frame.baseUrl),
    xmlLeaf('protocolVersion', '2.0'),
    xmlLeaf('adminEmail', about.adminEmail),
    xmlLeaf('earliestDatestamp', about.earliest),
    xmlLeaf('deletedRecord', 'persistent'),
    xmlLeaf('granularity', 'YYYY-MM-DDThh:mm:ssZ'),
    xmlLeaf('compression', 'gzip'),
    xmlElement('description', {}, scheme),
  ].join('')
}
