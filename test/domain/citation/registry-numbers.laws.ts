import { arbitraryCitationRecord } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { citationRecordOf } from '../../../core/domain/citation/citation-record-of.ts'
import { printBibtex } from '../../../core/domain/citation/print-bibtex.ts'
import { printCslJson } from '../../../core/domain/citation/print-csl-json.ts'
import { printEndnote } from '../../../core/domain/citation/print-endnote.ts'
import { printRis } from '../../../core/domain/citation/print-ris.ts'
import { readBibtex, readEndnote, readRis, valuesOf, type ReadFields } from './readers.ts'

const said = (...values: readonly (string | undefined)[]): readonly string[] =>
  values.flatMap((value) => value || [])

const taggedIn = ([fields = []]: readonly ReadFields[], ...tags: readonly string[]): readonly string[] =>
  tags.flatMap((tag) => valuesOf(fields, tag))

describe('numbers of registries in exports [C7.9]', () => {
  it('should stand in each format that has a field for them, and nowhere where there are none', () => {
    fc.assert(
      fc.property(arbitraryCitationRecord, (record) => {
        const { pmid, pmcid, arxiv } = record
        const bibtex = readBibtex(printBibtex([record]))[0]?.fields
        expect(said(bibtex?.get('pmid'), bibtex?.get('pmcid'))).toEqual(said(pmid, pmcid))
        expect(said(bibtex?.get('archiveprefix'), bibtex?.get('eprint'))).toEqual(
          arxiv === '' ? [] : ['arXiv', arxiv],
        )
        expect(taggedIn(readRis(printRis([record])), 'AN', 'C2')).toEqual(said(pmid, pmcid))
        expect(taggedIn(readEndnote(printEndnote([record])), 'M', '2')).toEqual(said(pmid, pmcid))
        const csl = JSON.parse(printCslJson(record)) as Readonly<Record<string, string>>
        expect(said(csl['PMID'], csl['PMCID'])).toEqual(said(pmid, pmcid))
      }),
    )
  })

  it('should be those that the article tells', () => {
    const number = fc.constantFrom('', '1')
    fc.assert(
      fc.property(fc.record({ pmid: number, pmcid: number, arxiv: number }), (about) => {
        expect(citationRecordOf({ ...bare, about }, 'en', '')).toMatchObject(about)
      }),
    )
    expect(citationRecordOf(bare, 'en', '')).toMatchObject({ pmid: '', pmcid: '', arxiv: '' })
  })

  it('should tell programs the language in which a title is written', () => {
    fc.assert(
      fc.property(arbitraryCitationRecord, (record) => {
        const langid = readBibtex(printBibtex([record]))[0]?.fields.get('langid')
        expect(langid).toBe({ zh: 'chinese', en: 'english' }[record.language])
      }),
    )
  })
})

const none = { zh: '', en: '' }
const bare = {
  id: '7',
  doi: '',
  title: { zh: '', en: 'Weirs' },
  authors: { zh: [], en: [] },
  journalName: none,
  year: 2026,
  volume: '',
  issue: '',
  firstPage: '',
  lastPage: '',
  elocationId: '',
  publishedOn: '',
  contributors: [],
  affiliations: [],
  abstract: { zh: null, en: null },
  keywords: { zh: [], en: [] },
  dates: { published: '' },
}
