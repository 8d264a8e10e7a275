import type { UiLanguage } from '@xuekan/core'

/** What is said of a term that was read as more than its words; few are, so that it comes with these (C7.15). */
export const readingWords: Readonly<
  Record<UiLanguage, Readonly<Record<'also' | 'typed' | 'comma' | 'limit' | 'nameless', string>>>
> = {
  zh: {
    also: '“{{typed}}”同时按{{read}}检索。',
    typed: '只按输入的词检索',
    comma: '、',
    limit: '只在《{{name}}》中检索“{{term}}”',
    nameless: '不含刊名，只检索“{{term}}”',
  },
  en: {
    also: '“{{typed}}” is also looked for as {{read}}.',
    typed: 'Only the words as typed',
    comma: ', ',
    limit: 'Only in {{name}}: “{{term}}”',
    nameless: 'Without the name of this journal: “{{term}}”',
  },
}
