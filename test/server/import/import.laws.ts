import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createServerSanitiser } from '../../../server/rc-pub/import/sanitise.ts'
import { readXml } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { article, read, recordOf } from './support.ts'

const { sanitise } = createServerSanitiser()

const escape = (text: string) =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]/g, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')

const hostile = fc.constantFrom(
  'javascript:alert(1)',
  'data:text/html,<script>',
  '"><script>x()</script>',
  "' onload='x()",
  '</p><style>',
  '//evil.example',
  'https://example.org/a b',
)
const value = fc.oneof(fc.string({ maxLength: 12 }), hostile).map(escape)

const names = [
  'p',
  'sec',
  'title',
  'label',
  'bold',
  'sup',
  'xref',
  'ext-link',
  'uri',
  'email',
  'fig',
  'caption',
  'graphic',
  'inline-graphic',
  'table-wrap',
  'table',
  'thead',
  'tbody',
  'tr',
  'td',
  'th',
  'list',
  'list-item',
  'disp-formula',
  'inline-formula',
  'tex-math',
  'mml:math',
  'mml:mi',
  'mml:mtext',
  'mml:mfenced',
  'alternatives',
  'boxed-text',
  'fn',
  'disp-quote',
  'media',
  'supplementary-material',
  'script',
  'style',
  'iframe',
  'code',
  'def-list',
  'statement',
  'verse-group',
] as const
const attributes = fc.dictionary(
  fc.constantFrom(
    'id',
    'rid',
    'xlink:href',
    'ref-type',
    'style',
    'onclick',
    'class',
    'colspan',
    'align',
    'list-type',
    'xml:lang',
    'ext-link-type',
    'mathvariant',
    'href',
  ),
  value,
  { maxKeys: 4 },
)

const { node } = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    value,
    fc.tuple(fc.constantFrom(...names), attributes, fc.array(tie('node'), { maxLength: 4 })).map(
      ([name, attrs, inner]) =>
        `<${name}${Object.entries(attrs)
          .map(([key, text]) => ` ${key}="${text}"`)
          .join('')}>${inner.join('')}</${name}>`,
    ),
  ),
}))

const plain = (nodes: readonly unknown[]): string => nodes.filter((each) => typeof each === 'string').join('')

/** The tags of a piece of HTML, with their attributes. */
const tagsOf = (html: string): readonly string[] => html.match(/<[^>]*>/g) ?? []

const isHarmless = (html: string): boolean =>
  tagsOf(html).every(
    (tag) =>
      !/^<\/?(script|style|iframe|object|embed|form|input|svg|link|meta|base)\b/i.test(tag) &&
      !/\s(on\w+|style|srcdoc|action|formaction)=/i.test(tag.replace(/"[^"]*"/g, '""')) &&
      [...tag.matchAll(/\s(?:href|src)="([^"]*)"/g)].every((match) =>
        /^(https?:\/\/|mailto:|#|\/(?!\/)|\?|\.{1,2}\/)/i.test(match[1] ?? ''),
      ),
  )

describe('readJats', () => {
  it('should never let a script, a handler, a style or a strange address through', () => {
    fc.assert(
      fc.property(fc.array(node, { maxLength: 5 }), (nodes) => {
        const record = recordOf(
          article({ body: nodes.join(''), meta: `<abstract>${nodes.join('')}</abstract>` }),
        )
        expect(isHarmless(record.fullText.en?.html ?? '')).toBe(true)
        expect(isHarmless(record.abstractHtml.en)).toBe(true)
        expect(record.tables.every(({ html }) => isHarmless(html.en))).toBe(true)
        expect(
          tagsOf(recordOf(article({ title: `x${nodes.join('')}` })).title.en).every((tag) =>
            /^<\/?(sub|sup|italic|bold)>$/.test(tag),
          ),
        ).toBe(true)
      }),
      { numRuns: 150 },
    )
  })

  it('should write ids once, and no link to an id that is not there', () => {
    fc.assert(
      fc.property(fc.array(node, { maxLength: 5 }), (nodes) => {
        const html = recordOf(article({ body: nodes.join('') })).fullText.en?.html ?? ''
        const ids = [...html.matchAll(/ id="([^"]*)"/g)].map((match) => match[1])
        expect(new Set(ids).size).toBe(ids.length)
        for (const match of html.matchAll(/href="#([^"]*)"/g)) expect(ids).toContain(match[1])
      }),
      { numRuns: 150 },
    )
  })

  it('should give the same record for the same text', () => {
    fc.assert(
      fc.property(fc.array(node, { maxLength: 4 }), (nodes) => {
        const xml = article({ body: nodes.join('') })
        expect(read(xml)).toEqual(read(xml))
      }),
      { numRuns: 40 },
    )
  })

  it('should be total on junk', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc
            .array(
              fc.constantFrom(
                '<',
                '>',
                '/',
                'article',
                ' a="',
                '"',
                '&',
                ';',
                '<![CDATA[',
                ']]>',
                '<!--',
                '<!DOCTYPE x [',
                '<!ENTITY a "b">',
                '<?x',
                '?>',
              ),
            )
            .map((parts) => parts.join('')),
        ),
        (junk) => {
          const result = read(junk, 'junk.xml')
          expect(
            result.ok ||
              result.error.every(
                (problem) => problem.file === 'junk.xml' && problem.line >= 1 && problem.reason !== '',
              ),
          ).toBe(true)
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('readXml', () => {
  it('should give back the text that was escaped into it', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const clean = text.replace(/[^\t\n\u0020-\ud7ff\ue000-\ufffd]/g, '')
        const result = readXml(`<a>${escape(clean)}</a>`, 'a.xml')
        expect(result.ok && result.value.children.every((each) => typeof each === 'string')).toBe(true)
        expect(result.ok && plain(result.value.children)).toBe(clean)
      }),
    )
  })
})

describe('createServerSanitiser', () => {
  it('should have nothing left to do on its own output', () => {
    const parts = fc.constantFrom(
      '<p>',
      '</p>',
      '<a href="javascript:x">',
      '</a>',
      '<img src=x onerror=y>',
      '<math>',
      '<mtext>',
      '</math>',
      '<style>',
      '</style>',
      '<script>',
      '</script>',
      '<svg>',
      '<!--',
      '-->',
      '<table>',
      '<td>',
      'text',
      '&lt;',
      '&amp;',
      '"',
      '<b id="x" class="fig">',
      '</b>',
      '<annotation-xml encoding="text/html">',
      '<p title="</style><img src=x onerror=y>">',
    )
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 14 }), (all) => {
        const once = sanitise(all.join(''))
        expect(sanitise(once)).toBe(once)
        expect(isHarmless(once)).toBe(true)
      }),
      { numRuns: 400 },
    )
  })
})
