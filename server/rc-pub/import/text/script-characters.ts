import { scriptCharacters } from '@xuekan/core/content'
import { childElements, isElement, type XmlElement, type XmlNode } from '../xml/xml-tree.ts'
import { plainTextOf } from './plain-text.ts'

type Script = 'sub' | 'sup'

/** The scripts of the elements of mathematics, after their base. */
const mathScripts: ReadonlyMap<string, readonly Script[]> = new Map([
  ['mml:msub', ['sub']],
  ['mml:msup', ['sup']],
  ['mml:msubsup', ['sub', 'sup']],
])

/**
 * The same nodes, to be read as plain text: what stands lower or higher in the characters that Unicode has for it (mg L⁻¹,
 * O₀), as it was where it has none. Of TeX the simplest alone is read.
 */
export const withScriptCharacters = (nodes: readonly XmlNode[]): readonly XmlNode[] => nodes.map(read)

function read(node: XmlNode): XmlNode {
  if (!isElement(node)) return node
  if (node.name === 'sub' || node.name === 'sup') return raised(node, node.name)
  if (node.name === 'tex-math') return { ...node, children: node.children.map(readTex) }
  const scripts = mathScripts.get(node.name)
  if (scripts === undefined) return { ...node, children: withScriptCharacters(node.children) }
  const [base, ...rest] = childElements(node)
  const others = rest.map((each, at) => raised(each, scripts[at] ?? 'sup'))
  return base === undefined ? node : { ...node, children: [read(base), ...others] }
}

const raised = (element: XmlElement, script: Script): XmlNode =>
  scriptCharacters(script, plainTextOf([element])) ?? {
    ...element,
    children: withScriptCharacters(element.children),
  }

const readTex = (node: XmlNode): XmlNode =>
  isElement(node)
    ? node
    : node.replace(
        /([_^])(?:\{([^{}\\]*)\}|([^{}\\]))/g,
        (whole, sign: string, braced: string | undefined, single: string | undefined) =>
          scriptCharacters(sign === '_' ? 'sub' : 'sup', braced ?? single ?? '') ?? whole,
      )
