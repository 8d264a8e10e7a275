import type { UiLanguage } from '@xuekan/core'

/** What is said where a search found nothing (C2.25): most searches find something. */
export const noHitsWords: Readonly<
  Record<
    UiLanguage,
    Readonly<
      Record<'title' | 'meant' | 'interpreted' | 'without' | 'only' | 'ofYear' | 'inGroup' | 'advice', string>
    >
  >
> = {
  zh: {
    title: '这样能找到',
    meant: '您是不是要找“{{term}}”',
    interpreted: '分写、合写和缩写的词也算上',
    without: '去掉“{{word}}”',
    only: '只找“{{word}}”',
    ofYear: '限定在 {{year}} 年发表',
    inGroup: '在“{{name}}”里检索同样的词',
    advice: '请检查有没有错字，或换用更常见、更少的词。',
  },
  en: {
    title: 'These find something',
    meant: 'Did you mean “{{term}}”?',
    interpreted: 'The words written together, apart or abbreviated, too',
    without: 'Without “{{word}}”',
    only: 'Only “{{word}}”',
    ofYear: 'Published in {{year}}, without the year among the words',
    inGroup: 'The same words in {{name}}',
    advice: 'Check the spelling, or try fewer or more common words.',
  },
}
