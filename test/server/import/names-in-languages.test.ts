import { describe, expect, it } from 'vitest'
import { unshownWords } from '../../../server/rc-pub/import/words/unshown-words.ts'
import { readXml } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { article, recordOf } from './support.ts'

const named = (language: string, surname: string, given: string, style = 'eastern') =>
  `<name name-style="${style}" xml:lang="${language}"><surname>${surname}</surname><given-names>${given}</given-names></name>`
const meta = `<contrib-group><contrib contrib-type="author"><name-alternatives>${named('ja', '山田', '太郎')}${named('ja-Kana', 'ヤマダ', 'タロウ')}${named('en', 'Yamada', 'Taro', 'western')}</name-alternatives></contrib><contrib contrib-type="author"><name><surname>Lind</surname><given-names>E.</given-names></name></contrib></contrib-group>`

describe('names in languages that lists have no place for', () => {
  it('are told of their authors behind the text, and no word of them is lost', () => {
    const xml = article({ attributes: 'xml:lang="ja"', title: '川', meta, body: '<p>川は流れる。</p>' })
    const record = recordOf(xml)
    expect(record.contributors[0]?.name.en).toBe('Taro Yamada')
    const [text] = record.furtherTexts
    expect(text?.fullTextHtml).toContain('<p><b>Taro Yamada</b>: 山田太郎, ヤマダ タロウ</p>')
    expect(text?.fullTextHtml.match(/<b>/g)).toHaveLength(1)
    const tree = readXml(xml, 'names.xml')
    expect(tree.ok && unshownWords(tree.value, record).unshown).toEqual([])
  })
})
