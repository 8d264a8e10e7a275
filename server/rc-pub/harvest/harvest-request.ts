import { err, ok, type Result } from '@xuekan/core'

/** The verbs of OAI-PMH 2.0. */
export const harvestVerbs = [
  'Identify',
  'ListMetadataFormats',
  'ListSets',
  'GetRecord',
  'ListIdentifiers',
  'ListRecords',
] as const
export type HarvestVerb = (typeof harvestVerbs)[number]
export type ListVerb = 'ListIdentifiers' | 'ListRecords'

/** The errors of the protocol, all of which are answered with HTTP 200. */
export interface HarvestError {
  readonly code:
    | 'badVerb'
    | 'badArgument'
    | 'badResumptionToken'
    | 'cannotDisseminateFormat'
    | 'idDoesNotExist'
    | 'noRecordsMatch'
  readonly message: string
}

export const harvestError = (
  code: HarvestError['code'],
  message: string,
): { readonly ok: false; readonly error: HarvestError } => err({ code, message })

/** What a list is narrowed to. Times are ISO 8601 in UTC, to the second; null where the harvester names none. */
export interface HarvestSelection {
  readonly metadataPrefix: string
  /** The first second of it. */
  readonly from: string | null
  /** The first second behind it. */
  readonly before: string | null
  readonly set: string | null
}

export type HarvestRequest =
  | { readonly verb: 'Identify' }
  | { readonly verb: 'ListSets' }
  | { readonly verb: 'ListMetadataFormats'; readonly identifier: string | null }
  | { readonly verb: 'GetRecord'; readonly identifier: string; readonly metadataPrefix: string }
  | { readonly verb: ListVerb; readonly selection: HarvestSelection }
  | { readonly verb: ListVerb; readonly resumptionToken: string }

interface VerbArguments {
  readonly required: readonly string[]
  readonly optional: readonly string[]
  /** Stands alone, where it is given. */
  readonly exclusive: string | null
}

const listArguments: VerbArguments = {
  required: ['metadataPrefix'],
  optional: ['from', 'until', 'set'],
  exclusive: 'resumptionToken',
}

const verbArguments: Readonly<Record<HarvestVerb, VerbArguments>> = {
  Identify: { required: [], optional: [], exclusive: null },
  ListMetadataFormats: { required: [], optional: ['identifier'], exclusive: null },
  ListSets: { required: [], optional: [], exclusive: 'resumptionToken' },
  GetRecord: { required: ['identifier', 'metadataPrefix'], optional: [], exclusive: null },
  ListIdentifiers: listArguments,
  ListRecords: listArguments,
}

const isVerb = (name: string | undefined): name is HarvestVerb => harvestVerbs.some((verb) => verb === name)

/**
 * Reads the arguments of a request as they came, repeated ones too. Total. Law: whatever it reads is asked with the
 * arguments of its verb, each once.
 */
export function readHarvestRequest(
  given: readonly (readonly [name: string, value: string])[],
): Result<HarvestRequest, HarvestError> {
  const verbs = given.filter(([name]) => name === 'verb').map(([, value]) => value)
  const [verb] = verbs
  if (verbs.length > 1) return harvestError('badVerb', 'The verb is given more than once.')
  if (verb === undefined) return harvestError('badVerb', 'The verb is missing.')
  if (!isVerb(verb))
    return harvestError('badVerb', `There is no such verb. There are: ${harvestVerbs.join(', ')}.`)
  const values = new Map<string, string>()
  for (const [name, value] of given.filter(([each]) => each !== 'verb')) {
    if (values.has(name)) return harvestError('badArgument', `The argument ${name} is given more than once.`)
    values.set(name, value)
  }
  const fault = faultOf(verb, values)
  return fault === null ? readArguments(verb, values) : harvestError('badArgument', fault)
}

