import { depositForms } from '@xuekan/core/content'

type Registry = (typeof depositForms)[number]['name']

/** What is shown: an article, an issue of a journal, or what has changed since a day. */
export type ShownDeposits =
  | { readonly kind: 'doi'; readonly doi: string }
  | { readonly kind: 'issue'; readonly sld: string; readonly year: number; readonly issue: string }
  | { readonly kind: 'since'; readonly day: string }

export type DepositsCommand =
  | { readonly command: 'list'; readonly which: 'open' | 'all' }
  | { readonly command: 'retry'; readonly doi: string }
  | { readonly command: 'send' }
  | { readonly command: 'show'; readonly shown: ShownDeposits; readonly registry: Registry }

export const depositsHelp: readonly string[] = [
  'Usage: npm run deposits -- list [all]                        what registries have not been told, or all',
  '       npm run deposits -- retry DOI                         sends an article again, now',
  '       npm run deposits -- send                              sends all that is new and due, now',
  '       npm run deposits -- show DOI [crossref|doaj|pubmed]   what a registry is told of an article',
  '       npm run deposits -- show --issue emf/2026/5 […]       … of the issue of a journal',
  '       npm run deposits -- show --since 2026-05-01 […]       … of all that has changed since a day',
]

/** What stands behind `npm run deposits --`; lines that say how it is called for what cannot be meant. Total. */
export function readDepositsRequest(args: readonly string[]): DepositsCommand | readonly string[] {
  const [command, ...rest] = args
  if (command === 'list' && rest.length === 0) return { command, which: 'open' }
  if (command === 'list' && rest.length === 1 && rest[0] === 'all') return { command, which: 'all' }
  if (command === 'send' && rest.length === 0) return { command }
  const [doi] = rest
  if (command === 'retry' && rest.length === 1 && doi !== undefined && !doi.startsWith('-'))
    return { command, doi }
  return command === 'show' ? (readShow(rest) ?? depositsHelp) : depositsHelp
}

function readShow(args: readonly string[]): DepositsCommand | null {
  const isNamed = args[0]?.startsWith('--') === true
  const [value = '', raw = 'crossref', ...more] = isNamed ? args.slice(1) : args
  const registry = depositForms.find(({ name }) => name === raw)?.name
  const shown = readShown(isNamed ? (args[0] ?? '') : '', value)
  return shown === null || registry === undefined || more.length > 0
    ? null
    : { command: 'show', shown, registry }
}

function readShown(option: string, value: string): ShownDeposits | null {
  if (option === '') return value === '' ? null : { kind: 'doi', doi: value }
  const [, sld = '', year = '', issue = ''] = /^([\w-]+)\/(\d{4})\/(.+)$/.exec(value) ?? []
  if (option === '--issue') return sld === '' ? null : { kind: 'issue', sld, year: Number(year), issue }
  const isDay = /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
  return option === '--since' && isDay ? { kind: 'since', day: value } : null
}
