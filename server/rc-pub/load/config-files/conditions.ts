import { fieldsOfSearchType, type ConditionType, type SearchCondition } from '@xuekan/core/search'
import type { ConditionSettings } from '../../store/site-settings.ts'
import { emptyOf } from '../empty-of.ts'
import type { FieldReader } from '../field-reader.ts'
import { about, choice, fields, list, optional, text } from '../field-readers.ts'
import { saveDocument } from '../save-document.ts'
import type { SiteConfigFile } from '../site-config-file.ts'

/** The conditions of one type, out of the fields that a search of it can name (C3.15). */
const ofType = (type: ConditionType): FieldReader<readonly SearchCondition[] | null> => {
  const [first = 'all', ...others] = fieldsOfSearchType(type)
  const condition = fields<SearchCondition>({
    field: about('What is searched', choice([first, ...others])),
    condition: about('Its name in Chinese', text),
    enCondition: about('Its name in English', text),
  })
  return about(
    `The conditions of a search of type ${type}, in their order`,
    optional<readonly SearchCondition[] | null>(list(condition), null),
  )
}

const read = fields<ConditionSettings>({
  publication: ofType('publication'),
  picture: ofType('picture'),
  table: ofType('table'),
  video: ofType('video'),
  audio: ofType('audio'),
  article: ofType('article'),
})

/** conditions.yaml (C3.10, C7.4): what a search of a type can be narrowed to, where the usual list does not do. */
export const conditionsFile: SiteConfigFile<ConditionSettings> = {
  file: 'conditions.yaml',
  read,
  absent: emptyOf(read),
  save: (tx, { id }, conditions) => saveDocument(tx, id, 'conditions', conditions),
}
