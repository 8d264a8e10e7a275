import { agreementInForce, type AgreementTexts } from '@xuekan/core/member'
import { agreementKinds } from '@xuekan/core/route'

/** A file as it stands in the folder: its name without a path, and its text. */
export interface AgreementFile {
  readonly name: string
  readonly text: string
}

export type ReadAgreements =
  | { readonly ok: true; readonly agreements: readonly AgreementTexts[] }
  /** As it goes on behind the name of the folder. */
  | { readonly ok: false; readonly problem: string }

const form = new RegExp(String.raw`^(${agreementKinds.join('|')})\.(\d{4}-\d{2}-\d{2})\.(zh|en)\.html$`)

const isDay = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/**
 * The agreements of a folder with a file for each version and language, such as `privacy.2026-11-23.zh.html`: HTML in UTF-8
 * without a frame. Each kind has one that holds today. Total.
 */
export function readAgreements(files: readonly AgreementFile[], today: string): ReadAgreements {
  const found = new Map<string, AgreementTexts>()
  for (const { name, text } of files) {
    const [, word, since = '', language = ''] = form.exec(name) ?? []
    const kind = agreementKinds.find((one) => one === word)
    if (kind === undefined || !isDay(since))
      return wrong(`holds ${name}, which is not named as terms.2026-11-23.zh.html is`)
    if (text.trim() === '') return wrong(`holds ${name}, which is empty`)
    const key = `${kind} ${since}`
    const { texts } = found.get(key) ?? { texts: { zh: '', en: '' } }
    found.set(key, { kind, since, texts: { ...texts, [language]: text } })
  }
  const agreements = [...found.values()]
  const missing = agreementKinds.find((kind) => agreementInForce(agreements, kind, today) === null)
  return missing === undefined
    ? { ok: true, agreements }
    : wrong(`holds no ${missing}.<date>.<language>.html whose date has come`)
}

const wrong = (problem: string): ReadAgreements => ({ ok: false, problem })
