import { describe, expect, it } from 'vitest'
import { article, recordOf } from './support.ts'

const graphical = (language: string, caption: string, picture: string): string =>
  `<trans-abstract abstract-type="graphical" xml:lang="${language}"><fig><caption><p>${caption}</p></caption><graphic xlink:href="${picture}"/></fig></trans-abstract>`
const own = '<abstract><p>All.</p></abstract>' + graphical('en', 'A flood in one picture.', 'flood.png')
const summaryOf = (html: string | undefined): string =>
  /<section class="summary">.*?<\/section>/.exec(html ?? '')?.[0] ?? ''

describe('a graphical abstract of a text', () => {
  it('stands in it with its picture and its words, and is no numbered figure', () => {
    const record = recordOf(article({ meta: own }))
    expect(summaryOf(record.fullText.en?.html)).toMatch(
      /<h2 id="[^"]+">Graphical abstract<\/h2><figure class="graphical"><img src="\/files\/flood\.png" alt="Graphical abstract" width="640" height="480" loading="lazy"><figcaption><p>A flood in one picture\.<\/p><\/figcaption><\/figure>/,
    )
    expect(record.figures).toEqual([])
    expect(record.graphicAbstractUrl).toBe('/files/flood.png')
  })

  it('shows picture and words once where they stand in a paragraph', () => {
    const figure =
      '<fig><caption><title>Flood</title><p>In one picture.</p></caption><graphic xlink:href="flood.png"/></fig>'
    const written = (inner: string) =>
      summaryOf(
        recordOf(
          article({
            meta: `<abstract><p>All.</p></abstract><abstract abstract-type="graphical"><title>Seen</title>${inner}</abstract>`,
          }),
        ).fullText.en?.html,
      )
    expect(written(`<p>${figure}</p>`)).toBe(written(figure))
    expect(written(`<p>Before. ${figure}</p>`)).toContain(
      'loading="lazy"><figcaption><p>Before.</p><p>Flood</p><p>In one picture.</p></figcaption>',
    )
    expect(
      written(
        '<p>Before. <boxed-text content-type="graphic"><graphic xlink:href="flood.png"/></boxed-text></p>',
      ),
    ).toContain('loading="lazy"><figcaption><p>Before.</p></figcaption>')
    expect(written('<p><graphic xlink:href="flood.png"/></p>').match(/<img/g)).toHaveLength(1)
    expect(written('<list><list-item><p>One <bold>point</bold>.</p></list-item></list>')).toContain(
      '<p>One <b>point</b>.</p>',
    )
  })

  it('keeps its words alone where the picture is not part of this copy', () => {
    const html = recordOf(article({ meta: own.replace('flood.png', 'flood.eps') })).fullText.en?.html
    expect(summaryOf(html)).toContain('</h2><p>A flood in one picture.</p></section>')
  })

  it('has the words of languages without a text below, and each text of the article its own picture', () => {
    const meta = own + graphical('zh', '一图看懂洪水。', 'flood-zh.png')
    expect(summaryOf(recordOf(article({ meta })).fullText.en?.html)).toContain(
      '<p>A flood in one picture.</p><div lang="zh"><p>一图看懂洪水。</p></div></figcaption>',
    )
    const after =
      '<sub-article article-type="translation" xml:lang="zh"><front-stub><title-group><article-title>洪水</article-title></title-group></front-stub><body><p>正文。</p></body></sub-article>'
    const { en, zh } = recordOf(article({ meta, after })).fullText
    expect(summaryOf(en?.html)).not.toContain('一图')
    expect(summaryOf(zh?.html)).toContain('图文摘要</h2>')
    expect(summaryOf(zh?.html)).toContain('<img src="/files/flood-zh.png"')
    expect(summaryOf(zh?.html)).not.toContain('A flood')
  })
})
