import { describe, expect, it } from 'vitest'
import { bodyHtml } from './support.ts'

describe('the body in HTML', () => {
  it('encodes what no address may hold, so that its words go on being a link [issue 14]', () => {
    expect(
      bodyHtml(
        '<p><ext-link xlink:href="https://example.org/a\\discretionary-19.pdf">the file</ext-link></p>',
      ),
    ).toContain('<a href="https://example.org/a%5Cdiscretionary-19.pdf" rel="noopener">the file</a>')
  })

  it('nests sections from h2 with ids, and skips no level under a section without a title', () => {
    const html = bodyHtml(
      '<sec id="a"><label>1.</label><title>One</title><sec><sec><title>Deep</title><p>x</p></sec></sec></sec>',
    )
    expect(html).toBe(
      '<section id="s-a"><h2 id="s-a-h">1. One</h2><section id="s-2"><section id="s-3"><h3 id="s-3-h">Deep</h3><p>x</p></section></section></section>',
    )
  })

  it('shows the number of a title once, and leaves empty sections out', () => {
    expect(
      bodyHtml('<sec id="a"><label>2</label><title>2 Two</title><p>x</p></sec><sec><title/><p/></sec>'),
    ).toBe('<section id="s-a"><h2 id="s-a-h">2 Two</h2><p>x</p></section>')
  })

  it('keeps ids unique where a file repeats them', () => {
    const html = bodyHtml(
      '<sec id="a"><title>A</title><p>1</p></sec><sec id="a"><title>B</title><p>2</p></sec>',
    )
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('splits a paragraph around the blocks in it, and drops a stop left alone', () => {
    const html = bodyHtml(
      '<p>Before <disp-formula id="e"><mml:math><mml:mi>x</mml:mi></mml:math></disp-formula>. </p><p>A<list list-type="bullet"><list-item><p>b</p></list-item></list>c</p>',
    )
    expect(html).toBe(
      '<p>Before</p><div class="formula" id="e-e"><math display="block"><mi>x</mi></math></div><p>A</p><ul><li>b</li></ul><p>c</p>',
    )
  })

  it('writes inline markup, code and breaks', () => {
    const html = bodyHtml(
      '<p><italic>i</italic><bold>b</bold><sub>1</sub><sup>2</sup><sc>sc</sc><monospace>m</monospace><underline>u</underline><strike>s</strike><named-content content-type="x">n</named-content><styled-content style="color:red">c</styled-content><break/><code>k</code></p>',
    )
    expect(html).toBe(
      '<p><i>i</i><b>b</b><sub>1</sub><sup>2</sup><span class="sc">sc</span><code>m</code><u>u</u><s>s</s>nc<br><code>k</code></p>',
    )
  })

  it('takes away the spaces of pretty-printing beside brackets, stops and citation marks', () => {
    const html = bodyHtml(
      '<p>It ( <bold>a</bold> ) was\n <sup>\n <xref ref-type="bibr" rid="r">1</xref>\n </sup>.</p>',
      { back: '<ref-list><ref id="r"><mixed-citation>R.</mixed-citation></ref></ref-list>' },
    )
    expect(html).toContain('<p>It (<b>a</b>) was<sup><a href="#r-r" class="ref-bibr">1</a></sup>.</p>')
  })

  it.each([
    ['order', '<ol><li>x</li></ol>'],
    ['alpha-lower', '<ol type="a"><li>x</li></ol>'],
    ['roman-upper', '<ol type="I"><li>x</li></ol>'],
    ['bullet', '<ul><li>x</li></ul>'],
    ['simple', '<ul class="simple"><li>x</li></ul>'],
  ])('writes a list of type %s', (type, expected) => {
    expect(bodyHtml(`<list list-type="${type}"><list-item><p>x</p></list-item></list>`)).toBe(expected)
  })

  it.each([
    ['1', '<ol><li>x</li></ol>'],
    ['Decimal', '<ol><li>x</li></ol>'],
    ['lower-alpha', '<ol type="a"><li>x</li></ol>'],
    ['A', '<ol type="A"><li>x</li></ol>'],
    ['upper-roman', '<ol type="I"><li>x</li></ol>'],
    ['none', '<ul class="simple"><li>x</li></ul>'],
  ])('knows lists of type %s, as other files name them', (type, expected) => {
    expect(bodyHtml(`<list list-type="${type}"><list-item><p>x</p></list-item></list>`)).toBe(expected)
  })

  it('leads the items of a list by the word that the file has for them', () => {
    const labels = (attributes: string, items: string) =>
      bodyHtml(`<list prefix-word="Step" ${attributes}>${items}</list>`).match(
        /(?<=<span class="label">)[^<]*/g,
      )
    const item = '<list-item><p>x</p></list-item>'
    expect(labels('list-type="order"', item + item)).toEqual(['Step 1.', 'Step 2.'])
    expect(labels('', `<list-item><label>A</label><p>x</p></list-item>${item}`)).toEqual(['Step A', 'Step'])
    expect(
      bodyHtml(
        `<list id="a" list-type="order">${item}</list><list list-type="order" prefix-word="Step" continued-from="a">${item}</list>`,
      ),
    ).toContain('Step 2.')
  })

  it('numbers terms where the file says so, and goes on counting', () => {
    const item = '<def-item><term>weir</term><def><p>dam</p></def></def-item>'
    const html = bodyHtml(
      `<def-list id="a" list-type="order">${item}${item}</def-list><def-list list-type="order" continued-from="a" prefix-word="Word">${item}</def-list><def-list>${item}</def-list>`,
    )
    expect(html.match(/<dt>[^/]*/g)).toEqual([
      '<dt><span class="label">1.<',
      '<dt><span class="label">2.<',
      '<dt><span class="label">Word 3.<',
      '<dt>weir<',
    ])
  })

  it('shows labels of list items that are no plain numbering', () => {
    expect(
      bodyHtml('<list list-type="order"><list-item><label>(R1)</label><p>x</p></list-item></list>'),
    ).toBe('<ul class="labelled"><li><span class="label">(R1)</span> x</li></ul>')
    expect(bodyHtml('<list list-type="order"><list-item><label>1.</label><p>x</p></list-item></list>')).toBe(
      '<ol><li>x</li></ol>',
    )
  })

  it('goes on counting in a list that continues another one', () => {
    const list = (attributes: string, count: number) =>
      `<list list-type="order" ${attributes}>${'<list-item><p>x</p></list-item>'.repeat(count)}</list>`
    const html = bodyHtml(
      list('id="a"', 2) +
        list('id="b" continued-from="a"', 3) +
        list('continued-from="b"', 1) +
        list('continued-from="gone"', 1) +
        list('id="c" continued-from="c"', 1),
    )
    expect([...html.matchAll(/<ol( start="\d")?/g)].map(([, start]) => start)).toEqual([
      undefined,
      ' start="3"',
      ' start="6"',
      undefined,
      undefined,
    ])
  })

  it('keeps the numbers of items beside one with a label of its own', () => {
    const labels = (type: string, attributes = '') =>
      bodyHtml(
        `<list id="a" list-type="${type}"><list-item><p>x</p></list-item></list><list list-type="${type}" ${attributes}><list-item><p>x</p></list-item><list-item><label>(7)</label><p>x</p></list-item><list-item><p>x</p></list-item></list>`,
      ).match(/(?<=<span class="label">)[^<]*/g)
    expect(labels('order')).toEqual(['1.', '(7)', '3.'])
    expect(labels('order', 'continued-from="a"')).toEqual(['2.', '(7)', '4.'])
    expect(labels('alpha-upper')).toEqual(['A.', '(7)', 'C.'])
    expect(labels('roman-lower')).toEqual(['i.', '(7)', 'iii.'])
    expect(labels('bullet')).toEqual(['(7)'])
  })

  it('shows digits before the items of a list with letters, and letters once', () => {
    const list = (label: string) =>
      bodyHtml(`<list list-type="alpha-lower"><list-item><label>${label}</label><p>x</p></list-item></list>`)
    expect(list('a.')).toBe('<ol type="a"><li>x</li></ol>')
    expect(list('1.')).toBe('<ul class="labelled"><li><span class="label">1.</span> x</li></ul>')
  })

  it('writes definitions, quotes, boxes, statements, verse and code', () => {
    expect(bodyHtml('<def-list><def-item><term>EW</term><def><p>width</p></def></def-item></def-list>')).toBe(
      '<dl><dt>EW</dt><dd>width</dd></dl>',
    )
    expect(bodyHtml('<disp-quote><p>q</p><attrib>Who</attrib></disp-quote>')).toBe(
      '<blockquote><p>q</p><footer>Who</footer></blockquote>',
    )
    expect(
      bodyHtml(
        '<boxed-text id="b"><label>Box 1</label><caption><title>T</title></caption><p>x</p></boxed-text>',
      ),
    ).toBe('<aside class="box" id="b-b"><h2 id="b-b-h">Box 1 T</h2><p>x</p></aside>')
    expect(bodyHtml('<statement><label>Lemma 1</label><p>x</p></statement>')).toBe(
      '<div class="statement"><p><b class="label">Lemma 1</b> x</p></div>',
    )
    expect(bodyHtml('<verse-group><verse-line>a</verse-line><verse-line>b</verse-line></verse-group>')).toBe(
      '<p class="verse">a<br>b</p>',
    )
    expect(bodyHtml('<p>So: <code>if x:\n  y</code></p>')).toBe(
      '<p>So:</p><pre><code>if x:\n  y</code></pre>',
    )
  })

  it('links only to http, https and mail addresses, and keeps the text of other links', () => {
    const link = (href: string, type = 'uri') =>
      bodyHtml(`<p><ext-link ext-link-type="${type}" xlink:href="${href}">t</ext-link></p>`)
    expect(link('https://example.org/?a=1&amp;b=2')).toBe(
      '<p><a href="https://example.org/?a=1&amp;b=2" rel="noopener">t</a></p>',
    )
    expect(link('www.example.org')).toBe('<p><a href="https://www.example.org" rel="noopener">t</a></p>')
    expect(link('10.5555/x', 'doi')).toBe('<p><a href="https://doi.org/10.5555/x" rel="noopener">t</a></p>')
    for (const href of [
      'javascript:alert(1)',
      'data:text/html,x',
      'ftp://example.org',
      'java&#10;script:alert(1)',
    ])
      expect(link(href)).toBe('<p>t</p>')
    expect(bodyHtml('<p><email>a@example.org</email></p>')).toBe(
      '<p><a href="mailto:a@example.org">a@example.org</a></p>',
    )
  })

  it('links numbers of PubMed and PubMed Central, and no other words of that type', () => {
    const link = (number: string, type: string) =>
      bodyHtml(`<p><ext-link ext-link-type="${type}" xlink:href="${number}">t</ext-link></p>`)
    const to = (href: string) => `<p><a href="https://${href}/" rel="noopener">t</a></p>`
    for (const type of ['pubmed', 'PMID']) expect(link('77', type)).toBe(to('pubmed.ncbi.nlm.nih.gov/77'))
    for (const number of ['PMC77', '77'])
      expect(link(number, 'pmcid')).toBe(to('www.ncbi.nlm.nih.gov/pmc/articles/PMC77'))
    expect(link('see there', 'pmid')).toBe('<p>t</p>')
  })

  it('links trials by their numbers in a registry, and sets no words of a note high', () => {
    expect(bodyHtml('<p><ext-link ext-link-type="trials">NCT01234567</ext-link></p>')).toContain(
      'href="https://clinicaltrials.gov/study/NCT01234567"',
    )
    expect(bodyHtml('<p><ext-link xlink:href="ISRCTN01234567">t</ext-link></p>')).toContain(
      'href="https://www.isrctn.com/ISRCTN01234567"',
    )
    const note = (words: string) =>
      bodyHtml(`<p>Cf. <xref ref-type="fn" rid="n">${words}</xref></p>`, {
        back: '<fn-group><fn id="n"><label>1</label><p>So.</p></fn></fn-group>',
      })
    expect(note('n. 1')).toContain('<p>Cf. <a href="#fn-n"')
    expect(note('1')).toContain('<sup><a href="#fn-n"')
  })

  it('links references inside the article, and keeps the text of those that lead nowhere', () => {
    const html = bodyHtml(
      '<p><xref ref-type="fig" rid="f">Fig. 1</xref>, <xref ref-type="table" rid="gone">Table 9</xref><xref ref-type="fn" rid="gone"/></p><fig id="f"><label>Fig. 1</label></fig>',
    )
    expect(html).toContain('<p><a href="#f-f" class="ref-fig">Fig. 1</a>, Table 9</p>')
  })

  it('tells the language and direction of words that are in another one', () => {
    expect(
      bodyHtml(
        '<p xml:lang="he">שלום</p><p xml:lang="en-GB">Water</p><p>The <styled-content xml:lang="ar">نهر</styled-content>, <named-content xml:lang="la" content-type="x">flumen</named-content>, <foreign xml:lang="fa">رود</foreign>, <named-content content-type="gene">abc</named-content></p>',
      ),
    ).toBe(
      '<p lang="he" dir="rtl">שלום</p><p>Water</p><p>The <span lang="ar" dir="rtl">نهر</span>, <span lang="la">flumen</span>, <span lang="fa" dir="rtl">رود</span>, abc</p>',
    )
    expect(bodyHtml('<p xml:lang="fr">Un<list><list-item><p>deux</p></list-item></list></p>')).toBe(
      '<div lang="fr"><p>Un</p><ul><li>deux</li></ul></div>',
    )
  })

  it('collects footnotes of the text at its end, with the way back', () => {
    const html = bodyHtml(
      '<p>Odd<fn id="n"><p>Really.</p></fn> and even<xref ref-type="fn" rid="n">1</xref>.</p>',
    )
    expect(html).toContain(
      '<p>Odd<sup><a href="#fn-n" id="fnref-fn-n" class="ref-fn">1</a></sup> and even<sup><a href="#fn-n" class="ref-fn">1</a></sup>.</p>',
    )
    expect(html).toContain(
      '<h2 id="footnotes-h">Footnotes</h2><ul class="notes"><li id="fn-n"><span class="label">1</span> Really. <a href="#fnref-fn-n" class="backlink" aria-label="Back to the text">↩</a></li></ul>',
    )
  })

  it('puts figures that the file keeps apart behind their first mention', () => {
    const html = bodyHtml(
      '<p>One.</p><p>See <xref ref-type="fig" rid="f">Figure 1</xref>.</p><p>Three.</p>',
      {
        after:
          '<floats-group><fig id="f"><label>Figure 1</label><caption><p>c</p></caption></fig><fig id="g"><label>Figure 2</label></fig></floats-group>',
      },
    )
    expect(html.indexOf('id="f-f"')).toBeGreaterThan(html.indexOf('See '))
    expect(html.indexOf('id="f-f"')).toBeLessThan(html.indexOf('Three.'))
    expect(html.indexOf('id="f-g"')).toBeGreaterThan(html.indexOf('Three.'))
  })
})
