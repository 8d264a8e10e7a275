import { articleNotices } from '@xuekan/core/content'
import { describe, expect, it } from 'vitest'
import { pdfInfo } from '../../../server/rc-pub/pdf/pdf-info.ts'
import { printDocument } from '../../../server/rc-pub/pdf/print-document.ts'
import { printedArticle } from './printed-article.ts'

const text = { language: 'zh', html: '<section><h2>1 引言</h2><p>正文</p></section>' } as const

describe('printDocument', () => {
  it('holds all that a reader needs to read, place and cite the article [C7.15]', () => {
    const html = printDocument(printedArticle(), text, 'zh')
    for (const part of [
      '<html lang="zh">',
      '<title>水库浑水与 CO₂</title>',
      '<h1 lang="zh">水库<i>浑水</i>与 CO<sub>2</sub></h1>',
      '<p class="second-title" lang="en">Turbid water &amp; CO<sub>2</sub></p>',
      '水利工程学刊, 2026, 69(4): 389-402',
      '沈砚秋<sup>1</sup>',
      'href="https://orcid.org/0000-0007-3140-2266"',
      '<span class="author" lang="en">Ingrid Solheim<sup>*</sup></span>',
      '<sup>1</sup>衡川大学',
      'href="mailto:i.solheim@example.org"',
      '<section class="abstract" lang="zh"><h2>摘要</h2>',
      '<section class="abstract" lang="en"><h2>Abstract</h2>',
      '异重流；水库',
      'turbidity current; reservoir',
      '10.5555/slgc.2026.04.009',
      '收稿：2025-12-08；出版：2026-07-15',
      '衡川省自然科学基金',
      'href="https://creativecommons.org/licenses/by/4.0/"',
      '[J/OL]. 水利工程学刊, 2026, 69(4): 389-402.',
      'SHEN Y, SOLHEIM I.',
      '<main class="prose" lang="zh"><section><h2>1 引言</h2>',
      'counter(page)',
      'content: "沈砚秋 等"',
    ])
      expect(html).toContain(part)
  })

  it('speaks the language that it is asked in around a text in another', () => {
    const html = printDocument(printedArticle(), text, 'en')
    expect(html).toContain('<html lang="en">')
    expect(html).toContain('<main class="prose" lang="zh">')
    expect(html).toContain('Cite this article: ')
    expect(html).toContain('content: "Yanqiu Shen et al."')
  })

  it('links no demonstration DOI, and every other one', () => {
    expect(printDocument(printedArticle(), text, 'en')).not.toContain('https://doi.org/')
    expect(printDocument(printedArticle({ doi: '10.1234/a' }), text, 'en')).toContain(
      'href="https://doi.org/10.1234/a"',
    )
  })

  it('says on its first page that the article was retracted, and by what', () => {
    const work = {
      type: 'retracted-article',
      named: false,
      doi: '10.1234/notice',
      url: '',
      text: '',
      id: '9',
      siteId: null,
      title: { zh: '撤稿声明', en: 'Retraction of <italic>Turbid</italic> & more' },
    }
    const notices = articleNotices([work])
    const front = (language: 'zh' | 'en') =>
      printDocument(printedArticle(), text, language, notices).split('<header class="front">')[1] ?? ''
    expect(front('zh')).toMatch(
      /^<p class="notice grave"><b>本文已撤稿，见：<\/b> <span lang="zh">撤稿声明<\/span> <a href="https:\/\/doi\.org\/10\.1234\/notice">10\.1234\/notice<\/a><\/p>/,
    )
    expect(front('en')).toContain(
      '<b>This article has been retracted. See:</b> <span lang="en">Retraction of <i>Turbid</i> &amp; more</span>',
    )
    expect(printDocument(printedArticle(), text, 'en')).not.toContain('class="notice')
  })

  it('leaves out what the article has not, and says nothing of it', () => {
    const bare = printedArticle({
      doi: '',
      contributors: [],
      affiliations: [],
      abstractHtml: { zh: '', en: '' },
      keywords: { zh: [], en: [] },
      license: null,
      funding: { zh: '', en: '' },
      column: { zh: '', en: '' },
      title: { zh: '', en: 'A study' },
      dates: { received: '', revised: '', accepted: '', online: '', published: '' },
    })
    const front = printDocument(bare, text, 'zh').split('<header')[1]?.split('<main')[0] ?? ''
    expect(front).toContain('<h1 lang="en">A study</h1>')
    for (const absent of [
      'second-title',
      'class="column"',
      'authors',
      'places',
      'abstract',
      'DOI',
      '许可',
      '基金',
      '收稿',
    ])
      expect(front).not.toContain(absent)
  })

  it('keeps a name of the data from ending its style or its element', () => {
    const nasty = printedArticle({
      journalName: { zh: '"</style><script>alert(1)</script>\\', en: '' },
      title: { zh: '<script>alert(2)</script>', en: '' },
    })
    const html = printDocument(nasty, text, 'zh')
    expect(html).not.toContain('<script')
    expect(html.match(/<\/style>/g)).toHaveLength(1)
  })

  it('keeps links into the text and to other hosts, and makes text of those into a site', () => {
    const linked =
      '<p><a href="#r1">1</a> <a href="/zh/about/3">about</a> <a href="https://a.example/">a</a></p>'
    const html = printDocument(printedArticle(), { language: 'zh', html: linked }, 'zh')
    expect(html).toContain('<a href="#r1">1</a> <a>about</a> <a href="https://a.example/">a</a>')
  })

  it('keeps a variable the letter that readers search for', () => {
    const formula = '<math><mi>x</mi><mi>sin</mi><mi>&amp;</mi><mi mathvariant="normal">d</mi></math>'
    const html = printDocument(printedArticle(), { language: 'zh', html: formula }, 'zh')
    expect(html).toContain(
      '<mi class="letter">x</mi><mi>sin</mi><mi class="letter">&amp;</mi><mi mathvariant="normal">d</mi>',
    )
  })
})

describe('pdfInfo', () => {
  it('tells title, authors, source, DOI and keywords as plain text, and nothing empty', () => {
    expect(pdfInfo(printedArticle(), 'en')).toEqual({
      Title: 'Turbid water & CO₂',
      Author: 'Yanqiu Shen; Ingrid Solheim',
      Subject: 'Journal of Hydraulic Works, 2026, 69(4): 389-402. DOI: 10.5555/slgc.2026.04.009',
      Keywords: 'turbidity current; reservoir',
      Creator: 'Xuekan',
      doi: '10.5555/slgc.2026.04.009',
    })
    const bare = printedArticle({ doi: '', contributors: [], keywords: { zh: [], en: [] } })
    expect(Object.keys(pdfInfo(bare, 'zh'))).toEqual(['Title', 'Subject', 'Creator'])
  })
})
