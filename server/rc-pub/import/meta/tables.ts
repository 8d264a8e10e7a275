import type { TableRecord } from '../../store/article-record.ts'
import type { FloatHtml } from '../html/article-html.ts'
import type { ResolveGraphic } from '../html/rendering.ts'
import { textSlots } from '../text/tags.ts'
import { attribute, descendantsNamed, type XmlElement } from '../xml/xml-tree.ts'
import { pictureUrl } from './figures.ts'
import { captionRecord, floatVersions } from './float-versions.ts'
import type { LanguageVersion } from './language-versions.ts'

/** A table that can be read as text has its pictures inside its cells. */
const isPicture = (wrap: XmlElement): boolean => descendantsNamed(wrap, 'table').length === 0

/**
 * The tables in the order of the original, with those of its translations. `floats` are of the language versions, in their order;
 * `sanitise` makes their HTML what may enter the store.
 */
export const readTables = (
  versions: readonly [LanguageVersion, ...LanguageVersion[]],
  floats: readonly FloatHtml[],
  sanitise: (html: string) => string,
  resolveGraphic: ResolveGraphic,
): readonly TableRecord[] =>
  floatVersions(versions, 'table-wrap').map((forms) => {
    const [{ element }] = forms
    return {
      id: floats[0]?.idOf(element) || attribute(element, 'id'),
      ...captionRecord(forms),
      html: textSlots(
        forms.map((each) => ({
          tag: each.tag,
          value: sanitise(floats[each.version]?.writeTable(each.element) ?? ''),
        })),
      ),
      url: isPicture(element) ? pictureUrl(element, resolveGraphic) : '',
    }
  })
