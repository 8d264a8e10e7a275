import type { CitationRecord, CitedName } from '../../../core/domain/citation/citation-record.ts'
import { printBibtex } from '../../../core/domain/citation/print-bibtex.ts'
import type { UiLanguage } from '../../../core/domain/language/ui-language.ts'
import { arbitraryCitationRecord, junkCitationRecord } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readBibtex, readTex, splitOutside } from './readers.ts'

/** What a value can say in BibTeX: braces in pairs, no backslash, and no ASCII tilde in Chinese. */
function sayable(text: string, language: UiLanguage): string {
  let marked = text
  for (let before = ''; before !== marked;) {
    before = marked
    marked = marked.replace(/\{([^{}]*)\}/g, '\u0001$1\u0002')
  }
  const line = marked
    .replace(/[{}]/g, '')
    .replaceAll('\u0001', '{')
    .replaceAll('\u0002', '}')
    .replaceAll('\\', '/')
    .replaceAll('~', language === 'zh' ? '～' : '~')
    .replace(/\s+/g, ' ')
    .trim()
  return line === 'null' ? '' : line
}

/** What a record's kind cannot do without, and where it stands. */
function sourceOf({ kind, container, publisher }: CitationRecord): { tag: string; text: string } {
  if (kind === 'conference') return { tag: 'booktitle', text: container }
  if (kind === 'thesis') return { tag: 'school', text: publisher }
  return kind === 'book' ? { tag: 'publisher', text: publisher } : { tag: 'journal', text: container }
}

const filled = (values: readonly string[]) => values.filter((value) => value !== '')

describe('printBibtex', () => {
  it('should write an entry for each record, with unique keys and balanced braces, whatever they hold', () => {
    fc.assert(
      fc.property(fc.array(junkCitationRecord, { maxLength: 6 }), (records) => {
        const text = printBibtex(records)
        const entries = readBibtex(text)
        expect(entries).toHaveLength(records.length)
        expect(new Set(entries.map(({ key }) => key.toLowerCase())).size).toBe(records.length)
        expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u2028\u2029\uFEFF]/u)
        for (const value of entries.flatMap(({ fields }) => [...fields.values()])) {
          expect(value).not.toMatch(/^(?:|null|undefined|NaN|\s.*|.*\s)$/u)
        }
      }),
    )
  })

  it('should give back every text that can be said, and DOI and address as they stand', () => {
    fc.assert(
      fc.property(arbitraryCitationRecord, (record) => {
        const [entry] = readBibtex(printBibtex([record]))
        const say = (text: string) => sayable(text, record.language)
        const read = (name: string) => readTex(entry?.fields.get(name) ?? '')
        expect(read('title')).toBe(say(record.title))
        expect(read('abstract')).toBe(say(record.abstract))
        const source = sourceOf(record)
        expect(read(source.tag)).toBe(say(source.text))
        expect(read('number')).toBe(say(record.issue))
        expect(entry?.fields.get('doi') ?? '').toBe(record.doi)
        expect(entry?.fields.get('url') ?? '').toBe(record.url)
        expect(splitOutside(entry?.fields.get('keywords') ?? '', ', ').map(readTex)).toEqual(
          filled(record.keywords.map(say)),
        )
      }),
    )
  })

  it('should give back every name, a whole one in one part, a person as family, suffix and given name [C7.9]', () => {
    fc.assert(
      fc.property(arbitraryCitationRecord, (record) => {
        const say = (text: string) => sayable(text, record.language)
        const partsOf = (name: CitedName) => {
          if (name.kind === 'whole') return filled([say(name.name)])
          const [, given = name.given, suffix = ''] = /^(.*), (Jr\.)$/.exec(name.given) ?? []
          // A person's name has no braces of its own, and two commas at most.
          const allowed = suffix === '' ? 1 : 0
          const isCrowded = (name.family + given).replace(/[^,]/g, '').length > allowed
          const parts = filled(
            [name.family, given].map((part) => say(part.replace(isCrowded ? /[{},]/g : /[{}]/g, ' '))),
          )
          return parts.length === 2
            ? filled([parts[0] ?? '', suffix, parts[1] ?? ''])
            : filled([filled([...parts, suffix]).join(', ')])
        }
        const [entry] = readBibtex(printBibtex([record]))
        const names = splitOutside(entry?.fields.get('author') ?? '', ' and ')
        const expected = record.authors.map(({ name }) => partsOf(name)).filter((parts) => parts.length > 0)
        expect(names.map((name) => splitOutside(name, ', ').map(readTex))).toEqual(expected)
        const inOnePart = names.filter((_name, index) => expected[index]?.length === 1)
        expect(inOnePart.filter((name) => !/^\{.*\}$/u.test(name))).toEqual([])
      }),
    )
  })
})
