import { existsSync } from 'node:fs'
import { bareShell } from '@xuekan/core/site'
import { describe, expect, it } from 'vitest'
import { availablePages } from '../../app/pages/registry.ts'
import { assetsFromManifest, chunkOfPage } from '../../app/server/assets.ts'

describe('what a page links to', () => {
  it('has the code and the styles of its own kind, which is a file of that name for every kind', () => {
    const chunks = [...availablePages].map(chunkOfPage)
    expect(chunks).toContain('app/pages/advanced-search.ts')
    expect(chunks.filter((chunk) => !existsSync(chunk))).toEqual([])
  })

  it('has each stylesheet once, behind those of the chunks that it builds on, and what all share first', () => {
    const assetsOf = assetsFromManifest(
      {
        'app/browser/start.ts': { file: 'start.js' },
        'app/browser/main.tsx': { file: 'main.js', imports: ['common'], css: ['every-page.css'] },
        common: { file: 'common.js', css: ['every-page.css'] },
        lists: { file: 'lists.js', imports: ['common'], css: ['lists.css', 'every-page.css'] },
        hits: { file: 'hits.js', imports: ['lists', 'app/browser/main.tsx'], css: ['hits.css'] },
        'app/pages/advanced-search.ts': {
          file: 'advanced.js',
          imports: ['hits', 'lists', 'common'],
          css: ['advanced.css'],
        },
        'ui/widgets/look/LookPanel.tsx': { file: 'look.js', imports: ['common'], css: ['look.css'] },
        'ui/theme/web-fonts.css.ts': { file: 'web-fonts.js', css: ['web-fonts.css'] },
        'app/pages/article.ts': { file: 'article.js', imports: ['common'], css: ['article.css'] },
      },
      ['/inter.woff2'],
    )
    expect(assetsOf('advancedSearch', 'zh', bareShell).styles).toEqual([
      '/every-page.css',
      '/lists.css',
      '/hits.css',
      '/advanced.css',
    ])
    const article = assetsOf('article', 'en', bareShell)
    expect(article.styles).toEqual(['/every-page.css', '/article.css'])
    // of the reader's own look it has the name alone
    expect(article.look).toBe('/look.css')
    // as of the web fonts, whose stylesheet is named before them
    expect(article.fonts).toEqual(['/web-fonts.css', '/inter.woff2'])
    expect(article.start?.chunks.toSorted()).toEqual(['/article.js', '/common.js'])
  })
})
