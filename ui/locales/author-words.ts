import type { UiLanguage } from '@xuekan/core'

type AuthorWord =
  | 'find'
  | 'hint'
  | 'initials'
  | 'all'
  | 'found'
  | 'none'
  | 'save'
  | 'name'
  | 'other'
  | 'institutions'

/** What stands above a long list of authors; it comes with the list that is opened. */
export const authorWords: Readonly<Record<UiLanguage, Readonly<Record<AuthorWord, string>>>> = {
  zh: {
    find: '按姓名、机构或 ORCID 查找作者',
    hint: '姓名、机构或 ORCID',
    initials: '姓氏首字母',
    all: '全部',
    found: '{{found}} / {{all}} 位作者',
    none: '没有符合的作者。',
    save: '下载作者名单（CSV）',
    name: '姓名',
    other: '英文姓名',
    institutions: '机构',
  },
  en: {
    find: 'Find an author by name, institution or ORCID',
    hint: 'Name, institution or ORCID',
    initials: 'Initial of the family name',
    all: 'All',
    found: '{{found}} of {{all}} authors',
    none: 'No author matches.',
    save: 'Names as CSV',
    name: 'Name',
    other: 'Chinese name',
    institutions: 'Institutions',
  },
}
