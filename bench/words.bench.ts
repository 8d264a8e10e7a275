import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { articlesIn } from '../server/rc-pub/import/find-articles.ts'
import { readArticle } from '../server/rc-pub/import/read-jats.ts'
import { unshownWords } from '../server/rc-pub/import/words/unshown-words.ts'
import { withHtmlTables } from '../server/rc-pub/import/xml/cals-tables.ts'
import { readXml } from '../server/rc-pub/import/xml/read-xml.ts'

// How many words of real articles reach their pages, article by article: those of the samples, and of all JATS files in
// the folder that XUEKAN_ARTICLES names. Ends with an error where an article shows fewer than 99.8 of 100.

const least = 99.8
const folders = [
  fileURLToPath(new URL('../samples/articles', import.meta.url)),
  ...(process.env['XUEKAN_ARTICLES'] ?? '').split(':').filter((folder) => folder !== ''),
]
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.xml'))
    .toSorted()
    .map((name) => ({ name, path: join(folder, name) })),
)
/** Pictures do not matter here: each is taken to be there. */
const resolveGraphic = (href: string) => ({ url: `/files/${encodeURIComponent(href)}` })

const shares: number[] = []
for (const { name, path } of files) {
  const tree = readXml(readFileSync(path, 'utf8'), name)
  if (!tree.ok) throw new Error(`${name}: ${tree.error.reason}`)
  for (const article of articlesIn(tree.value)) {
    const record = readArticle(article, { fileName: name, resolveGraphic })
    if (!record.ok) throw new Error(`${name}: ${record.error.map(({ reason }) => reason).join('; ')}`)
    const { total, unshown } = unshownWords(withHtmlTables(article), record.value)
    const missing = unshown.reduce((sum, { words }) => sum + words.length, 0)
    const share = 100 * (1 - missing / Math.max(total, 1))
    shares.push(share)
    console.log(`${share.toFixed(2)} % of ${total.toLocaleString('en')} words: ${name}`)
    for (const { element, line, words } of unshown)
      console.log(`  line ${line}, <${element}>: ${words.slice(0, 8).join(' ')}`)
  }
}
const below = shares.filter((share) => share < least).length
console.log(
  `${shares.length} articles, the least ${Math.min(...shares).toFixed(2)} %, ${below} below ${least} %`,
)
if (shares.length === 0 || below > 0) process.exitCode = 1
