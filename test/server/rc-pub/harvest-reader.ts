import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { elementsAt, readXml } from '../../domain/citation/readers.ts'

type Element = ReturnType<typeof readXml>

export interface HarvestedHeader {
  readonly identifier: string
  readonly datestamp: string
  readonly sets: readonly string[]
  readonly isDeleted: boolean
}

export interface HarvestedRecord extends HarvestedHeader {
  /** The one element within `metadata`; null of a deleted record. */
  readonly metadata: Element | null
}

/** One answer of OAI-PMH 2.0. */
export interface HarvestAnswer {
  readonly responseDate: string
  readonly request: { readonly url: string; readonly arguments: Readonly<Record<string, string>> }
  /** Code and words; null of an answer without an error. */
  readonly error: readonly [code: string, message: string] | null
  /** The element named as the verb; null of an error. */
  readonly content: Element | null
  readonly records: readonly HarvestedRecord[]
  /** '' of the last part; null of a list in one part. */
  readonly token: string | null
}

const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/

const only = (elements: readonly Element[], what: string): Element => {
  const [first] = elements
  if (first === undefined || elements.length > 1) throw new Error(`${what}: ${elements.length} of them`)
  return first
}

const names = ({ children }: Element): readonly string[] => children.map(({ name }) => name)

const textsOf = (from: Element, name: string): readonly string[] =>
  elementsAt(from, name).map(({ text }) => text)

function headerOf(element: Element): HarvestedHeader {
  const shape = names(element).join(' ')
  if (!/^identifier datestamp(?: setSpec)*$/.test(shape)) throw new Error(`a header of ${shape}`)
  const [identifier = '', datestamp = ''] = element.children.map(({ text }) => text)
  if (!/^oai:[a-z][\w.-]*\.[\w.-]+:[\w\-.!~*'();/?:@&=+$,%]+$/.test(identifier)) throw new Error(identifier)
  if (!time.test(datestamp)) throw new Error(datestamp)
  const sets = textsOf(element, 'setSpec')
  const strange = sets.find((set) => !/^[\w\-.!~*'()]+(?::[\w\-.!~*'()]+)*$/.test(set))
  if (strange !== undefined) throw new Error(strange)
  const { status } = element.attributes
  if (status !== undefined && status !== 'deleted') throw new Error(status)
  return { identifier, datestamp, sets, isDeleted: status === 'deleted' }
}

function recordOf(element: Element): HarvestedRecord {
  const header = headerOf(only(elementsAt(element, 'header'), 'header'))
  const metadata = elementsAt(element, 'metadata')
  if (names(element).join(' ') !== (header.isDeleted ? 'header' : 'header metadata'))
    throw new Error(`a record of ${names(element).join(' ')}`)
  const [within] = metadata
  return { ...header, metadata: within === undefined ? null : only(within.children, 'metadata') }
}

/** Reads an answer and holds it to the protocol: it throws at whatever the protocol does not have. */
export function readHarvest(xml: string): HarvestAnswer {
  const root = readXml(xml)
  const { xmlns } = root.attributes
  if (root.name !== 'OAI-PMH' || xmlns !== 'http://www.openarchives.org/OAI/2.0/') throw new Error(root.name)
  const [date, request, ...rest] = root.children
  if (date?.name !== 'responseDate' || !time.test(date.text)) throw new Error('responseDate')
  if (request?.name !== 'request' || !/^https?:\/\//.test(request.text)) throw new Error('request')
  const answered = only(rest, 'content')
  const isError = answered.name === 'error'
  const list = answered.name === 'ListRecords' ? 'record' : 'header'
  const records = isError
    ? []
    : [...elementsAt(answered, 'record').map(recordOf), ...elementsAt(answered, 'header').map(headerOf)].map(
        (each) => ({ metadata: null, ...each }),
      )
  const token = elementsAt(answered, 'resumptionToken')
  if (/^List(?:Records|Identifiers)$/.test(answered.name)) {
    const shape = names(answered).join(' ')
    if (!new RegExp(`^${list}(?: ${list})*(?: resumptionToken)?$`).test(shape))
      throw new Error(`a list of ${shape}`)
  }
  return {
    responseDate: date.text,
    request: { url: request.text, arguments: request.attributes },
    error: isError ? [String(answered.attributes['code']), answered.text] : null,
    content: isError ? null : answered,
    records,
    token: token[0]?.text ?? null,
  }
}

export const harvestPath = '/rc-pub/front/oai'

/** Asks a server as harvesters do, each answer held to the protocol. */
export function harvester(server: () => FastifyInstance) {
  const harvest = async (query: string, site = 'www'): Promise<HarvestAnswer> => {
    const headers = { host: `${site}.localhost` }
    const answer = await server().inject({ url: `${harvestPath}?${query}`, headers })
    const { statusCode, headers: got } = answer
    expect([query, statusCode, got['content-type']]).toEqual([query, 200, 'text/xml; charset=utf-8'])
    return readHarvest(answer.body)
  }
  /** Every part of a list, one after the other. */
  const whole = async (verb: string, query: string, site = 'www') => {
    const records: HarvestedRecord[] = []
    const parts: HarvestAnswer[] = []
    for (let next = `verb=${verb}&${query}`; ;) {
      const part = await harvest(next, site)
      parts.push(part)
      records.push(...part.records)
      if (part.token === null || part.token === '') return { records, parts }
      next = `verb=${verb}&resumptionToken=${encodeURIComponent(part.token)}`
    }
  }
  return { harvest, whole }
}

/** The texts of the elements of this name in the metadata of a record. */
export const textsAt = (record: HarvestedRecord | undefined, name: string): readonly string[] =>
  record === undefined || record.metadata === null
    ? []
    : elementsAt(record.metadata, name).map(({ text }) => text)
