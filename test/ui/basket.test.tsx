import type { UiLanguage } from '@xuekan/core'
import { badgeLabel, citationForms, type BasketEntry, type BasketState } from '@xuekan/core/citation'
import { constant } from '@xuekan/core/reactive'
import { asSiteId } from '@xuekan/core/site'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { AddToBasket } from '../../ui/widgets/basket/AddToBasket.tsx'
import { BasketButton } from '../../ui/widgets/basket/BasketButton.tsx'
import { BasketFoot, UndoRow } from '../../ui/widgets/basket/BasketFoot.tsx'
import { BasketList } from '../../ui/widgets/basket/BasketList.tsx'
import { EmptyBasket } from '../../ui/widgets/basket/BasketDialog.tsx'
import type { GatheringModel } from '../../ui/binding/gathering.ts'
import { gather } from '../../ui/widgets/gathering/gather.ts'
import { LanguageForms } from '../../ui/widgets/basket/LanguageForms.tsx'
import { citingServer, openTab, type Tab } from '../usecases/citation/tabs.ts'
import { searchContent } from './support/contents.ts'
import { htmlOf, portalFor } from './support/portal.tsx'

const entryOf = (id: string, site = '26'): BasketEntry => ({
  siteId: asSiteId(site),
  id,
  title: { zh: `论水 ${id}`, en: `On water ${id}` },
  source: { zh: '', en: '' },
})

const server = citingServer()
server.broken.add('27')

/** 1 is cited in both languages, 11 in Chinese alone, 12 in none; the site of 2 does not answer. */
function filled(): Tab {
  const tab = openTab(server.gateway)
  for (const entry of [entryOf('1'), entryOf('11'), entryOf('12'), entryOf('2', '27')]) tab.model.add(entry)
  return tab
}

const gathering = (model: Tab['model']): GatheringModel => ({
  ...model,
  gather: (hits, words) => gather(model, hits, words),
})

async function shown(language: UiLanguage, element: ReactElement, tab?: Tab): Promise<string> {
  const model$ = constant(tab === undefined ? null : gathering(tab.model))
  const basket = { model$, want: () => undefined, use: () => undefined }
  return htmlOf(await portalFor({ language, change: { basket } }), element)
}

const listOf = ({ model }: Tab): ReactElement => (
  <BasketList model={model} items={model.state$.value.items} onLast={() => undefined} />
)

const footOf = ({ model }: Tab, change: Partial<BasketState> = {}, clearing = false): ReactElement => (
  <BasketFoot
    model={model}
    state={{ ...model.state$.value, ...change }}
    clearing={clearing}
    onClearing={() => undefined}
    onCleared={() => undefined}
  />
)

const [found] = searchContent.result.hits

describe('BasketButton', () => {
  it('is named alone until the basket is known, then with how much is in it [C9.2]', async () => {
    expect(await shown('en', <BasketButton />)).toContain('aria-label="Citation basket"')
    const html = await shown('en', <BasketButton />, filled())
    expect(html).toContain('aria-label="Citation basket, 4 articles"')
    expect(html).toMatch(/<span class="[^"]*" aria-hidden="true">4<\/span>/)
    expect(await shown('zh', <BasketButton />, filled())).toContain('aria-label="批量引用，4 篇文章"')
  })

  it('shows at most 99+ and says the whole number [C9.2]', async () => {
    const tab = openTab(server.gateway)
    for (let id = 100; id < 220; id += 1) tab.model.add(entryOf(String(id)))
    const html = await shown('en', <BasketButton />, tab)
    expect(html).toContain(`>${badgeLabel(120)}</span>`)
    expect(html).toContain('120 articles')
  })
})

describe('AddToBasket', () => {
  it('says whether the article is in the basket, and of which article among others [C4.21]', async () => {
    if (found === undefined) throw new Error('the sample search finds articles')
    const { article } = found
    const tab = openTab(server.gateway)
    const button = <AddToBasket article={article} among />
    const outside = await shown('zh', button, tab)
    expect(outside).toContain('aria-pressed="false"')
    expect(outside).toMatch(/加入批量引用.*复式河道/)
    tab.model.addArticles([article])
    const inside = await shown('zh', button, tab)
    expect(inside).toContain('aria-pressed="true"')
    expect(inside).toContain('已加入批量引用')
  })

  it('keeps its place unseen as the server sends it: it does nothing without scripts', async () => {
    if (found === undefined) throw new Error('the sample search finds articles')
    expect(await shown('zh', <AddToBasket article={found.article} />)).toMatch(/class="[^"]*waiting/)
  })
})

