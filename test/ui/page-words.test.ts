import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { availablePages } from '../../app/pages/registry.ts'
import { accountZh } from '../../ui/locales/account.zh.ts'
import { accountSettingsZh } from '../../ui/locales/account-settings.zh.ts'
import { advancedZh } from '../../ui/locales/advanced.zh.ts'
import { alertsZh } from '../../ui/locales/alerts.zh.ts'
import { articleZh } from '../../ui/locales/article.zh.ts'
import { collectedZh } from '../../ui/locales/collected.zh.ts'
import { failureZh } from '../../ui/locales/failure.zh.ts'
import { floatZh } from '../../ui/locales/float.zh.ts'
import { homeZh } from '../../ui/locales/home.zh.ts'
import { indexTermZh } from '../../ui/locales/index-term.zh.ts'
import { journalZh } from '../../ui/locales/journal.zh.ts'
import { lookZh } from '../../ui/locales/look.zh.ts'
import { lookWords, pageWords, theatreWords, type PageWords } from '../../ui/locales/page-words.ts'
import { parallelZh } from '../../ui/locales/parallel.zh.ts'
import { personalZh } from '../../ui/locales/personal.zh.ts'
import { resultsZh } from '../../ui/locales/results.zh.ts'
import { subscribeZh } from '../../ui/locales/subscribe.zh.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

const tables: Readonly<Record<PageWords, Readonly<Record<string, string>>>> = {
  account: accountZh,
  'account-settings': accountSettingsZh,
  advanced: advancedZh,
  alerts: alertsZh,
  article: articleZh,
  collected: collectedZh,
  failure: failureZh,
  float: floatZh,
  home: homeZh,
  'index-term': indexTermZh,
  journal: journalZh,
  look: lookZh,
  parallel: parallelZh,
  personal: personalZh,
  results: resultsZh,
  subscribe: subscribeZh,
}

/** Opens over an article, with words of its own. */
const theatre = 'ui/widgets/theatre/Theatre.tsx'
const look = 'ui/widgets/look/LookPanel.tsx'

const isPage = (path: string): boolean => /^app\/pages\/(?!registry\.ts).*\.ts$/.test(path)

/** The sources that a file brings with it at once or later, itself included; another page brings its own words. */
function sourcesFrom(start: string): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (path: string): void => {
    if ((path === theatre || path === look) && path !== start) return
    if (found.has(path) || (isPage(path) && path !== start && !/\/load-\w+\.ts$/.test(path))) return
    found.add(path)
    for (const [, named = ''] of readFileSync(root + path, 'utf8').matchAll(
      /(?:from |import\()'(\.[^']+)'/g,
    )) {
      const to = join(dirname(path), named)
      if (/^(?:ui|app)\//.test(to) && !to.startsWith('ui/locales/') && existsSync(root + to)) visit(to)
    }
  }
  visit(start)
  return found
}

/** Which words the sources say: by their names, or by the beginning of a name that is put together. */
function wordsSaid(sources: ReadonlySet<string>): readonly string[] {
  const texts = [...sources].map((path) => [path, readFileSync(root + path, 'utf8')] as const)
  const says = (text: string, key: string): boolean => {
    const name = key.replace(/_(?:one|other)$/, '')
    if (text.includes(`'${name}'`)) return true
    return [...text.matchAll(/`([a-zA-Z-]+\.[\w.-]*)\$\{/g)].some(([, start = '?']) => name.startsWith(start))
  }
  return Object.entries(tables).flatMap(([words, table]) => {
    const saying = texts.filter(([, text]) => Object.keys(table).some((key) => says(text, key)))
    return saying.map(([path]) => `${words}: ${relative('', path)}`)
  })
}

const subjectsOf = (said: readonly string[]): readonly string[] =>
  [...new Set(said.map((line) => line.slice(0, line.indexOf(':'))))].toSorted()

describe('pageWords', () => {
  it.each([...availablePages])('has with %s what it says', (page) => {
    const file = page.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    const said = wordsSaid(
      sourcesFrom(`app/pages/${existsSync(`${root}app/pages/${page}.ts`) ? page : file}.ts`),
    )
    expect(subjectsOf(said), said.join('\n')).toEqual([...(pageWords[page] ?? [])].toSorted())
  })

  it('has with the theatre what it says', () => {
    const said = wordsSaid(sourcesFrom(theatre))
    expect(subjectsOf(said), said.join('\n')).toEqual(theatreWords)
  })

  it('has with the look of texts what it says', () => {
    const said = wordsSaid(sourcesFrom(look))
    expect(subjectsOf(said), said.join('\n')).toEqual(lookWords)
  })

  it('is asked for nothing by what stands around every page', () => {
    expect(wordsSaid(sourcesFrom('app/browser/main.tsx'))).toEqual([])
  })
})
