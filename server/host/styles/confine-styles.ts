import { generate, parse, tokenize, walk, type Atrule, type CssNode, type Rule } from 'css-tree'
import { isAllowedDeclaration, plainName } from './allowed-value.ts'
import { confineSelector, type PagePart } from './confine-selector.ts'

/** Longer texts give no styles, and what is made of one never becomes longer. */
export const longestStyles = 65_536

/** Selectors of all rules together; what comes after them is left out. */
export const mostSelectors = 2_000

/** Brackets within brackets; deeper texts give no styles, since reading them would take the stack. */
export const deepestBrackets = 24

interface Room {
  characters: number
  selectors: number
}

/**
 * A site's custom CSS for one part of the page, so that they apply to that part and to nothing else (C3.4): only
 * allowed properties and values, every selector confined to the part, `@media` the only at-rule. What cannot be kept is
 * left out, together with nested rules and `!important`.
 * Laws: total on any text; what it answers, it answers again for its own answer; the answer is at most `longestStyles`
 * long.
 */
export function confineStyles(css: string, part: PagePart): string {
  if (css.length > longestStyles) return ''
  const text = readable(css)
  if (depthOf(text) > deepestBrackets) return ''
  const sheet = parse(text, { parseCustomProperty: true })
  if (sheet.type !== 'StyleSheet') return ''
  const room: Room = { characters: longestStyles, selectors: mostSelectors }
  return confineAll(sheet.children.toArray(), part, room).join('\n')
}

/** What a browser makes of the bytes before it reads them as CSS. */
const readable = (css: string): string =>
  css
    .replace(/\r\n?|\f/g, '\n')
    .replaceAll('\0', '\u{fffd}')
    .replace(/\p{Surrogate}/gu, '\u{fffd}')

function depthOf(text: string): number {
  const open: string[] = []
  let deepest = 0
  tokenize(text, (_type, start, end) => {
    const last = text[end - 1] ?? ''
    const closer = closers[last]
    // a token that ends in a bracket opens one when it is that bracket or a function's name; strings end otherwise
    if (closer !== undefined && (end - start === 1 || last === '(')) open.push(closer)
    else if (end - start === 1 && last === open.at(-1)) open.pop()
    deepest = Math.max(deepest, open.length)
  })
  return deepest
}

const closers: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

const confineAll = (nodes: readonly CssNode[], part: PagePart, room: Room): readonly string[] =>
  nodes.flatMap((node) => {
    if (node.type === 'Rule') return confineRule(node, part, room)
    return node.type === 'Atrule' ? confineMedia(node, part, room) : []
  })

function confineRule({ prelude, block }: Rule, part: PagePart, room: Room): readonly string[] {
  if (prelude.type !== 'SelectorList') return []
  const selectors = prelude.children
    .toArray()
    .flatMap((selector) => (selector.type === 'Selector' ? (confineSelector(selector, part) ?? []) : []))
  const declarations = block.children
    .toArray()
    .flatMap((node) =>
      node.type === 'Declaration' && isAllowedDeclaration(node)
        ? `${node.property}:${generate(node.value)}`
        : [],
    )
  if (selectors.length === 0 || declarations.length === 0) return []
  const rule = `${selectors.join(',')}{${declarations.join(';')}}`
  if (selectors.length > room.selectors || rule.length + 1 > room.characters) return []
  room.selectors -= selectors.length
  room.characters -= rule.length + 1
  return [rule]
}

function confineMedia({ name, prelude, block }: Atrule, part: PagePart, room: Room): readonly string[] {
  if (name.toLowerCase() !== 'media' || block === null || prelude === null || !isQuery(prelude)) return []
  const begin = `@media ${generate(prelude)}{`
  const inner: Room = { ...room, characters: room.characters - begin.length - 2 }
  const rules = confineAll(block.children.toArray(), part, inner)
  if (rules.length === 0) return []
  Object.assign(room, inner)
  return [`${begin}${rules.join('\n')}}`]
}

const queryNodes = new Set<CssNode['type']>([
  'AtrulePrelude',
  'MediaQueryList',
  'MediaQuery',
  'Condition',
  'Feature',
  'FeatureRange',
  'Identifier',
  'Number',
  'Dimension',
  'Ratio',
])

/** Whether a prelude is a media query of plain names and numbers. */
function isQuery(prelude: CssNode): boolean {
  let plain = true
  walk(prelude, (node) => {
    if (!queryNodes.has(node.type)) plain = false
    if (node.type === 'Identifier' || node.type === 'Feature') plain &&= plainName.test(node.name)
    if (node.type === 'Dimension') plain &&= plainName.test(node.unit)
    if (node.type === 'MediaQuery') {
      plain &&= [node.mediaType, node.modifier].every((name) => name === null || plainName.test(name))
    }
  })
  return plain
}
