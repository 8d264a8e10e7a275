import type { LocalizedText, UiLanguage } from '@xuekan/core'
import type { AgreementKind } from '@xuekan/core/route'

/** What the pages of agreements say; it comes with them and burdens no other. */
interface AgreementTable {
  readonly terms: string
  readonly privacy: string
  /** With `{{date}}`, as the next three. */
  readonly inForce: string
  readonly announced: string
  readonly former: string
  readonly toInForce: string
  readonly versions: string
  readonly since: string
  readonly inOther: string
}

export const agreementWords: Readonly<Record<UiLanguage, AgreementTable>> = {
  zh: {
    terms: '用户协议',
    privacy: '隐私声明',
    inForce: '自 {{date}}起生效',
    announced: '这一版本尚未生效，将自 {{date}}起生效。',
    former: '这是 {{date}}起的旧版本，已不再生效。',
    toInForce: '查看现行版本',
    versions: '各个版本',
    since: '{{date}}起',
    inOther: '这一版本只有英文文本。',
  },
  en: {
    terms: 'User agreement',
    privacy: 'Privacy notice',
    inForce: 'In force since {{date}}',
    announced: 'This version is not in force yet; it will be from {{date}}.',
    former: 'This is a former version, of {{date}}. It is no longer in force.',
    toInForce: 'Read the version in force',
    versions: 'All versions',
    since: 'from {{date}}',
    inOther: 'This version is in Chinese only.',
  },
}

/** The name of an agreement in both languages. */
export const agreementName = (kind: AgreementKind): LocalizedText => ({
  zh: agreementWords.zh[kind],
  en: agreementWords.en[kind],
})
