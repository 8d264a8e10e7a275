import { describe, expect, it } from 'vitest'
import { ask } from '../browser/support/ask.ts'
import { siteIdOf } from '../browser/support/rc-pub.ts'
import { callOf, journals } from '../browser/support/read-answers.ts'
import { at, integerAt, listAt } from '../browser/support/read-strictly.ts'
import { elementsAt, readXml, type XmlElement } from '../domain/citation/readers.ts'

/** The text of the first child of one of these names, whatever its prefix, as feed builders look for it. */
const childText = ({ children }: XmlElement, ...names: readonly string[]): string =>
  children.find(({ name }) => names.includes(name.replace(/^.*:/, '')))?.text.trim() ?? ''

/** Year and issue as a program finds them in the title of a channel. */
const issueIn = (title: string): readonly (string | undefined)[] =>
  (
    /(20\d{2})\s*年第\s*([0-9A-Za-z]+)\s*期/.exec(title) ?? /(20\d{2})\s*,\s*\d+\(([^)]+)\)/.exec(title)
  )?.slice(1) ?? []

const channelOf = async (site: string, path: string, headers: Readonly<Record<string, string>>) => {
  const { status, body } = await ask({
    site,
    path: `/rc-pub/front/${path}`,
    headers: { accept: 'application/rss+xml, application/xml, text/xml, */*', ...headers },
  })
  expect(status, path).toBe(200)
  const [channel] = elementsAt(readXml(body), 'channel')
  if (channel === undefined) throw new Error(`no channel in ${path}`)
  return channel
}

/** How many items a channel has, once each of them has been read. */
function itemsRead(channel: XmlElement, host: string): number {
  const items = elementsAt(channel, 'item')
  for (const item of items) {
    expect(childText(item, 'title')).not.toBe('')
    expect(new URL(childText(item, 'link')).hostname).toBe(host)
    expect(childText(item, 'description', 'encoded').length).toBeGreaterThan(20)
    const published = childText(item, 'pubDate', 'date', 'published')
    expect(published).toMatch(/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} 20\d{2} \d{2}:\d{2}:\d{2} GMT$/)
    expect(Date.parse(published)).toBeGreaterThan(0)
  }
  return items.length
}

describe('a builder of feeds', () => {
  it.each(journals)(
    'puts every issue of %s together, from its short name on [C7.6] [C7.16]',
    async (site) => {
      const found = await callOf(site, `site/findBySld?sld=${site}`, { language: 'zh' })
      const siteId = String(integerAt(found, 'data', 'id'))
      const tree = await callOf(site, `front-period/getPeriodTree?siteId=${siteId}`, {
        language: 'zh',
        siteId,
      })
      let count = 0
      for (const year of listAt(tree, 'data').flatMap((publication) => listAt(publication, 'periods'))) {
        for (const period of listAt(year, 'periods')) {
          const path = `rss?periodId=${integerAt(period, 'id')}`
          for (const language of ['zh', 'en']) {
            const channel = await channelOf(site, path, { language, siteId })
            expect(itemsRead(channel, `${site}.localhost`)).toBeGreaterThan(0)
            expect(issueIn(childText(channel, 'title')), language).toEqual([
              String(integerAt(year, 'year')),
              String(at(period, 'issue')),
            ])
          }
          count += 1
        }
      }
      expect(count).toBe(4)
    },
  )

  it.each(journals)('reads what is current in %s, by the id of the site alone [C7.16]', async (site) => {
    const path = `rss?periodId=currentIssue&siteId=${await siteIdOf(site)}`
    const channel = await channelOf(site, path, {})
    expect(itemsRead(channel, `${site}.localhost`)).toBeGreaterThan(1)
  })
})
