import type { EnglishWords } from './english-words.ts'
import type { parallelZh } from './parallel.zh.ts'

/** Words of the page that has both texts of an article beside each other. */
export const parallelEn: EnglishWords<typeof parallelZh> = {
  'parallel.title': 'Both languages',
  'parallel.ways': 'Languages',
  'parallel.only.zh': 'Chinese only',
  'parallel.only.en': 'English only',
  'parallel.hint': 'Press ⇄ at the end of a paragraph to read it in Chinese.',
  'parallel.flip': 'This paragraph in Chinese',
}
