import { describe, expect, it } from 'vitest'
import { article, recordOf } from './support.ts'

describe('words of the front in another language than the text', () => {
  const groups =
    '<article-categories><subj-group xml:lang="fr"><subject>Éditoriaux</subject></subj-group><subj-group xml:lang="en" subj-group-type="toc"><subject>Editorials</subject></subj-group></article-categories>'

  it('are no column for readers of the text, and are one in their own text [issue 14]', () => {
    expect(recordOf(article({ meta: groups })).column).toEqual({ zh: '', en: 'Editorials' })
    const french =
      '<article-categories><subj-group><subject>Éditoriaux</subject></subj-group></article-categories>'
    expect(recordOf(article({ attributes: 'xml:lang="fr"', meta: french })).column.en).toBe('Éditoriaux')
  })
})

describe('a day of publication in words alone', () => {
  it('is called so, and not by the letters of its type', () => {
    const html = recordOf(
      article({ meta: '<pub-date date-type="pub"><string-date>Winter of 2023</string-date></pub-date>' }),
    ).fullText.en?.html
    expect(html).toContain('<p><b>Published</b>: Winter of 2023</p>')
  })
})
