import type { EnglishWords } from './english-words.ts'
import type { lookZh } from './look.zh.ts'

/** Words of the reader's own light, size, width and edges of texts. */
export const lookEn: EnglishWords<typeof lookZh> = {
  'look.size': 'Text size',
  'look.size.1': 'Small',
  'look.size.2': 'Smaller',
  'look.size.3': 'Standard',
  'look.size.4': 'Larger',
  'look.size.5': 'Large',
  'look.measure': 'Width',
  'look.measure.narrow': 'Narrow',
  'look.measure.medium': 'Medium',
  'look.measure.broad': 'Wide',
  'look.light': 'Light',
  'look.light.paper': 'White',
  'look.light.sepia': 'Sepia',
  'look.light.dark': 'Dark',
  'look.light.system': 'System',
  'look.justify': 'Justify',
  'look.remember': 'Remember my place',
  'look.forgets': 'Switched off, it forgets every place at once',
  'look.sample': 'Aa',
  'look.stored': 'Stored on this device only',
  'look.plain': 'Restore defaults',
}
