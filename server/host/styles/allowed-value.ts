import type { CssNode, Declaration, Value } from 'css-tree'
import {
  allowedFunctions,
  allowedProperties,
  contentWords,
  displays,
  ownVariable,
  pictureAddress,
  pictureProperties,
} from './allowed-styles.ts'

/** A name as it is meant: what needs an escape to be written is no name here. */
export const plainName = /^-{0,2}[a-z_\u{80}-\u{10ffff}][\w\u{80}-\u{10ffff}-]*$/iu

/** A text that neither ends a string nor a style element, whoever prints it. */
// oxlint-disable-next-line no-control-regex -- these are what it is about
export const plainText = /^[^<\\\u{0}-\u{1f}\u{7f}]*$/u

/** Whether a declaration is one that a site may make. */
export function isAllowedDeclaration({ property, value }: Declaration): boolean {
  if (value.type !== 'Value' || value.children.isEmpty) return false
  if (property.startsWith('--')) return ownVariable.test(property) && isAllowedValue(value, true)
  const name = property.toLowerCase()
  if (!allowedProperties.has(name)) return false
  if (name === 'display') return isOneOf(value, displays)
  if (name === 'content') {
    return value.children.toArray().every((node) => isWordIn(node, contentWords) || isPlainString(node))
  }
  return isAllowedValue(value, pictureProperties.has(name))
}

const isWordIn = (node: CssNode | null, words: ReadonlySet<string>): boolean =>
  node?.type === 'Identifier' && words.has(node.name.toLowerCase())

const isOneOf = ({ children }: Value, words: ReadonlySet<string>): boolean =>
  children.size === 1 && isWordIn(children.first, words)

const isPlainString = (node: CssNode): boolean => node.type === 'String' && plainText.test(node.value)

function isAllowedValue(node: CssNode, withPictures: boolean): boolean {
  switch (node.type) {
    case 'Value':
    case 'Parentheses':
      return node.children.toArray().every((child) => isAllowedValue(child, withPictures))
    case 'Function':
      return (
        allowedFunctions.has(node.name.toLowerCase()) &&
        node.children.toArray().every((child) => isAllowedValue(child, withPictures))
      )
    case 'Url':
      return withPictures && pictureAddress.test(node.value)
    case 'Identifier':
      return plainName.test(node.name)
    case 'String':
      return isPlainString(node)
    case 'Dimension':
      return /^[a-z]+$/i.test(node.unit)
    case 'Hash':
      return /^[\da-f]+$/i.test(node.value)
    case 'Operator':
      return /^\s*[-+*/,]\s*$/.test(node.value)
    case 'Number':
    case 'Percentage':
      return true
    default:
      return false
  }
}
