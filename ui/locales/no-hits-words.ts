import type { UiLanguage } from '@xuekan/core'

/** What stands around the ways on from a search that found nothing (C2.25): most searches find something. */
export const noHitsWords: Readonly<
  Record<
    UiLanguage,
    Readonly<
      Record<'without' | 'ofYear' | 'inGroup' | 'everyCount' | 'meant' | 'within' | 'fewer' | 'none', string>
    >
  >
> = {
  zh: {
    without: '去掉“{{word}}”',
    ofYear: '限定在 {{year}} 年发表',
    inGroup: '在“{{name}}”里检索同样的词',
    everyCount: '下面每个数字都是点开后的结果数。',
    meant: '您是不是要找',
    within: '扩大到别处',
    fewer: '放宽条件',
    none: '没有',
  },
  en: {
    without: 'Without “{{word}}”',
    ofYear: 'Published in {{year}}, without the year among the words',
    inGroup: 'The same words in {{name}}',
    everyCount: 'Each number is how many results the link finds.',
    meant: 'Did you mean',
    within: 'Search in more places',
    fewer: 'Loosen the search',
    none: 'none',
  },
}
