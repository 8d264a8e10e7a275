import { readFileSync } from 'node:fs'
import { readJats } from '../../../server/rc-pub/import/read-jats.ts'
import type { ArticleRecord } from '../../../server/rc-pub/store/article-record.ts'

/** Pictures of this copy: everything that ends in .png or .svg. */
const resolveGraphic = (href: string) =>
  /\.(png|svg)$/.test(href) ? { url: `/files/${href}`, width: 640, height: 480 } : null

/** A file of `jats/`, each written for one construct. */
export const fixture = (name: string): string =>
  readFileSync(new URL(`./jats/${name}.xml`, import.meta.url), 'utf8')

export const read = (xml: string, fileName = 'test.xml') => readJats(xml, { fileName, resolveGraphic })

/** The record of a file that must be readable. */
export const recordOf = (xml: string): ArticleRecord => {
  const result = read(xml)
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

export interface Pieces {
  readonly attributes?: string
  readonly meta?: string
  readonly title?: string
  readonly body?: string
  readonly back?: string
  readonly after?: string
}

/** The least JATS article around these pieces. */
export const article = ({
  attributes = 'xml:lang="en"',
  meta = '',
  title = 'A title',
  body = '<p>Text.</p>',
  back = '',
  after = '',
}: Pieces): string =>
  `<article xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:mml="http://www.w3.org/1998/Math/MathML" article-type="research-article" ${attributes}>
<front><journal-meta><journal-title-group><journal-title>Journal</journal-title></journal-title-group></journal-meta>
<article-meta><article-id pub-id-type="doi">10.5555/Test.1</article-id><title-group><article-title>${title}</article-title></title-group>
<pub-date pub-type="epub"><day>3</day><month>2</month><year>2024</year></pub-date>${meta}</article-meta></front>
<body>${body}</body><back>${back}</back>${after}</article>`

/** The HTML of the English slot of an article with this body. */
export const bodyHtml = (body: string, more: Pieces = {}): string =>
  recordOf(article({ ...more, body })).fullText.en?.html ?? ''
