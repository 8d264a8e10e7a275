import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchOfSuggestion } from '../../../core/domain/search/search-of-suggestion.ts'
import { groupSuggestions, suggestionKinds, type Suggestion } from '../../../core/domain/search/suggestion.ts'

const suggestion: fc.Arbitrary<Suggestion> = fc.record({
  kind: fc.constantFrom(...suggestionKinds, null),
  text: fc.string({ minLength: 1 }),
  other: fc.string(),
  site: fc.constant(null),
})

describe('groupSuggestions', () => {
  it('should put each into one group, those of a kind in their order, and no kind into two', () => {
    fc.assert(
      fc.property(fc.array(suggestion), (suggestions) => {
        const groups = groupSuggestions(suggestions)
        expect(new Set(groups.map(({ kind }) => kind)).size).toBe(groups.length)
        for (const group of groups) {
          expect(group.suggestions).toEqual(suggestions.filter(({ kind }) => kind === group.kind))
          expect(group.suggestions).not.toEqual([])
        }
        expect(groups.flatMap((group) => group.suggestions)).toHaveLength(suggestions.length)
      }),
    )
  })

  it('should begin with the kind of the likeliest', () => {
    fc.assert(
      fc.property(fc.array(suggestion, { minLength: 1 }), (suggestions) => {
        expect(groupSuggestions(suggestions)[0]?.suggestions[0]).toEqual(suggestions[0])
      }),
    )
  })

  it('should change nothing in what is grouped already', () => {
    fc.assert(
      fc.property(fc.array(suggestion), (suggestions) => {
        const grouped = groupSuggestions(suggestions).flatMap((group) => group.suggestions)
        expect(groupSuggestions(grouped).flatMap((group) => group.suggestions)).toEqual(grouped)
      }),
    )
  })
})

describe('searchOfSuggestion', () => {
  it('looks for a name among authors, a title among titles, and for words as the box says', () => {
    expect(searchOfSuggestion('author')).toEqual({ type: 'article', field: 'author' })
    expect(searchOfSuggestion('title')).toEqual({ type: 'article', field: 'title' })
    expect(searchOfSuggestion('doi')).toEqual({ type: 'article', field: 'doi' })
    for (const kind of ['keyword', 'journal', null] as const) expect(searchOfSuggestion(kind)).toBeUndefined()
  })
})
