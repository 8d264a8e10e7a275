import { generate, parse, walk, type CssNode } from 'css-tree'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowedProperties } from '../../../server/host/styles/allowed-styles.ts'
import { confineStyles, longestStyles } from '../../../server/host/styles/confine-styles.ts'
import { nastyCss } from './nasty-css.ts'

const part = fc.constantFrom('header' as const, 'footer' as const)

const nodesOf = (css: string): readonly CssNode[] => {
  const nodes: CssNode[] = []
  walk(
    parse(css, {
      parseCustomProperty: true,
      onParseError: (error) => {
        throw error
      },
    }),
    (node: CssNode) => {
      nodes.push(node)
    },
  )
  return nodes
}

const childrenOf = (node: CssNode): readonly CssNode[] =>
  'children' in node && node.children !== null ? node.children.toArray() : []

describe('confineStyles', () => {
  it('should keep its own answer as it is [C3.4]', () => {
    fc.assert(
      fc.property(nastyCss, part, (css, name) => {
        const confined = confineStyles(css, name)
        expect(confineStyles(confined, name)).toBe(confined)
      }),
    )
  })

  it('should answer what reads without a fault, and nothing but rules and media queries [C3.4]', () => {
    fc.assert(
      fc.property(nastyCss, part, (css, name) => {
        const nodes = nodesOf(confineStyles(css, name))
        expect(nodes.filter(({ type }) => type === 'Raw' || type === 'NestingSelector')).toEqual([])
        const others = nodes.flatMap((node) => (node.type === 'Atrule' ? [node.name] : []))
        expect(others.filter((rule) => rule !== 'media')).toEqual([])
      }),
    )
  })

  it('should find only what is below the part [C3.4]', () => {
    fc.assert(
      fc.property(nastyCss, part, (css, name) => {
        for (const node of nodesOf(confineStyles(css, name))) {
          if (node.type !== 'Rule') continue
          for (const selector of childrenOf(node.prelude)) {
            const [first, next] = childrenOf(selector)
            expect(first === undefined ? '' : generate(first)).toBe(`[data-part="${name}"]`)
            expect(next?.type === 'Combinator' ? next.name : '').toMatch(/^[ >]$/)
          }
        }
      }),
    )
  })

  it('should set only what is allowed, and load only stored files [C3.4]', () => {
    fc.assert(
      fc.property(nastyCss, part, (css, name) => {
        const nodes = nodesOf(confineStyles(css, name))
        const urls = nodes.flatMap((node) => (node.type === 'Url' ? [node.value] : []))
        expect(urls.filter((url) => !url.startsWith('/rc-pub/front/files/'))).toEqual([])
        const set = nodes.flatMap((node) => (node.type === 'Declaration' ? [node] : []))
        expect(set.filter(({ important }) => important)).toEqual([])
        const names = set.map(({ property }) => property.toLowerCase())
        const isKnown = (each: string): boolean => allowedProperties.has(each) || each.startsWith('--site-')
        expect(names.filter((each) => !isKnown(each))).toEqual([])
      }),
    )
  })

  it('should answer with no escape, no tag and no more than the longest styles [C3.4]', () => {
    fc.assert(
      fc.property(nastyCss, part, (css, name) => {
        const confined = confineStyles(css, name)
        expect(confined.length).toBeLessThanOrEqual(longestStyles)
        expect(confined).not.toMatch(/\\|<\/|<!|\p{Surrogate}/u)
      }),
    )
  })
})
