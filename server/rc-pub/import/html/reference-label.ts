import { plainText } from '../text/plain-text.ts'
import { childElements, childNamed, childrenNamed, type XmlElement } from '../xml/xml-tree.ts'
import { citationNames, isWrittenOut } from './citation-names.ts'

/** `1` of `[1]`, `(1)` or `1.`. */
export const bareLabel = (label: string): string => label.replace(/^[[(\s]+|[\])\s.]+$/g, '')

/** The citations of a reference in the order of the file, forms of one among the others. */
export const citationsOf = (ref: XmlElement): readonly XmlElement[] =>
  childrenNamed(ref, 'citation-alternatives', ...citationNames).flatMap((each) =>
    each.name === 'citation-alternatives' ? childrenNamed(each, ...citationNames) : [each],
  )

/** What a reference is called, and what its citations are called within it. */
export interface ReferenceLabels {
  /** As the file has it; '' where only its citations have one. */
  readonly own: string
  /** `(a)` of each citation that says more than `own`, else ''; a letter alone stands in brackets. */
  readonly marks: ReadonlyMap<XmlElement, string>
  /** True where its citations are told apart by labels, so that they are several works whatever their form. */
  readonly areApart: boolean
}

/** What is written out says its further labels where they stand. */
const labelsIn = (citation: XmlElement): readonly string[] => {
  const labels = childrenNamed(citation, 'label').map(plainText)
  return isWrittenOut(citation.children) ? labels.slice(0, 1) : labels
}

/** Citations with the labels before and in them; labels behind the last one are its own. */
const labelled = (ref: XmlElement): readonly (readonly [citation: XmlElement, labels: string[]])[] => {
  const groups: (readonly [XmlElement, string[]])[] = []
  let before: string[] = []
  for (const child of childElements(ref)) {
    if (child.name === 'label') before.push(plainText(child))
    for (const citation of citationsOf({ ...ref, children: [child] })) {
      groups.push([citation, [...before, ...labelsIn(citation)].filter(Boolean)])
      before = []
    }
  }
  groups.at(-1)?.[1].push(...before)
  return groups
}

const firstLabel = (ref: XmlElement): string =>
  [ref, ...childElements(ref)].map((each) => plainText(childNamed(each, 'label'))).find(Boolean) ?? ''

const isLetter = (label: string): boolean => /^\p{L}$/u.test(bareLabel(label).replace(/\)$/, ''))

/** Reads the labels of a reference, which stand before its citations or in them: `2`, then `(a)` and `(b)`. */
export const referenceLabels = (ref: XmlElement): ReferenceLabels => {
  const groups = labelled(ref)
  const [first = [], ...others] = groups.map(([, labels]) => labels)
  const known = new Set(first.map(bareLabel))
  const areApart = others.flat().some((label) => !known.has(bareLabel(label)))
  const [lead = ''] = first
  const isOfFirst = first.length < 2 && (isLetter(lead) || childNamed(ref, 'label') === undefined)
  const own = areApart ? (isOfFirst ? '' : lead) : firstLabel(ref)
  // forms of one work, of which one is shown, share what they are called
  const shared = [...new Set(groups.flatMap(([, labels]) => labels))]
  const marks = groups.map(([citation, labels]) => {
    const more = (areApart ? labels : shared).filter((label) => bareLabel(label) !== bareLabel(own))
    return [citation, more.map((label) => (/^\p{L}$/u.test(label) ? `(${label})` : label)).join(' ')] as const
  })
  return { own, marks: new Map(marks), areApart }
}

/**
 * True of a list in which the place of a reference is its number: the text cites them so, the labels that some have say
 * so, or all of them have letters for the works in them and nothing more.
 */
export const countsByPlace = (refs: readonly XmlElement[], start: number, isCitedSo: boolean): boolean => {
  const all = refs.map(referenceLabels)
  return (
    all.every(({ own }, index) => own === '' || bareLabel(own) === String(start + index)) &&
    (isCitedSo ||
      all.some(({ own }) => own !== '') ||
      (all.length > 0 && all.every(({ areApart }) => areApart)))
  )
}