/** What is wrong with the names of arguments and with how they are written; null for nothing. */
function faultOf(verb: HarvestVerb, values: ReadonlyMap<string, string>): string | null {
  const { required, optional, exclusive } = verbArguments[verb]
  const unknown = [...values.keys()].find((name) => ![...required, ...optional, exclusive].includes(name))
  if (unknown !== undefined) return `${verb} has no argument ${unknown}.`
  if (exclusive !== null && values.has(exclusive))
    return values.size > 1 ? `The argument ${exclusive} stands alone.` : null
  const missing = required.find((name) => !values.has(name))
  if (missing !== undefined) return `The argument ${missing} is missing.`
  const illegal = [...values].find(([name, value]) => syntaxOf.get(name)?.test(value) === false)
  return illegal === undefined ? null : `The argument ${illegal[0]} has an illegal syntax.`
}

/** What the schema of the protocol lets arguments be: the answer repeats them, and would not be valid with any other. */
const syntaxOf: ReadonlyMap<string, RegExp> = new Map([
  ['metadataPrefix', /^[\w\-.!~*'()]+$/],
  ['set', /^[\w\-.!~*'()]+(?::[\w\-.!~*'()]+)*$/],
])

function readArguments(
  verb: HarvestVerb,
  values: ReadonlyMap<string, string>,
): Result<HarvestRequest, HarvestError> {
  const resumptionToken = values.get('resumptionToken')
  const metadataPrefix = values.get('metadataPrefix') ?? ''
  if (verb === 'Identify') return ok({ verb })
  if (verb === 'ListSets') {
    // the list of sets is given whole
    return resumptionToken === undefined
      ? ok({ verb })
      : harvestError('badResumptionToken', 'No list of sets was ever given in parts.')
  }
  if (verb === 'ListMetadataFormats') return ok({ verb, identifier: values.get('identifier') ?? null })
  if (verb === 'GetRecord') return ok({ verb, identifier: values.get('identifier') ?? '', metadataPrefix })
  if (resumptionToken !== undefined) return ok({ verb, resumptionToken })
  const [from, until] = [values.get('from'), values.get('until')]
  const first = from === undefined ? null : readTime(from)
  const last = until === undefined ? null : readTime(until)
  if (first === undefined || last === undefined)
    return harvestError('badArgument', 'Times are YYYY-MM-DD or YYYY-MM-DDThh:mm:ssZ, in UTC.')
  if (first !== null && last !== null && first.seconds !== last.seconds)
    return harvestError('badArgument', 'The arguments from and until have one granularity.')
  if (first !== null && last !== null && first.at > last.at)
    return harvestError('badArgument', 'The argument from is later than until.')
  return ok({
    verb,
    selection: {
      metadataPrefix,
      from: first === null ? null : inSeconds(first.at),
      before: last === null ? null : behind(last),
      set: values.get('set') ?? null,
    },
  })
}

/** A point in time, in milliseconds since 1970, and how many seconds it stands for. */
interface GivenTime {
  readonly at: number
  readonly seconds: 1 | 86_400
}

/** undefined for what is no time. */
function readTime(text: string): GivenTime | undefined {
  if (!/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\dZ)?$/.test(text) || text.startsWith('0000')) return undefined
  const isDay = text.length === 10
  const at = Date.parse(isDay ? `${text}T00:00:00Z` : text)
  // February 30 would be March 1
  return Number.isNaN(at) || !new Date(at).toISOString().startsWith(text.replace('Z', ''))
    ? undefined
    : { at, seconds: isDay ? 86_400 : 1 }
}

/** ISO 8601 in UTC, to the second, as the protocol has it. */
export const inSeconds = (at: number): string => `${new Date(at).toISOString().slice(0, 19)}Z`

/** The first second behind a time; null behind the last year that has four digits. */
function behind({ at, seconds }: GivenTime): string | null {
  const next = at + seconds * 1000
  return next < Date.UTC(10_000, 0, 1) ? inSeconds(next) : null
}
