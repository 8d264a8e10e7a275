import type { RequestContext, SearchGateway } from '@xuekan/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { valueOf } from '../../first-answer.ts'

export interface SearchWordsWorld {
  readonly search: Pick<SearchGateway, 'analyze' | 'readings' | 'respell' | 'suggestions'>
  readonly context: RequestContext
  /** Something that the reader's journals can suggest, of at least five letters. */
  readonly phrase: string
  /** Words that the reader's journals also write otherwise, and how. */
  readonly reading: { readonly typed: string; readonly read: string }
}

/** What every SearchGateway keeps of the words of a search. */
export function searchWordsSuite(name: string, open: () => SearchWordsWorld): void {
  describe(`SearchGateway, words: ${name}`, () => {
    let world: SearchWordsWorld
    beforeAll(() => {
      world = open()
    })

    const suggestions = (q: string) => valueOf(world.search.suggestions(world.context, q))

    it('reads the words of a text, each of them once [C7.4]', async () => {
      const words = await valueOf(world.search.analyze(world.context, 'river ice', 'article'))
      expect(words).toEqual(expect.arrayContaining(['river', 'ice']))
      expect(new Set(words).size).toBe(words.length)
      expect(await valueOf(world.search.analyze(world.context, ' ', 'article'))).toEqual([])
    })

    it('reads words otherwise unless they are taken as they are typed, and says nothing of others [C7.4]', async () => {
      const read = (term: string, as?: 'words') =>
        valueOf(
          world.search.readings(world.context, { term, field: 'all', ...(as === undefined ? {} : { as }) }),
        )
      const { typed, read: other } = world.reading
      expect(await read(typed)).toEqual([{ typed, read: [other] }])
      expect(await read(typed, 'words')).toEqual([])
      expect(await read('qqzzxx')).toEqual([])
    })

    it('suggests what begins like the text, whatever the letter case [C7.4]', async () => {
      const start = world.phrase.slice(0, 5)
      expect(await suggestions(start)).toContainEqual({
        kind: 'keyword',
        text: world.phrase,
        other: '',
        site: null,
      })
      expect(await suggestions(start.toUpperCase())).toEqual(await suggestions(start.toLowerCase()))
    })

    it('respells what no article has as the journals spell it, and nothing else [C7.4]', async () => {
      const respelt = (q: string) => valueOf(world.search.respell(world.context, q))
      const word = /[A-Za-z]{5,}/.exec(world.phrase)?.[0].toLowerCase() ?? ''
      const slipped = `${word.slice(0, 2)}q${word.slice(2)}`
      expect(await respelt(`${slipped} 2024`)).toBe(`${word} 2024`)
      expect(await respelt(word)).toBeNull()
      expect(await respelt('qqzzxx')).toBeNull()
    })

    it('suggests nothing for what nothing begins like', async () => {
      expect(await suggestions('qqzzxx')).toEqual([])
      expect(await suggestions('%')).toEqual([])
    })
  })
}
