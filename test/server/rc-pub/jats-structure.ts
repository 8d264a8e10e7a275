import { readXml } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { attribute, descendants, type XmlElement } from '../../../server/rc-pub/import/xml/xml-tree.ts'

const inline =
  'bold|italic|underline|strike|sub|sup|monospace|sc|overline|abbrev|xref|ext-link|inline-formula|inline-graphic|ruby|styled-content'
const block =
  'p|list|def-list|disp-formula|disp-formula-group|disp-quote|boxed-text|fig|fig-group|table-wrap|preformat|verse-group|statement|supplementary-material'
const line = `(?:(?:${inline}) )*`
const parts = `(?:(?:${block}) )*(?:sec )*`
const captioned = '(?:label )?(?:caption )?'

/** Content models of JATS 1.3 (archiving), as far as a front and a text of ours go: names of children, each with a space behind. */
const models: Readonly<Record<string, string>> = {
  body: parts,
  sec: `(?:title )?${parts}`,
  back: '(?:(?:sec|fn-group|ref-list) )*',
  abstract: `(?:title )?${parts}`,
  p: `(?:(?:${inline}|${block}) )*`,
  title: line,
  list: '(?:list-item )+',
  'list-item': '(?:label )?(?:p )+',
  'def-list': '(?:def-item )+',
  'def-item': '(?:term )?(?:def )*',
  def: '(?:p )+',
  fig: `${captioned}(?:p )*(?:graphic )*(?:attrib )*`,
  'fig-group': `${captioned}(?:fig )*`,
  caption: '(?:title )?(?:p )*',
  'table-wrap': `${captioned}(?:table )*(?:graphic )*(?:table-wrap-foot )?(?:attrib )*`,
  table: '(?:(?:thead )?(?:tfoot )?(?:tbody )|(?:tr )+)',
  thead: '(?:tr )+',
  tbody: '(?:tr )+',
  tfoot: '(?:tr )+',
  tr: '(?:(?:td|th) )+',
  td: `(?:(?:${inline}|${block}) )*`,
  th: `(?:(?:${inline}|${block}) )*`,
  'table-wrap-foot': '(?:(?:p|fn|attrib) )+',
  fn: '(?:label )?(?:p )+',
  'fn-group': '(?:title )?(?:fn )+',
  'ref-list': '(?:title )?(?:p )*(?:ref )*',
  ref: '(?:label )?(?:mixed-citation )+',
  'mixed-citation': `(?:(?:${inline}|pub-id) )*`,
  'disp-formula': `(?:label )?(?:(?:mml:math|tex-math|graphic|${inline}) )*`,
  'disp-formula-group': '(?:label )?(?:caption )?(?:disp-formula )+',
  'inline-formula': '(?:(?:mml:math|tex-math) )',
  'boxed-text': `(?:caption )?${parts}`,
  'disp-quote': `(?:(?:${block}) )*(?:attrib )*`,
  'verse-group': '(?:verse-line )+',
  statement: '(?:p )+',
  'supplementary-material': '(?:caption )?',
  graphic: '(?:alt-text )?',
  'inline-graphic': '(?:alt-text )?',
  ruby: 'rb rt ',
  abbrev: `${line}(?:def )?`,
  'article-meta':
    '(?:article-id )*(?:article-categories )?title-group (?:contrib-group |aff-alternatives )*(?:pub-date )*(?:volume )?(?:issue )?(?:elocation-id |fpage (?:lpage )?)?(?:history )?(?:pub-history )?(?:permissions )?(?:self-uri )?(?:related-article |related-object )*(?:abstract )*(?:trans-abstract )*(?:kwd-group )*(?:funding-group )*(?:custom-meta-group )?',
  permissions: '(?:copyright-statement )*(?:license )*',
  'sub-article': 'front-stub (?:body )?(?:back )?(?:sub-article )*',
}

/** Elements that hold elements alone. */
const wordless = new Set(
  'body sec back abstract list list-item def-list def-item def fig fig-group caption table-wrap table thead tbody tfoot tr table-wrap-foot fn fn-group ref-list ref disp-formula-group boxed-text disp-quote verse-group statement supplementary-material sub-article'.split(
    ' ',
  ),
)

/** Attributes that an element must have, and those that it must not. */
const needed: Readonly<Record<string, string>> = { 'related-article': 'related-article-type', xref: 'rid' }
const forbidden: Readonly<Record<string, string>> = { subject: 'xml:lang', 'license-p': 'xml:lang' }

function attributeFaults(element: XmlElement): readonly string[] {
  const { [element.name]: must = '' } = needed
  const { [element.name]: mustNot = '' } = forbidden
  return [
    ...(must !== '' && attribute(element, must) === '' ? [`${element.name} has no ${must}`] : []),
    ...(mustNot !== '' && attribute(element, mustNot) !== '' ? [`${element.name} has ${mustNot}`] : []),
  ]
}

const childNames = (element: XmlElement): string =>
  element.children.map((child) => (typeof child === 'string' ? '' : `${child.name} `)).join('')

/** What is wrong with the texts of a JATS document: forms that its elements must not have, and ids. */
export function jatsFaults(xml: string): readonly string[] {
  const read = readXml(xml, 'article.xml')
  if (!read.ok) return [read.error.reason]
  const all = [...descendants(read.value)]
  const texts = all.filter(({ name }) => models[name] !== undefined)
  const forms = texts.flatMap((element) => {
    const names = childNames(element)
    const isFormed = new RegExp(`^(?:${models[element.name]})$`).test(names)
    const hasWords =
      wordless.has(element.name) &&
      element.children.some((child) => typeof child === 'string' && /\S/.test(child))
    return [
      ...(isFormed ? [] : [`${element.name} holds: ${names}`]),
      ...(hasWords ? [`${element.name} holds words`] : []),
    ]
  })
  const ids = all.map((element) => attribute(element, 'id')).filter((id) => id !== '')
  const targets = all.flatMap((element) => attribute(element, 'rid').split(/\s+/)).filter((id) => id !== '')
  return [
    ...forms,
    ...all.flatMap(attributeFaults),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `the id ${id} is there twice`),
    ...ids.filter((id) => !/^[A-Za-z_][\w.-]*$/.test(id)).map((id) => `${id} is no id`),
    ...targets.filter((id) => !ids.includes(id)).map((id) => `nothing has the id ${id}`),
  ]
}
