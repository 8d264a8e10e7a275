import { describe, expect, it } from 'vitest'
import { jatsFrontOf } from '../../../server/rc-pub/routes/articles/print-jats-front.ts'
import { article, recordOf } from '../import/support.ts'
import { articleRecord, nothingAbout } from './article-records.ts'

const person = (type: string, name: string, role = '') =>
  `<contrib contrib-type="${type}"><string-name>${name}</string-name>${role === '' ? '' : `<role>${role}</role>`}</contrib>`

const typesIn = (xml: string): readonly string[] =>
  [...xml.matchAll(/<contrib contrib-type="([^"]*)"/g)].map(([, type = '']) => type)

describe('people beside the authors', () => {
  it('are in printed JATS what they were in the file, and are read so again', () => {
    const meta = `<contrib-group>${person('editor', 'A. Quist')}${person('translator', 'B. Lind', 'From the Danish')}${person('reviewer', 'C. Moe')}${person('assoc_editor', 'D. Roe')}</contrib-group>`
    const record = recordOf(article({ meta }))
    expect(record.about?.editors.map(({ type, roles }) => [type, ...roles])).toEqual([
      ['editor', 'Editor'],
      ['translator', 'From the Danish'],
      ['reviewer', 'Reviewer'],
      ['assoc_editor', 'Assoc editor'],
    ])
    const xml = jatsFrontOf(record)
    expect(typesIn(xml)).toEqual(['editor', 'translator', 'reviewer', 'assoc_editor'])
    expect(recordOf(xml).about?.editors).toEqual(record.about?.editors)
  })

  it('who were stored without their type are what their roles say', () => {
    const editors = ['Guest editor', 'Translation', '审稿人', 'Illustrator'].map((role) => ({
      name: 'A. Quist',
      roles: [role],
      affiliation: '',
    }))
    const xml = jatsFrontOf({
      ...articleRecord({ key: 'k', about: { ...nothingAbout, editors } }),
      furtherTexts: [],
    })
    expect(typesIn(xml)).toEqual(['editor', 'translator', 'reviewer', 'other'])
  })
})

describe('titles before the names of authors', () => {
  const author = (names: string, degrees = '') =>
    `<contrib-group><contrib contrib-type="author">${names}<degrees>${degrees}</degrees></contrib></contrib-group>`
  const name = (prefix: string, surname: string, given: string, language = 'en') =>
    `<name xml:lang="${language}"><surname>${surname}</surname><given-names>${given}</given-names><prefix>${prefix}</prefix></name>`
  const printed = (meta: string, attributes = 'xml:lang="en"') => {
    const record = recordOf(article({ meta, attributes }))
    const xml = jatsFrontOf(record)
    expect(recordOf(xml).contributors).toEqual(record.contributors)
    return xml
  }

  it('are prefixes in printed JATS, apart from degrees, and are read so again', () => {
    const xml = printed(author(name('Prof. Dr.', 'Moe', 'Jan'), 'PhD'))
    expect(xml).toContain('<given-names>Jan</given-names><prefix>Prof. Dr.</prefix></name>')
    expect(xml).toContain('<degrees>PhD</degrees>')
    expect(printed(author(name('Dr', 'Moe', 'Jan')))).not.toContain('<degrees>')
  })

  it('stand with the name of their language', () => {
    const both = `<name-alternatives>${name('教授', '林', '水', 'zh')}${name('Dr', 'Lin', 'Shui')}</name-alternatives>`
    const xml = printed(author(both, 'MD'), 'xml:lang="zh"')
    expect(xml).toContain('<prefix>教授</prefix>')
    expect(xml).toContain('<prefix>Dr</prefix>')
    expect(xml).toContain('<degrees>MD</degrees>')
  })

  it('stay among the degrees where the name is in one piece, and of what was stored before', () => {
    const [contributor] = recordOf(article({ meta: author(name('Dr', 'Moe', 'Jan'), 'MD') })).contributors
    const withName = (en: string) =>
      jatsFrontOf({
        ...articleRecord({
          key: 'k',
          contributors: contributor === undefined ? [] : [{ ...contributor, name: { zh: '', en } }],
        }),
        furtherTexts: [],
      })
    expect(withName('Jan Moe of Oslo')).toContain('<degrees>Dr, MD</degrees>')
    expect(withName('Jan Moe')).toContain('<degrees>MD</degrees>')
  })
})
