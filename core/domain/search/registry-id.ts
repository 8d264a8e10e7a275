/** Registries that number articles of many journals: PubMed, PubMed Central and arXiv. */
export const registries = ['pmid', 'pmcid', 'arxiv'] as const
export type Registry = (typeof registries)[number]

/** The number of one article in a registry. */
export interface RegistryId {
  readonly registry: Registry
  /** `12345678`, `PMC1234567`, `2101.00001` or `hep-th/9901001`: without a version, in one spelling each. */
  readonly id: string
}

const forms: Readonly<Record<Registry, RegExp>> = {
  pmid: /^0*([1-9]\d{0,8})$/,
  pmcid: /^(?:PMC)?\s?0*([1-9]\d{0,8})(?:\.\d{1,2})?$/i,
  arxiv: /^(?:arxiv:\s?)?(\d{4}\.\d{4,5}|[a-z-]{2,12}(?:\.[a-z]{2})?\/\d{7})(?:v\d{1,2})?$/i,
}

/** An identifier as a file or a reader writes it; null for what is none of the registry. Law: reading an id again changes nothing. */
export function readRegistryId(registry: Registry, raw: string): RegistryId | null {
  const id = forms[registry].exec(raw.trim())?.[1]?.toLowerCase()
  if (id === undefined) return null
  return { registry, id: registry === 'pmcid' ? `PMC${id}` : id }
}

/** `PMID 12345678`, `PMC1234567`, `arXiv:2101.00001`, as readers cite them. */
export const printRegistryId = ({ registry, id }: RegistryId): string =>
  ({ pmid: `PMID ${id}`, pmcid: id, arxiv: `arXiv:${id}` })[registry]

const arxivId = String.raw`(?:\d{4}\.\d{4,5}|[a-z-]{2,12}(?:\.[a-z]{2})?/\d{7})(?:v\d{1,2})?`
const end = String.raw`(?![\p{L}\p{N}])`
const address = String.raw`(?:https?://)?(?:[a-z-]{1,12}\.)?`
const behindAddress = String.raw`(?:[/?#]\S*)?`

/** How readers name them: under the name, and in the addresses of the registries and of Europe PMC. */
const written: readonly (readonly [Registry, RegExp])[] = (
  [
    ['pmid', String.raw`\b(?:pmid|pubmed(?:\sid)?)\s?[:.]?\s?(\d{1,9})${end}`],
    ['pmid', String.raw`${address}ncbi\.nlm\.nih\.gov/(?:pubmed/)?(\d{1,9})${end}${behindAddress}`],
    ['pmid', String.raw`${address}europepmc\.org/(?:article|abstract)/med/(\d{1,9})${end}${behindAddress}`],
    ['pmcid', String.raw`\bpmcid\s?[:.]?\s?((?:pmc)?\s?\d{1,9})${end}`],
    [
      'pmcid',
      String.raw`${address}(?:pmc\.)?ncbi\.nlm\.nih\.gov/(?:pmc/)?articles/(pmc\d{1,9})${end}${behindAddress}`,
    ],
    [
      'pmcid',
      String.raw`${address}europepmc\.org/(?:articles?|abstract)/(?:pmc/)?(pmc\d{1,9})${end}${behindAddress}`,
    ],
    ['pmcid', String.raw`(?<![\p{L}\p{N}/.])(pmc\d{4,9})${end}`],
    ['arxiv', String.raw`${address}arxiv\.org/(?:abs|pdf|html)/(${arxivId})(?:\.pdf)?${end}${behindAddress}`],
    ['arxiv', String.raw`\barxiv\s?:\s?(${arxivId})${end}(?:\s?\[[a-z-]{2,12}(?:\.[a-z]{2})?\])?`],
  ] as const
).map(([registry, source]) => [registry, new RegExp(source, 'iu')])

/**
 * The numbers of registries in a text, one of each, and the text without them. Laws: a text that names none is as it was; each is one
 * that `readRegistryId` reads. Linear.
 */
export function registryIdsWithin(text: string): {
  readonly ids: readonly RegistryId[]
  readonly rest: string
} {
  const found = new Map<Registry, RegistryId>()
  let rest = text
  for (const [registry, pattern] of written) {
    const match = pattern.exec(rest)
    const id = match === null ? null : readRegistryId(registry, match[1] ?? '')
    if (match === null || id === null) continue
    if (!found.has(registry)) found.set(registry, id)
    const behind = rest.slice(match.index + match[0].length).replace(/^[\s.;,]+/, '')
    rest = `${rest.slice(0, match.index).trimEnd()} ${behind}`.trim()
  }
  return { ids: registries.flatMap((registry) => found.get(registry) ?? []), rest }
}

const arxivDoi = /^10\.48550\/arxiv\.(.{1,40})$/i

/** The number in arXiv that a DOI of arXiv's own has; null for any other DOI. */
export const arxivIdOfDoi = (doi: string): RegistryId | null =>
  readRegistryId('arxiv', arxivDoi.exec(doi)?.[1] ?? '')
