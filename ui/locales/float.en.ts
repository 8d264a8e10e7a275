import type { floatZh } from './float.zh.ts'

/** Words of the pages of figures and tables. */
export const floatEn: Readonly<Record<keyof typeof floatZh, string>> = {
  'float.figure': 'Figure',
  'float.table': 'Table',
  'float.all': 'Figures and tables of this article',
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
}
