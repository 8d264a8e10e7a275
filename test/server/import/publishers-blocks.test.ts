import { describe, expect, it } from 'vitest'
import { article, bodyHtml, recordOf } from './support.ts'

describe('blocks in the manner of publishers', () => {
  it('have the lines of a poem in their order, also around a stanza within it [issue 14]', () => {
    expect(
      bodyHtml(
        '<verse-group><verse-line>One</verse-line><verse-line>two</verse-line><verse-group><verse-line>in</verse-line></verse-group><verse-line>three</verse-line></verse-group>',
      ),
    ).toBe('<p class="verse">One<br>two</p><p class="verse">in</p><p class="verse">three</p>')
  })

  it('are one of several forms: that in the language of the text, else the first that is here [issue 14]', () => {
    const forms = (inner: string) => bodyHtml(`<block-alternatives>${inner}</block-alternatives>`)
    expect(forms('<p>Long form.</p><p>Short form.</p>')).toBe('<p>Long form.</p>')
    expect(forms('<p xml:lang="zh">水獭。</p><p>Otters.</p>')).toBe('<p>Otters.</p>')
    expect(forms('<graphic xlink:href="a.eps"/><p>Otters.</p>')).toBe('<p>Otters.</p>')
  })
})

describe('what stands around the text, in the manner of publishers', () => {
  it('names who helped without the number of that in a registry', () => {
    const html = recordOf(
      article({
        meta: '<support-group><support-source><institution-wrap><institution>Otter Trust</institution><institution-id>https://r.example/7</institution-id></institution-wrap></support-source></support-group>',
      }),
    ).fullText.en?.html
    expect(html).toContain('<p>Otter Trust</p>')
    expect(html).not.toContain('r.example')
  })

  it('has a title above each of two lists of references, of which one is called as all of them are [issue 14]', () => {
    const list = (title: string, id: string) =>
      `<ref-list><title>${title}</title><ref id="${id}"><mixed-citation>${title}, 2001.</mixed-citation></ref></ref-list>`
    const html = recordOf(article({ back: list('Литература', 'a') + list('References', 'b') })).fullText.en
      ?.html
    expect(html?.match(/<h[23][^>]*>[^<]*/g)?.map((each) => each.replace(/ id="[^"]*"/, ''))).toEqual([
      '<h2>References',
      '<h3>Литература',
      '<h3>References',
    ])
  })

  it('says on which day somebody looked behind a stop', () => {
    const { references } = recordOf(
      article({
        back: '<ref-list><ref id="r"><element-citation publication-type="data"><data-title>Depths</data-title><version>Version 2</version><year>2019</year><date-in-citation content-type="access-date">5 May 2020</date-in-citation></element-citation></ref></ref-list>',
      }),
    )
    expect(references[0]?.text).toContain('Version 2. Accessed 5 May 2020')
  })
})

describe('parts that files seldom have', () => {
  it('are the abstract of a section, above its text [issue 14]', () => {
    expect(
      bodyHtml(
        '<sec id="a"><sec-meta><abstract><p>In short.</p></abstract></sec-meta><title>Mud</title><p>At length.</p></sec>',
      ),
    ).toBe('<section id="s-a"><h2 id="s-a-h">Mud</h2><p>In short.</p><p>At length.</p></section>')
  })

  it('are references of acknowledgements, which stand with the others [issue 14]', () => {
    const record = recordOf(
      article({
        back: '<ack><p>Thanks.</p><ref-list><ref id="k"><mixed-citation>Kept, 1999.</mixed-citation></ref></ref-list></ack>',
      }),
    )
    expect(record.references.map(({ text }) => text)).toEqual(['Kept, 1999.'])
    expect(record.fullText.en?.html).toContain('<li id="r-k">Kept, 1999.</li>')
  })

  it('are two titles of one caption, which do not touch', () => {
    const record = recordOf(
      article({
        body: '<fig id="f"><caption><title>One</title><title>Two</title></caption><graphic xlink:href="a.png"/></fig>',
      }),
    )
    expect(record.figures[0]?.caption.en).toBe('One Two')
    expect(record.fullText.en?.html).toContain('<span class="caption-title">One Two</span>')
  })

  it('are letters of answers, which run into them', () => {
    expect(bodyHtml('<answer><label>A</label><p>Mud.</p></answer>')).toBe('<p><b>A</b> Mud.</p>')
  })
})

describe('what a file says twice or in two forms', () => {
  it('is a label that a caption begins with, which the record has once as the page does [issue 14]', () => {
    const figure = (caption: string) =>
      recordOf(
        article({
          body: `<fig id="f"><label>Figure 1</label><caption><p>${caption}</p></caption><graphic xlink:href="a.png"/></fig>`,
        }),
      ).figures[0]?.caption.en
    expect(figure('Figure 1. Otters &lt; 2 kg.')).toBe('Otters < 2 kg.')
    expect(figure('Figure 1')).toBe('Figure 1')
    expect(figure('Figure 12 shows otters.')).toBe('Figure 12 shows otters.')
  })

  it('are words beside the mathematics of one formula, which stay with it [issue 14]', () => {
    expect(
      bodyHtml(
        '<disp-formula>depth = <mml:math><mml:mi>x</mml:mi></mml:math> in ponds<label>(9)</label></disp-formula><p>Let <inline-formula>depth <mml:math><mml:mi>y</mml:mi></mml:math></inline-formula> grow.</p>',
      ),
    ).toBe(
      '<div class="formula"><span>depth = <math><mi>x</mi></math> in ponds</span><span class="formula-label">(9)</span></div><p>Let depth <math><mi>y</mi></math> grow.</p>',
    )
  })
})
