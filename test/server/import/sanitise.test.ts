import { describe, expect, it } from 'vitest'
import { createServerSanitiser } from '../../../server/rc-pub/import/sanitise.ts'
import { bodyHtml, recordOf, article } from './support.ts'

const { sanitise } = createServerSanitiser()

describe('createServerSanitiser', () => {
  it('keeps what the list of prose names, as it stands', () => {
    const prose =
      '<section id="s-1"><h2 id="a.b:c">T</h2><p lang="fr">x <a href="/zh/article/1/">y</a> &amp; <math display="block"><mi>z</mi></math></p><div class="table-scroll" tabindex="0" role="region" aria-label="T"><table><tbody><tr><td colspan="2">1</td></tr></tbody></table></div></section>'
    expect(sanitise(prose)).toBe(prose)
  })

  it('drops scripts, styles and handlers with their text', () => {
    expect(
      sanitise(
        '<p onclick="x()" style="color:red">a<script>x()</script><style>p{}</style><svg><script>x()</script></svg></p>',
      ),
    ).toBe('<p>a</p>')
  })

  it.each([
    'javascript:x()',
    'JAVASCRIPT:x()',
    ' javascript:x()',
    'java\nscript:x()',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    '\u0001javascript:x()',
  ])('does not follow %j', (href) => {
    const escaped = href.replace(/&/g, '&amp;')
    expect(sanitise(`<a href="${escaped}">t</a><img src="${escaped}" alt="">`)).toBe('<a>t</a><img alt="">')
  })

  it.each(['audio', 'video'])('lets %s play when a reader says so, and never by itself', (kind) => {
    const player = `<${kind} src="/f" controls preload="metadata" aria-label="S1"></${kind}>`
    expect(sanitise(player)).toBe(player)
    expect(sanitise(player.replace('src', 'autoplay loop onplay="x()" poster="//e.example" src'))).toBe(
      player,
    )
    expect(sanitise(player.replace('/f', 'javascript:x()'))).not.toContain('src')
  })

  it('lets links that leave the site hold nothing of it', () => {
    expect(sanitise('<a href="https://example.org/" target="_blank" rel="opener">t</a>')).toBe(
      '<a href="https://example.org/" rel="noopener">t</a>',
    )
  })

  it('keeps known classes and plain ids alone', () => {
    expect(sanitise('<p id="__state" class="fig admin label">x</p><p id="1">y</p>')).toBe(
      '<p class="fig label">x</p><p>y</p>',
    )
  })

  it('keeps the text of elements that it does not know, and refuses frames, forms and templates', () => {
    expect(
      sanitise(
        '<marquee>a</marquee><form action="/x"><input value="1">b</form><iframe src="https://example.org">c</iframe><template><p>d</p></template>',
      ),
    ).toBe('ab')
  })

  it('keeps MathML free of what leads out of it', () => {
    expect(
      sanitise(
        '<math href="javascript:x()"><mtext><a href="javascript:x()">t</a></mtext><annotation-xml encoding="text/html"><p>x</p></annotation-xml><mglyph src="x"></mglyph></math>',
      ),
    ).toBe('<math><mtext><a>t</a></mtext></math>')
  })
})

describe('what reaches the page from XML', () => {
  it('holds no script of an island of XHTML', () => {
    const html = bodyHtml(
      '<p>a<script xmlns="http://www.w3.org/1999/xhtml">x()</script><x:img xmlns:x="http://www.w3.org/1999/xhtml" src="x" onerror="x()"/><svg xmlns="http://www.w3.org/2000/svg" onload="x()"><script>y()</script></svg></p>',
    )
    expect(html).not.toMatch(/<script|<svg|onerror|onload/)
  })

  it('escapes markup that the text spells out', () => {
    expect(bodyHtml('<p>&lt;script&gt;x()&lt;/script&gt; <![CDATA[<img src=x onerror=y()>]]></p>')).toBe(
      '<p>&lt;script&gt;x()&lt;/script&gt; &lt;img src=x onerror=y()&gt;</p>',
    )
    expect(recordOf(article({ title: 'a &lt;b&gt; <italic>c &amp; d</italic>' })).title.en).toBe(
      'a &lt;b&gt; <italic>c &amp; d</italic>',
    )
  })
})
