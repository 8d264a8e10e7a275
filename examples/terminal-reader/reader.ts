import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as citations from '@xuekan/core/citation'
import * as contents from '@xuekan/core/content'
import * as core from '@xuekan/core'
import { loadArticle, loadColumn, loadHome, loadIssue, loadSearch } from '@xuekan/core/page'
import * as menus from '@xuekan/core/menu'
import * as reactive from '@xuekan/core/reactive'
import * as routes from '@xuekan/core/route'
import * as searches from '@xuekan/core/search'
import * as sites from '@xuekan/core/site'
import { firstValueFrom } from 'rxjs'
import { openPorts } from './ports.ts'
import { paragraphs } from './screen.ts'
import { messages } from './messages.ts'
type Print = (line: string) => void
type Entry = readonly [label: string, open: () => Promise<void>, article?: contents.ArticleSummary]
class Refusal extends Error {} // in place of what was asked for

/** One reader at an rc-pub: a site, the list printed last, a basket. Carries out a line; false where it could not. */
export function createReader(baseUrl: string, wanted: core.UiLanguage | null, print: Print, complain: Print) {
  const ports = openPorts(baseUrl)
  let fromAddress = wanted
  let opened: sites.OpenedSite | null = null
  let host: routes.PageHost | null = null // with the site that is opened first
  let entries: readonly Entry[] = []
  let basket = citations.emptyBasket
  const language = (): core.UiLanguage => opened?.language ?? fromAddress ?? core.defaultLanguage
  const text = (localized: core.LocalizedText): string => core.localise(localized, language())
  const say = (key: keyof typeof messages, about = ''): string =>
    text(messages[key]).replace('{}', () => about)
  const refuse = (key: keyof typeof messages, about = baseUrl): never => {
    throw new Refusal(say(key, about))
  }
  const shell = (): sites.SiteShell => opened?.shell ?? refuse('absent')
  /** The address for a browser, on the own host of a site where that is known. */
  const url = (route: routes.Route, shown: routes.SiteName = shell().site): string => {
    const atHost = host ?? routes.pageHostOf(baseUrl, shown)
    return routes.absoluteLink(route, { host: atHost, shown, language: language(), prefixed: true })
  }
  const context = (siteId = shell().site.id): core.RequestContext => ({ language: language(), siteId })
  const answer = async <T>(input: core.AsyncResult<T>): Promise<T> => {
    const result = await firstValueFrom(input)
    return result.ok ? result.value : refuse(result.error.kind)
  }
  function list(next: readonly Entry[], heading = ''): void {
    entries = next
    if (heading !== '') print(heading)
    print(next.map(([label], at) => `${String(at + 1).padStart(3)} ${label}`).join('\n') || say('nothing'))
  }
  const articleEntry = (it: contents.ArticleSummary): Entry => {
    const label = contents.plainText(text(it.title))
    return [label, () => show(contents.articleRoute(it, language())), it]
  }
  const menuEntries = (channels: readonly menus.Channel[], parentCode = ''): readonly Entry[] =>
    channels.flatMap((channel) => {
      const place = menus.channelRoute(channel, { language: language(), prefixed: true, parentCode })
      const label = `${parentCode === '' ? '' : '  '}${text(channel.name)}`
      return [[label, () => show(place)], ...menuEntries(channel.children, channel.code)]
    })
  async function openSite(address: core.SiteAddress): Promise<void> {
    opened = await answer(sites.openSite(ports, address, { fromAddress, fromCookie: null }))
    host ??= routes.pageHostOf(baseUrl, shell().site)
    print(`== ${text(shell().site.name)} ==`)
    await (shell().site.type === 'single' ? commands.menu() : commands.open('/'))
  }
  async function show(place: routes.Route | routes.ExternalLink): Promise<void> {
    if ('external' in place) return print(say('elsewhere', place.external))
    switch (place.page) {
      case 'home': {
        if (place.site !== null) return openSite({ sld: place.site })
        const home = await answer(loadHome(ports, { context: context(), type: shell().site.type }))
        if (home.journal !== null) return list(contents.articlesOfHome(home).map(articleEntry))
        return list(home.journals.map((it) => [text(it.name), () => openSite({ siteId: it.siteId })]))
      }
      case 'issue': {
        const { issue, years, sections } = await answer(
          loadIssue(ports, { context: context(), query: place }),
        )
        const named = ({ year, volume, issue }: contents.Issue): string => `${year}, ${volume}(${issue})`
        const others = contents.allIssues(years).filter(({ id }) => id !== issue.id)
        const issues = others.map((it): Entry => [named(it), () => show({ ...place, issueId: it.id })])
        const articles = sections.flatMap((section) => section.articles.map(articleEntry))
        return list([...articles, ...issues], `== ${named(issue)} ==`)
      }
      case 'article': {
        const { article, fullText } = await answer(loadArticle(ports, { context: context(), by: place.by }))
        const prose = `${paragraphs(article.abstract[language()])}\n\n${paragraphs(fullText?.html)}`.trim()
        const texts = [article.authors[language()].join(', '), prose, citations.citeAs(article, language())]
        return list([articleEntry(article)], texts.join('\n\n'))
      }
      case 'search': {
        const { result } = await answer(loadSearch(ports, { context: context(), query: place.query }))
        const hits = result.hits.map(({ article }) => articleEntry(article))
        return list(hits, say('found', `${result.total}`))
      }
      case 'channel': {
        const input = { context: context(), channelId: place.channelId ?? '' }
        const { channel, body } = await answer(loadColumn(ports, input))
        return print(`== ${text(channel.name)} ==\n${paragraphs(body) || say('nothing')}`)
      }
      default:
        return print(say('elsewhere', url(place)))
    }
  }
  const collected = () => (basket.items.length === 0 ? refuse('nothing') : basket.items)
  const numbered = <T>(all: readonly T[], at: string) => all[Number(at || 1) - 1] ?? refuse('noEntry', at)
  const store = (next: citations.Basket): void => {
    basket = next
    print(say('basket', citations.badgeLabel(basket.items.length) || '0'))
  }
  async function record({ siteId, id }: citations.BasketItem): Promise<citations.CitationRecord> {
    const article = await answer(ports.articles.byId(context(siteId), id))
    const journal = await answer(reactive.withDefault(ports.sites.journal(context(siteId)), null))
    const shown = journal === null ? shell().site : { ...journal, id: journal.siteId }
    const address = url(contents.articleRoute(article, language()), shown)
    return citations.citationRecordOf(article, language(), address, journal)
  }
  const commands = {
    help: (): void => print(say('help', Object.keys(commands).join(', '))),
    sites: () => openSite({ sld: sites.aggregateSld }),
    menu: () => list(menuEntries(menus.menuChannels(shell().channels, { ...shell(), language: language() }))),
    search: (term) => show({ page: 'search', language: null, query: { ...searches.emptySearchQuery, term } }),
    open: (address) => show(routes.parseRoute(address)),
    add: (at) => {
      const article = numbered(entries, at)[2] ?? refuse('noEntry', at || '1')
      store(citations.addToBasket(basket, citations.basketEntryOf(article)))
    },
    remove: (at) => store(citations.removeFromBasket(basket, numbered(collected(), at))),
    basket: async () => {
      const input = citations.citationRequests(collected())
      const known = input.map(({ siteId, ids }) => answer(ports.citations.batchInfo(context(siteId), ids)))
      const cited = (await Promise.all(known)).flat()
      const line = (it: citations.BasketItem) => text(citations.citationOf(cited, it) ?? it.title)
      print(
        collected()
          .map((it, at) => `[${at + 1}] ${line(it)}`)
          .join('\n'),
      )
    },
    export: async (folder) => {
      const records = await Promise.all(collected().map(record))
      for (const format of citations.citationFormats) {
        const file = join(folder, citations.citationFileName(format, records))
        await writeFile(file, format.print(records)).catch(() => refuse('notWritten', file))
        print(say('written', file))
      }
    },
    language: (input) => {
      fromAddress = core.isUiLanguage(input) ? input : refuse('unknown', `language ${input}`)
      return openSite({ siteId: shell().site.id })
    },
  } as const satisfies Readonly<Record<string, (rest: string) => Promise<void> | void>>

  return async (line: string): Promise<boolean> => {
    const [, name = '', rest = ''] = /^\s*(\S*)\s*(.*?)\s*$/.exec(line) ?? []
    try {
      if (/^\d+$/.test(name)) await numbered(entries, name)[1]()
      else if (Object.hasOwn(commands, name)) await commands[name as keyof typeof commands](rest)
      else if (name !== '') refuse('unknown', line)
      return true
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure
      complain(failure.message)
      return false
    }
  }
}
