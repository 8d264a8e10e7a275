import type { EnglishWords } from './english-words.ts'
import type { basketZh } from './basket.zh.ts'

/** What the dialogs of citations say in English. */
export const basketEn: EnglishWords<typeof basketZh> = {
  form: 'Citation language',
  'form.both': 'Both languages',
  'form.zh': '中文',
  'form.en': 'English',
  loading: 'Fetching the citation',
  none: 'No citation information available',
  failed: 'The citation could not be fetched.',
  removeSelected: 'Delete selected',
  clear: 'Clear',
  cancel: 'Cancel',
  copy: 'Copy selected',
  copyAll: 'Copy all',
  exportAll: 'Export all',
  format: 'Export format',
  undo: 'Undo',
  empty: 'No articles collected yet.',
  emptyHint:
    'Choose “Add to basket” on an article, in an issue or in search results. Citations gather here, to be copied or exported together.',
  manualCopy: 'The browser does not allow copying. The citations are selected: press Ctrl+C (⌘C on a Mac).',
  manualCopyText: 'Selected citations',
}