describe('the list of the basket', () => {
  it('waits for each citation in its place, and names what is chosen or removed [C4.21] [C3.11]', async () => {
    const html = await shown('en', listOf(filled()))
    expect(html.match(/Fetching the citation/g)).toHaveLength(4)
    expect(html).toContain('aria-label="Select 1: On water 1"')
    expect(html).toContain('aria-label="Remove 4: On water 2"')
  })

  it('shows each citation in its language, and why there is none [C3.11] [C7.9]', async () => {
    const tab = filled()
    tab.model.loadCitations()
    tab.model.setForm('both')
    const html = await shown('en', listOf(tab))
    expect(html).toMatch(/<p[^>]* lang="zh">文 26\/1<\/p><p[^>]* lang="en">Text 26\/1<\/p>/)
    expect(html).toMatch(/<p[^>]* lang="zh">文 26\/11<\/p><\/div>/)
    expect(html).toMatch(/On water 12<\/p><p[^>]*>No citation information available/)
    expect(html).toMatch(/On water 2<\/p><p[^>]*>The citation could not be fetched\..*Try again/)
  })

  it('shows markup of a title and of a citation as text', async () => {
    const tab = openTab({
      batchInfo: ({ siteId }, ids) => server.gateway.batchInfo({ siteId, language: 'zh' }, ids),
    })
    tab.model.add({ ...entryOf('12'), title: { zh: '<img src=x onerror=alert(1)>', en: '' } })
    tab.model.loadCitations()
    const html = await shown('zh', listOf(tab))
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })
})

describe('the foot of the basket', () => {
  it('offers the five formats, all and some selected, copying and clearing [C4.21] [C7.9]', async () => {
    const tab = filled()
    const html = await shown('zh', footOf(tab))
    for (const name of ['BibTeX', 'Endnote', 'RefMan', 'NoteExpress', 'NoteFirst'])
      expect(html).toContain(`<span>${name}</span>`)
    expect(html.match(/type="radio"/g)).toHaveLength(5)
    for (const words of ['全选', '删除所选', '清空', '复制所选引文', '导出']) expect(html).toContain(words)
    tab.model.selectAll(true)
    expect(await shown('zh', footOf(tab))).toMatch(/<input type="checkbox" checked=""\/?>/)
  })

  it('asks before all is removed, in the place of what asked for it', async () => {
    const html = await shown('en', footOf(filled(), {}, true))
    const [, id] = /role="alertdialog" aria-labelledby="([^"]+)"/.exec(html) ?? []
    expect(html).toContain(`<p id="${id}"`)
    expect(html).toContain('Remove all 4 articles?')
    expect(html).not.toContain('Select all')
  })

  it('gives what the clipboard refused as text to be copied by hand [C8.5]', async () => {
    const html = await shown('en', footOf(filled(), { refused: 'ZHANG S. <i>Title</i>' }))
    expect(html).toMatch(/<textarea[^>]*readOnly=""[^>]*>ZHANG S\. &lt;i&gt;Title&lt;\/i&gt;<\/textarea>/i)
    expect(html).toContain('press Ctrl+C')
  })
})

describe('the rest of the dialog', () => {
  it('chooses one language of the citations or both [C3.11]', async () => {
    const html = await shown(
      'zh',
      <LanguageForms forms={citationForms} chosen="zh" onChoose={() => undefined} />,
    )
    expect(html).toContain('引文语言')
    expect(html.match(/type="radio"/g)).toHaveLength(3)
    expect(html).toMatch(/lang="zh"><input type="radio"[^>]*checked=""/)
  })

  it('offers to put back what was removed, and says nothing where nothing was', async () => {
    const none = await shown('en', <UndoRow count={0} onUndo={() => undefined} />)
    expect(none).not.toContain('button')
    const some = await shown('en', <UndoRow count={2} onUndo={() => undefined} />)
    expect(some).toMatch(/2 articles removed\..*<button[^>]*>Undo/)
  })

  it('says how articles are collected where there are none, and leads to them', async () => {
    const html = await shown('zh', <EmptyBasket onLeave={() => undefined} />)
    expect(html).toContain('还没有收集文章。')
    expect(html).toMatch(/<a [^>]*href="\/zh\/article\?/)
  })
})
