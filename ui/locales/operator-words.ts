import type { UiLanguage } from '@xuekan/core'

/** What is said of operators in the search box (C7.15); few terms have any, so that it comes with these. */
export const operatorWords: Readonly<
  Record<
    UiLanguage,
    Readonly<
      Record<
        'words' | 'meant' | 'search' | 'word' | 'AND' | 'OR' | 'NOT' | 'open' | 'close' | 'truncated',
        string
      >
    >
  >
> = {
  zh: {
    words: '检索框查找全部词语，AND、OR、NOT 在这里也只是词，不是运算符。',
    meant: '想按运算符检索？',
    search: '检索{{what}}',
    word: '“{{word}}”',
    AND: '且',
    OR: '或',
    NOT: '但不含',
    open: '（',
    close: '）',
    truncated: '星号在这里不起作用：英文词不论词形都能找到。',
  },
  en: {
    words: 'This box looks for all words as they are; AND, OR and NOT are no operators here.',
    meant: 'Meant as operators?',
    search: 'Search for {{what}}',
    word: '“{{word}}”',
    AND: ' and ',
    OR: ' or ',
    NOT: ' without ',
    open: '(',
    close: ')',
    truncated: 'The asterisk means nothing here: English words are found in all their forms.',
  },
}
