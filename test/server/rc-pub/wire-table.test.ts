import { describe, expect, it } from 'vitest'
import { wireTable } from '../../../server/rc-pub/routes/tables/tables.ts'

const none = { zh: '', en: '' }
const table = (html: string) =>
  wireTable(
    {
      articleId: 7,
      position: 0,
      anchor: 't-1',
      label: none,
      caption: none,
      url: '',
      urls: none,
      html: { zh: '', en: html },
      siteId: 1,
      doi: '',
      year: 2024,
      published: '',
      title: none,
      journalName: none,
      siteName: none,
      volume: '',
      issue: '',
    },
    'en',
  )

describe('wireTable', () => {
  it('offers the cells of a table as a file, and none where the table is a picture [C7.16]', () => {
    expect(table('<table><tr><td>1</td></tr></table>').enCsvUrl).toBe(
      '/rc-pub/front/table/csv?id=7-0&language=en',
    )
    expect(table('<table><tr><th scope="row">Depth</th></tr></table>').enCsvUrl).not.toBe('')
    for (const picture of ['<p class="fig-missing">No picture.</p>', '<img src="/a.png" alt="">', ''])
      expect(table(picture).csvUrl ?? '').toBe('')
  })
})
