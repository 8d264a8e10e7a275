import { ok, type Result } from '@xuekan/core'
import type { Xml } from '@xuekan/core/content'
import {
  articleChange,
  changedArticles,
  changedGroups,
  earliestChange,
  settledUntil,
  type ArticleChange,
} from '../store/changed-articles.ts'
import type { Queryable } from '../store/database.ts'
import type { MetadataFormat } from './formats/harvested-article.ts'
import { harvestedArticles } from './harvested-articles.ts'
import { printIdentifier, printSet, readIdentifier, readSet } from './harvest-names.ts'
import {
  harvestError,
  inSeconds,
  readHarvestRequest,
  type HarvestError,
  type HarvestRequest,
  type HarvestSelection,
  type ListVerb,
} from './harvest-request.ts'
import { printToken, readToken, tokenLasts, tokenSecret, type HarvestPlace } from './harvest-token.ts'
import {
  formatXml,
  headerXml,
  identifyXml,
  printHarvest,
  printHarvestError,
  recordXml,
  setXml,
  tokenXml,
  type HarvestFrame,
  type RecordHeader,
} from './print-harvest.ts'
import { findRepository, metadataFormats, type Repository, type RepositoryPorts } from './repository.ts'

/** Records that one answer tells. */
const partSizes: Readonly<Record<ListVerb, number>> = { ListIdentifiers: 500, ListRecords: 200 }

/** Records of a form that has full texts, so that no answer is long. */
const textsInPart = 20

/** A request as it came. */
export interface HarvestParameters {
  /** The arguments in their order, repeated ones too. */
  readonly given: readonly (readonly [name: string, value: string])[]
  /** Scheme and host. */
  readonly origin: string
  /** The address without its arguments. */
  readonly baseUrl: string
}

