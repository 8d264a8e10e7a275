import type { CitationText, CitedAuthor } from '../../../core/domain/citation/citation-record.ts'
import { printNoteFirst } from '../../../core/domain/citation/print-note-first.ts'
import { arbitraryCitationRecord, junkCitationRecord } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { elementsAt, readXml, type XmlElement } from './readers.ts'

const leavesOf = (element: XmlElement): readonly XmlElement[] =>
  element.children.length === 0 ? [element] : element.children.flatMap(leavesOf)

const tag = ({ language }: CitationText) => (language === 'zh' ? 'zh-CHS' : 'en')

const nameOf = ({ name }: CitedAuthor) =>
  name.kind === 'whole' ? name.name : [name.family, name.given].filter((part) => part !== '').join(' ')

describe('printNoteFirst', () => {
  it('should be well-formed XML with a true count, no element empty, whatever the records hold', () => {
    fc.assert(
      fc.property(fc.array(junkCitationRecord, { maxLength: 4 }), (records) => {
        const xml = printNoteFirst(records)
        const root = readXml(xml)
        expect(elementsAt(root, 'Bibliography')).toHaveLength(records.length)
        expect(elementsAt(root, 'BibliographiesCount').map(({ text }) => text)).toEqual([
          String(records.length),
        ])
        for (const { text } of leavesOf(root)) {
          expect(text).not.toMatch(/^(?:|null|undefined|NaN|\s.*|.*\s)$/u)
          expect(text).not.toMatch(/[\p{Cc}\u2028\u2029\uFEFF]/u)
        }
      }),
    )
  })

  it('should give back titles, keywords and abstracts in both languages, each marked with its own', () => {
    fc.assert(
      fc.property(arbitraryCitationRecord, (record) => {
        const texts = record.translation === null ? [record] : [record, record.translation]
        const root = readXml(printNoteFirst([record]))
        const read = (...path: readonly string[]) =>
          elementsAt(root, 'Bibliography', ...path).map(({ language, text }) => [language, text])
        const each = (values: (text: CitationText) => readonly string[]) =>
          texts.flatMap((text) => values(text).flatMap((value) => (value === '' ? [] : [[tag(text), value]])))
        expect(read('PrimaryTitle', 'Title')).toEqual(each(({ title }) => [title]))
        expect(read('Keywords', 'Keyword')).toEqual(each(({ keywords }) => keywords))
        expect(read('Abstracts', 'Abstract')).toEqual(each(({ abstract }) => [abstract]))
        const container =
          record.kind === 'conference' ? read('MotherTitle', 'Title') : read('Medium', 'Media')
        const source = each((text) => [text.container])
        const university = [tag(record), record.publisher]
        expect(container).toEqual(
          record.kind !== 'thesis' ? source : record.publisher === '' ? [] : [university],
        )
        const one = (name: string) => read(name).map(([, text]) => text)
        expect([one('DOI'), one('Url'), one('Volume'), one('Issue')]).toEqual(
          [record.doi, record.url, record.volume, record.issue].map((value) => (value === '' ? [] : [value])),
        )
      }),
    )
  })

  it('should give back each author once, with the name in the other language where both lists are in step', () => {
    fc.assert(
      fc.property(arbitraryCitationRecord, (record) => {
        const { translation } = record
        const root = readXml(printNoteFirst([record]))
        const read = elementsAt(root, 'Bibliography', 'Authors', 'Author').map((author) =>
          elementsAt(author, 'Info').map((info) => [info.language, elementsAt(info, 'FullName')[0]?.text]),
        )
        const inStep = translation?.authors.length === record.authors.length ? translation : null
        const expected = record.authors.map((author, index) => {
          const other = inStep?.authors[index]
          const own = [tag(record), nameOf(author)]
          return inStep === null || other === undefined ? [own] : [own, [tag(inStep), nameOf(other)]]
        })
        expect(read).toEqual(expected)
      }),
    )
  })
})
