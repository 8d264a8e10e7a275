import type { EnglishWords } from './english-words.ts'
import type { floatZh } from './float.zh.ts'

/** Words of the pages of figures and tables. */
export const floatEn: EnglishWords<typeof floatZh> = {
  'float.stage': 'Figure or table',
  'float.count.figure_one': '{{count}} figure',
  'float.count.figure_other': '{{count}} figures',
  'float.count.table_one': '{{count}} table',
  'float.count.table_other': '{{count}} tables',
  'float.comma': ', ',
  'float.previous': 'Previous: {{name}}',
  'float.next': 'Next: {{name}}',
  'float.broken': 'This figure cannot be shown for now.',
  'float.original': 'Original',
  'float.csv': 'Download CSV',
  'float.noPng': 'This figure cannot be turned into PNG',
  'float.from': 'From',
  'float.inText': 'Back to the text',
  'float.license': 'Licence',
  'float.copyright': 'Copyright',
  'theatre.place': '{{at}} of {{count}}',
  'theatre.close': 'Close',
  'theatre.previous': 'Previous',
  'theatre.next': 'Next',
  'theatre.zoom': 'Zoom',
  'theatre.bigger': 'Zoom in',
  'theatre.smaller': 'Zoom out',
  'theatre.whole': '{{percent}}%, show the whole',
  'theatre.noTable': 'This table cannot be shown for now; its page may have it.',
  'theatre.noCaption': 'The caption cannot be loaded for now.',
  'theatre.page.figure': 'Page of this figure',
  'theatre.page.table': 'Page of this table',
}
