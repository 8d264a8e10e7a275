import temml from 'temml'
import { readXml } from '../xml/read-xml.ts'
import { writeMath } from './mathml.ts'
import { escapeMarkup, tag } from './write-html.ts'

/** The formula without the document that some publishers wrap around it, and without its delimiters. */
export const bareTex = (raw: string): string => {
  const document = /\\begin\{document\}([\s\S]*?)\\end\{document\}/.exec(raw)?.[1] ?? raw
  const trimmed = document.trim()
  const delimited = /^(?:\$\$([\s\S]*)\$\$|\$([\s\S]*)\$|\\\[([\s\S]*)\\\]|\\\(([\s\S]*)\\\))$/.exec(trimmed)
  return (delimited?.slice(1).find((inner) => inner !== undefined) ?? trimmed).trim()
}

const typeset = (tex: string, display: boolean): string | null => {
  try {
    return temml.renderToString(tex, {
      displayMode: display,
      throwOnError: true,
      trust: false,
      maxExpand: 1000,
    })
  } catch {
    return null
  }
}

/** A TeX formula as MathML; one that cannot be read is shown as it was written. '' for an empty one. */
export const writeTex = (raw: string, display: boolean): string => {
  const tex = bareTex(raw)
  if (tex === '') return ''
  const typed = typeset(tex, display)
  const tree = typed === null ? null : readXml(typed, '')
  const math = tree?.ok === true ? writeMath(tree.value, display) : ''
  return math === '' ? tag('code', { class: 'tex' }, escapeMarkup(tex)) : math
}