export interface HarvestPorts extends RepositoryPorts {
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * OAI-PMH 2.0: what a host shows, for harvesters. The errors of the protocol are answers too. A list comes in parts,
 * each of which knows where the next begins; the date of an answer is the point in time up to which every change was
 * told, so that whoever asks for what came after it misses nothing.
 */
export async function answerHarvest(ports: HarvestPorts, requested: HarvestParameters): Promise<string> {
  const settled = await settledUntil(ports.database)
  const frame = { responseDate: `${settled.slice(0, 19)}Z`, baseUrl: requested.baseUrl }
  const attributes = Object.fromEntries(requested.given)
  const request = readHarvestRequest(requested.given)
  if (!request.ok) return printHarvestError(frame, attributes, request.error)
  const repository = await findRepository(ports, requested.origin)
  const content = await contentOf({ ...ports, settled, frame, repository }, request.value)
  return content.ok
    ? printHarvest(frame, request.value.verb, attributes, content.value)
    : printHarvestError(frame, attributes, content.error)
}

interface Harvest {
  readonly database: Queryable
  readonly repository: Repository
  readonly now: () => number
  /** As `settledUntil` says. */
  readonly settled: string
  readonly frame: HarvestFrame
}

type Answered = Promise<Result<Xml, HarvestError>>

async function contentOf(harvest: Harvest, request: HarvestRequest): Answered {
  if (request.verb === 'Identify') return ok(await describe(harvest))
  if (request.verb === 'ListSets') return ok(await listSets(harvest))
  if (request.verb === 'ListMetadataFormats') return listFormats(harvest, request.identifier)
  if (request.verb === 'GetRecord') return getRecord(harvest, request)
  if ('selection' in request)
    return listPart(harvest, {
      verb: request.verb,
      siteId: harvest.repository.siteId,
      selection: request.selection,
      after: null,
      cursor: 0,
    })
  const place = readToken(await tokenSecret(harvest.database), request.resumptionToken, harvest.now())
  return place === null || place.verb !== request.verb || place.siteId !== harvest.repository.siteId
    ? harvestError('badResumptionToken', 'The token is unknown here, or has expired.')
    : listPart(harvest, place)
}

async function describe({ database, repository, frame }: Harvest): Promise<Xml> {
  const [siteId = 1] = repository.sites
  return identifyXml(frame, {
    name: repository.title,
    repository: repository.name,
    adminEmail: repository.adminEmail,
    earliest: `${(await earliestChange(database)).slice(0, 19)}Z`,
    sampleIdentifier: printIdentifier(repository.name, { siteId, key: '10.5555/example' }),
  })
}

async function listSets({ database, repository }: Harvest): Promise<Xml> {
  const groups = await changedGroups(database, repository.sites)
  return [
    ...repository.journals.map(({ sld, config }) =>
      setXml(printSet({ kind: 'journal', sld }), config.name.en || config.name.zh || sld),
    ),
    ...groups.map(({ kind, name }) =>
      setXml(printSet(kind === 'column' ? { kind, column: name } : { kind, type: name }), name),
    ),
  ].join('')
}

/** Every article has every form. */
async function listFormats(harvest: Harvest, identifier: string | null): Answered {
  if (identifier !== null && (await find(harvest, identifier)) === null) return unknownIdentifier
  return ok(metadataFormats.map(formatXml).join(''))
}

const unknownIdentifier = harvestError('idDoesNotExist', 'No article has this identifier here.')

const formatOf = (prefix: string): MetadataFormat | null =>
  metadataFormats.find((format) => format.prefix === prefix) ?? null

const unknownFormat = harvestError(
  'cannotDisseminateFormat',
  `There is no such form. There are: ${metadataFormats.map(({ prefix }) => prefix).join(', ')}.`,
)

async function find({ database, repository }: Harvest, identifier: string): Promise<ArticleChange | null> {
  const name = readIdentifier(repository.name, identifier)
  return name === null ? null : articleChange(database, { ...name, sites: repository.sites })
}

async function getRecord(
  harvest: Harvest,
  { identifier, metadataPrefix }: Extract<HarvestRequest, { readonly verb: 'GetRecord' }>,
): Answered {
  const format = formatOf(metadataPrefix)
  if (format === null) return unknownFormat
  const change = await find(harvest, identifier)
  return change === null ? unknownIdentifier : ok(await printRecords(harvest, [change], format))
}

type Place = Omit<HarvestPlace, 'after' | 'ends'> & { readonly after: HarvestPlace['after'] | null }

async function listPart(harvest: Harvest, place: Place): Answered {
  const { database, repository, settled, now } = harvest
  const { verb, selection, after, cursor } = place
  const format = formatOf(selection.metadataPrefix)
  if (format === null) return unknownFormat
  const size = verb === 'ListRecords' && format.hasTexts ? textsInPart : partSizes[verb]
  const gathered = gatheredIn(repository, selection.set)
  if (gathered === null) return nothingMatches
  const found = await changedArticles(database, { ...gathered, selection, after, settled, limit: size + 1 })
  const part = found.slice(0, size)
  const last = part.at(-1)
  if (last === undefined) return nothingMatches
  const records =
    verb === 'ListRecords'
      ? await printRecords(harvest, part, format)
      : part.map((change) => headerXml(headerOf(repository, change, change.articleId === null))).join('')
  const ends = now() + tokenLasts
  const token =
    found.length > size
      ? printToken(await tokenSecret(database), {
          ...place,
          after: { changedAt: last.changedAt, number: last.number },
          cursor: cursor + part.length,
          ends,
        })
      : null
  return ok(records + tokenXml(token, cursor, inSeconds(ends)))
}

const nothingMatches = harvestError('noRecordsMatch', 'No article of this host matches.')

/** The journals that a set has, and what of them; null for a set that is not there. */
function gatheredIn(
  { journals, sites }: Repository,
  spec: HarvestSelection['set'],
): Pick<Parameters<typeof changedArticles>[1], 'sites' | 'within'> | null {
  if (spec === null) return { sites, within: null }
  const set = readSet(spec)
  if (set === null) return null
  if (set.kind !== 'journal') return { sites, within: set }
  const journal = journals.find(({ sld }) => sld === set.sld)
  return journal === undefined ? null : { sites: [journal.id], within: null }
}

const headerOf = (repository: Repository, change: ArticleChange, isDeleted: boolean): RecordHeader => ({
  identifier: printIdentifier(repository.name, change),
  datestamp: `${change.changedAt.slice(0, 19)}Z`,
  sets: [
    printSet({ kind: 'journal', sld: change.sld }),
    ...(change.column === '' ? [] : [printSet({ kind: 'column', column: change.column })]),
    ...(change.type === '' ? [] : [printSet({ kind: 'type', type: change.type })]),
  ],
  isDeleted,
})

async function printRecords(
  { database, repository }: Harvest,
  changes: readonly ArticleChange[],
  format: MetadataFormat,
): Promise<Xml> {
  const ids = changes.flatMap(({ articleId }) => articleId ?? [])
  const articles = await harvestedArticles(database, repository, ids, format.hasTexts)
  return changes
    .map((change) => {
      // one that went in this very moment is told as gone, and once more with the time at which it went
      const article = articles.get(change.articleId ?? 0)
      const header = headerOf(repository, change, article === undefined)
      return recordXml(header, article === undefined ? '' : format.print(article))
    })
    .join('')
}
