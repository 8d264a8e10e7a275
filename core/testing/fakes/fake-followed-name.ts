import type { LocalizedText } from '../../domain/language/localized.ts'
import { isFollowed, type SavableSearch } from '../../domain/member/saved-search.ts'
import type { SiteId } from '../../domain/site/site.ts'
import { articlesOf, type FakeContent } from './fake-content.ts'
import { isPerson } from './fake-index-term-calls.ts'

const noName: LocalizedText = { zh: '', en: '' }

/** The name of a followed term, as the newest article of the site under it writes it. */
export function fakeFollowedName(content: FakeContent, siteId: SiteId, search: SavableSearch): LocalizedText {
  if (!isFollowed(search)) return noName
  const names = articlesOf(content, siteId)
    .map(({ article }) => article)
    .flatMap(({ contributors, keywords, section }): readonly LocalizedText[] => {
      if (search.kind === 'column') return Object.values(section).includes(search.column) ? [section] : []
      if (search.kind === 'author')
        return contributors.filter((each) => isPerson(each, search)).map(({ name }) => name)
      const same = (word: string): boolean => word.toLowerCase() === search.term.toLowerCase()
      const name = { zh: keywords.zh.find(same) ?? '', en: keywords.en.find(same) ?? '' }
      return name.zh === '' && name.en === '' ? [] : [name]
    })
  return names[0] ?? noName
}
