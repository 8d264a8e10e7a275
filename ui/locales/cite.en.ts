import type { EnglishWords } from './english-words.ts'
import type { citeZh } from './cite.zh.ts'

/** What the panel of citations says in English. */
export const citeEn: EnglishWords<typeof citeZh> = {
  copy: 'Copy',
  copyOf: 'Copy {{name}}',
  files: 'Save as a file, or copy its contents',
  'edition.gbt7714': '2015',
  'edition.apa': '7th edition',
  'edition.mla': '9th edition',
  'edition.vancouver': 'NLM',
}
