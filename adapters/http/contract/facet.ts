import { integer, list, record, text, verbatim } from './shape.ts'

/**
 * `label` follows the language header. `count` is the number of hits once the value is chosen, or no more chosen or left out
 * where it was; null where there are more than are counted.
 */
export const facet = list(record({ value: verbatim, label: text, count: integer }))
