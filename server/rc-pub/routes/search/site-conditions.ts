import type { LocalizedText } from '@xuekan/core'
import {
  fieldsOfSearchType,
  type AdvancedField,
  type ConditionType,
  type SearchCondition,
} from '@xuekan/core/search'
import type { StoredSiteConfig } from '../../store/site-settings.ts'

/** What a search of a type can be narrowed to on a site: as the site says, else every field of the type (C3.10, C3.15). */
export const conditionsOf = (
  { conditions }: Pick<StoredSiteConfig, 'conditions'>,
  type: ConditionType,
): readonly SearchCondition[] => conditions[type] ?? usual(type)

const usual = (type: ConditionType): readonly SearchCondition[] =>
  fieldsOfSearchType(type).map((field) => {
    const { zh, en } = fieldNames[field]
    return { field, condition: zh, enCondition: en }
  })

const fieldNames: Readonly<Record<AdvancedField, LocalizedText>> = {
  all: { zh: '全部', en: 'All fields' },
  title: { zh: '题名', en: 'Title' },
  keyword: { zh: '关键词', en: 'Keyword' },
  author: { zh: '作者', en: 'Author' },
  institution: { zh: '机构', en: 'Institution' },
  abstract: { zh: '摘要', en: 'Abstract' },
  doi: { zh: 'DOI', en: 'DOI' },
  publicationName: { zh: '刊名', en: 'Title of journal' },
  organizerUnit: { zh: '主办单位', en: 'Publisher' },
  cn: { zh: 'CN 号', en: 'CN' },
  issn: { zh: 'ISSN', en: 'ISSN' },
}
