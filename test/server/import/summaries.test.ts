import { describe, expect, it } from 'vitest'
import { jatsFrontOf } from '../../../server/rc-pub/routes/articles/print-jats-front.ts'
import { unshownWords } from '../../../server/rc-pub/import/words/unshown-words.ts'
import { readXml } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { article, recordOf } from './support.ts'

const main = (language: string, text: string) =>
  `<trans-abstract xml:lang="${language}"><p>${text}</p></trans-abstract>`
const highlights = (language: string, text: string) =>
  `<trans-abstract abstract-type="highlights" xml:lang="${language}"><title>${language} points</title><p>${text}</p></trans-abstract>`

const lost = (xml: string) => {
  const tree = readXml(xml, 'summaries.xml')
  return tree.ok ? unshownWords(tree.value, recordOf(xml)).unshown : tree.error
}

describe('summaries in languages without a text', () => {
  const meta =
    main('en', 'On weirs.') +
    main('fr', 'Des barrages.') +
    highlights('en', 'Weirs hold.') +
    highlights('fr', 'Ils tiennent.') +
    highlights('es', 'Presas.')
  const chinese = article({ attributes: 'xml:lang="zh"', title: '堰', meta, body: '<p>正文</p>' })

  it('stand with the abstract of a language that has a slot', () => {
    expect(recordOf(chinese).about?.summaries).toEqual({ zh: '', en: '<p><b>en points</b> Weirs hold.</p>' })
  })

  it('follow the abstract of any other language, and are told where that has none', () => {
    expect(recordOf(chinese).furtherTexts.map((text) => [text.language, text.abstractHtml])).toEqual([
      ['fr', '<p>Des barrages.</p><p><b>fr points</b> Ils tiennent.</p>'],
      ['es', '<p><b>es points</b> Presas.</p>'],
    ])
    expect(lost(chinese)).toEqual([])
  })

  it('are in printed JATS under their languages, and read so again', () => {
    const record = recordOf(chinese)
    const xml = jatsFrontOf(record)
    expect(xml).toContain('<p><bold>fr points</bold> Ils tiennent.</p>')
    expect(xml).toContain('<abstract abstract-type="summary" xml:lang="en"><title>en points</title>')
    const again = recordOf(xml)
    expect([again.furtherTexts, again.about?.summaries]).toEqual([
      record.furtherTexts,
      record.about?.summaries,
    ])
  })

  it('stand in for English together with their abstract', () => {
    const portuguese = article({
      attributes: 'xml:lang="pt"',
      meta: `<abstract><p>Sobre a água.</p></abstract>${highlights('pt', 'A água sobe.')}`,
    }).replace('<body><p>Text.</p></body>', '')
    const { abstractHtml, furtherTexts } = recordOf(portuguese)
    expect(abstractHtml.en).toBe('<p>Sobre a água.</p><p><b>pt points</b> A água sobe.</p>')
    expect(furtherTexts[0]?.abstractHtml).toBe(abstractHtml.en)
  })
})
