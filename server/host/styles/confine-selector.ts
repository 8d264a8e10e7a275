import { generate, List, type CssNode, type Selector } from 'css-tree'
import { allowedPseudoClasses, allowedPseudoElements, allowedPseudoFunctions } from './allowed-styles.ts'
import { plainName, plainText } from './allowed-value.ts'

/** The parts of the page that a site styles by itself. */
export type PagePart = 'header' | 'footer'

/**
 * A selector that finds the same things, but only below the element that holds the part; null for one that cannot be
 * kept. Law: whatever is found is a descendant of that element, never the element itself, which the portal keeps.
 * What means the whole page (html, body, :root, :host, :scope, &) or names the part means its outermost element.
 */
export function confineSelector({ children }: Selector, part: PagePart): string | null {
  const isAlias = isAliasOf(part)
  let rest = children.toArray()
  if (!isJoined(rest) || !rest.every((node) => isAlias(node) || isAllowed(node))) return null

  let join = ' '
  for (;;) {
    const [first, next] = rest
    if (first === undefined || next?.type !== 'Combinator' || !isAlias(first)) break
    if (next.name !== ' ' && next.name !== '>') break
    join = next.name
    rest = rest.slice(2)
  }
  const end = rest.findIndex((node) => node.type === 'Combinator')
  const compound = end === -1 ? rest : rest.slice(0, end)
  if (compound.some(isAlias)) {
    const others = compound.filter((node) => !isAlias(node))
    const bare = others[0] === undefined || others[0].type === 'PseudoElementSelector'
    rest = [...(bare ? [anything] : []), ...others, ...rest.slice(compound.length)]
    join = '>'
  }
  if (rest.some((node) => node.type === 'NestingSelector')) return null
  return `[data-part="${part}"]${join}${print(rest)}`
}

const anything: CssNode = { type: 'TypeSelector', name: '*' }

const print = (nodes: readonly CssNode[]): string =>
  generate({ type: 'Selector', children: new List<CssNode>().fromArray([...nodes]) })

/** Whether there is something, and each combinator stands between two things. */
const isJoined = (nodes: readonly CssNode[]): boolean =>
  nodes.at(-1)?.type !== 'Combinator' &&
  nodes.every((node, index) => node.type !== 'Combinator' || isThing(nodes[index - 1])) &&
  nodes.length > 0

const isThing = (node: CssNode | undefined): boolean => node !== undefined && node.type !== 'Combinator'

const isAliasOf =
  (part: PagePart) =>
  (node: CssNode): boolean => {
    switch (node.type) {
      case 'NestingSelector':
        return true
      case 'TypeSelector':
        return /^(?:html|body)$/i.test(node.name)
      case 'PseudoClassSelector':
        return node.children === null && /^(?:root|host|scope)$/i.test(node.name)
      case 'AttributeSelector':
        return (
          node.name.name === 'data-part' &&
          node.matcher === '=' &&
          (node.value?.type === 'String' ? node.value.value : node.value?.name) === part
        )
      default:
        return false
    }
  }

function isAllowed(node: CssNode): boolean {
  switch (node.type) {
    case 'TypeSelector':
      return node.name === '*' || plainName.test(node.name)
    case 'ClassSelector':
    case 'IdSelector':
    case 'Identifier':
      return plainName.test(node.name)
    case 'AttributeSelector':
      return (
        plainName.test(node.name.name) &&
        (node.value === null || isAllowed(node.value)) &&
        /^[is]?$/i.test(node.flags ?? '')
      )
    case 'String':
      return plainText.test(node.value)
    case 'PseudoClassSelector':
      return node.children === null
        ? allowedPseudoClasses.has(node.name.toLowerCase())
        : allowedPseudoFunctions.has(node.name.toLowerCase()) && areAllowed(node.children.toArray())
    case 'PseudoElementSelector':
      return allowedPseudoElements.has(node.name.toLowerCase()) && node.children === null
    case 'SelectorList':
      return areAllowed(node.children.toArray())
    case 'Selector':
      return isJoined(node.children.toArray()) && node.children.toArray().every(isAllowed)
    case 'Nth':
      return (
        (node.nth.type === 'AnPlusB' || isAllowed(node.nth)) &&
        (node.selector === null || isAllowed(node.selector))
      )
    case 'Combinator':
      return /^[ >+~]$/.test(node.name)
    default:
      return false
  }
}

const areAllowed = (nodes: readonly CssNode[]): boolean => nodes.length > 0 && nodes.every(isAllowed)
