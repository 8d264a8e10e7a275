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
