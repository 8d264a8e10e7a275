import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brokenWords } from '../../../server/rc-pub/import/words/broken-words.ts'
import { unshownWords } from '../../../server/rc-pub/import/words/unshown-words.ts'
import { wordsOf } from '../../../server/rc-pub/import/words/words-of.ts'
import { readXml } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { article, recordOf } from './support.ts'

const text = fc.constantFrom('a', 'Sub', '12', ' ', 'x-', '水', 'é', '. ', '')
const piece = fc.tuple(fc.constantFrom('', 'italic', 'sup', 'sc', 'xref', 'bold'), text)
const xmlOf = (pieces: readonly (readonly [string, string])[]): string =>
  pieces.map(([name, words]) => (name === '' ? words : `<${name}>${words}</${name}>`)).join('')
const rootOf = (xml: string) => {
  const tree = readXml(`<p>${xml}</p>`, '')
  if (!tree.ok) throw new Error(tree.error.reason)
  return tree.value
}
const lettersOf = (words: readonly string[]): readonly string[] => [...words.join('')].toSorted()

describe('brokenWords', () => {
  it('should keep every letter, in a word or in what remains', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 7 }), (pieces) => {
        const root = rootOf(xmlOf(pieces))
        const { words, rest } = brokenWords(root.children, root)
        const remaining = rest.flatMap((each) =>
          typeof each === 'string'
            ? [each]
            : 'text' in each
              ? [each.text]
              : each.children.filter((child) => typeof child === 'string'),
        )
        const found = [...words.flatMap(({ parts }) => parts), ...remaining]
        expect(lettersOf(wordsOf(found.join(' ')))).toEqual(
          lettersOf(wordsOf(pieces.map(([, own]) => own).join(' '))),
        )
      }),
    )
  })

  it('should make the words of the same text without markup, where all of it is looks', () => {
    fc.assert(
      fc.property(
        fc.array(
          piece.filter(([name]) => name !== 'xref'),
          { maxLength: 7 },
        ),
        (pieces) => {
          const root = rootOf(xmlOf(pieces))
          const { words, rest } = brokenWords(root.children, root)
          const remaining = rest.flatMap((each) =>
            typeof each === 'string' ? [each] : 'text' in each ? [each.text] : [],
          )
          expect(
            [...words.map(({ parts }) => parts.join('')), ...remaining.flatMap(wordsOf)].toSorted(),
          ).toEqual([...wordsOf(pieces.map(([, own]) => own).join(''))].toSorted())
        },
      ),
    )
  })
})

describe('unshownWords', () => {
  const word = fc.constantFrom('Subclinical', 'Aedes', 'trans', 'pH')
  const cut = fc.tuple(word, fc.nat(5), fc.constantFrom('italic', 'bold', 'sub', 'sc'))

  it('should tell of no word that markup breaks and lists show whole', () => {
    fc.assert(
      fc.property(fc.uniqueArray(cut, { minLength: 1, maxLength: 4, selector: ([own]) => own }), (cuts) => {
        const keywords = cuts.map(
          ([own, at, name]) => `<kwd><${name}>${own.slice(0, at)}</${name}>${own.slice(at)} rivers</kwd>`,
        )
        const xml = article({
          title: `On ${keywords.join(' ').replace(/<\/?kwd>/g, '')}`,
          meta: `<kwd-group>${keywords.join('')}</kwd-group>`,
        })
        const tree = readXml(xml, '')
        expect(tree.ok && unshownWords(tree.value, recordOf(xml)).unshown).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it('tells of a broken word that is lost, by the parts of it that are', () => {
    const told = (kept: string) => {
      const tree = readXml(article({ body: '<p>of <italic>S</italic>ubclinical</p>' }), '')
      const record = recordOf(article({ body: `<p>${kept}</p>` }))
      return tree.ok ? unshownWords(tree.value, record).unshown.flatMap(({ words }) => words) : []
    }
    expect(told('of subclinical')).toEqual([])
    expect(told('of S ubclinical')).toEqual([])
    expect(told('of S')).toEqual(['ubclinical'])
    expect(told('of')).toEqual(['s', 'ubclinical'])
  })
})
