import { plainTextOf } from '../text/plain-text.ts'
import { childElements, childNamed, type XmlElement } from '../xml/xml-tree.ts'

/** The label of a reference, its own or that of its citation, as the file has it. */
export const referenceLabel = (ref: XmlElement): string => {
  const label =
    childNamed(ref, 'label') ??
    childElements(ref)
      .map((each) => childNamed(each, 'label'))
      .find((each) => each !== undefined)
  return label === undefined ? '' : plainTextOf(label.children)
}

/** `1` of `[1]`, `(1)` or `1.`. */
export const bareLabel = (label: string): string => label.replace(/^[[(\s]+|[\])\s.]+$/g, '')
