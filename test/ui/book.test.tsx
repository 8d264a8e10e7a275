import { staticPage, type BookContent } from '@xuekan/core/page'
import { ready } from '@xuekan/core/reactive'
import { describe, expect, it } from 'vitest'
import { BookPage } from '../../ui/pages/BookPage.tsx'
import { bookContent } from './support/albums.ts'
import { linksIn } from './support/links.ts'
import { htmlOf, portalFor } from './support/portal.tsx'

const { book } = bookContent

async function shown(change: Partial<BookContent> = {}) {
  const portal = await portalFor({
    language: 'en',
    change: { loginHref: (page, from) => `/en/${page}?from=${from}` },
  })
  const model = staticPage(ready({ ...bookContent, ...change }))
  const route = { page: 'book', language: 'en', siteId: null, bookId: '7' } as const
  return htmlOf(portal, <BookPage model={model} route={route} />)
}

/** Terms and descriptions of the facts. */
const factsOf = (html: string): readonly (readonly string[])[] =>
  [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name = '', value = '']) => [name, value])

describe('BookPage', () => {
  it('tells what is known of a book, and nothing of what is not', async () => {
    expect(factsOf(await shown())).toEqual([
      ['Authors', 'Shen Yanqing'],
      ['Publisher', 'Hengwen Scholarly Press'],
      ['Year', '2026'],
      ['ISBN', '978-7-5555-0126-3'],
    ])
    const bare = { ...book, year: 0, isbn: '', publisher: { zh: '', en: '' } }
    expect(factsOf(await shown({ book: bare }))).toEqual([['Authors', 'Shen Yanqing']])
  })

  it('leads to the page of the book and into the cloud, and a visitor to the login first [C6.3]', async () => {
    const ways = (html: string) =>
      linksIn(html).flatMap(({ text, attributes: { href = '' } }) =>
        /^(?:Open|Read|Log in)/.test(text) ? [[text.replace(/\s*\(.*\)$/, ''), href]] : [],
      )
    const own = ['Open the page of the book', book.link]
    expect(ways(await shown({ cloud: null }))).toEqual([own])
    expect(ways(await shown({ cloud: 'https://cloud.example/7' }))).toEqual([
      own,
      ['Read in the book cloud', 'https://cloud.example/7'],
    ])
    expect(ways(await shown({ cloud: '' }))).toEqual([own, ['Log in to read', '/en/login?from=/']])
    expect(ways(await shown({ cloud: null, book: { ...book, link: 'javascript:alert(1)' } }))).toEqual([])
  })
})
