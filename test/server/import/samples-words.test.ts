import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { notShown, printedOtherwise } from '../../../server/rc-pub/import/words/not-shown.ts'
import { unshownWords } from '../../../server/rc-pub/import/words/unshown-words.ts'
import { withHtmlTables } from '../../../server/rc-pub/import/xml/cals-tables.ts'
import { readXml } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { recordOf } from './support.ts'

const folder = fileURLToPath(new URL('../../../samples/articles', import.meta.url))
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.xml'),
)

describe('articles of the samples', () => {
  it('show at least 998 of 1,000 words that their files say [C2.15]', () => {
    expect(files.length).toBeGreaterThan(80)
    const below = files.flatMap((name) => {
      const xml = readFileSync(join(folder, name), 'utf8')
      const tree = readXml(xml, name)
      if (!tree.ok) throw new Error(tree.error.reason)
      const { total, unshown } = unshownWords(withHtmlTables(tree.value), recordOf(xml))
      const missing = unshown.flatMap(({ words }) => words)
      return missing.length / total > 0.002 ? [{ name, missing }] : []
    })
    expect(below).toEqual([])
  }, 60_000)
})

describe('what is not shown', () => {
  it('has a reason each, and no element is left out for two', () => {
    const reasons = [...Object.values(notShown), ...Object.values(printedOtherwise)]
    expect(reasons.filter((reason) => reason.length < 10)).toEqual([])
    expect(Object.keys(notShown).filter((name) => name in printedOtherwise)).toEqual([])
  })
})
