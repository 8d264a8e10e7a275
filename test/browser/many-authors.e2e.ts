import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { describe, expect, it } from 'vitest'
import { openedChromium } from './support/watched-page.ts'

const open = openedChromium()
const path = (language: string): string => `/${language}/article/doi/10.5555/dqsb.2026.05.002`
const more = { zh: '另有 38 位作者', en: 'and 38 more authors' } as const

describe('an article of 45 authors [C3.13]', () => {
  it('names the first and the last ones, and the rest where they are asked for, without scripts too', async () => {
    const { page, open: go } = await open({ javaScriptEnabled: false })
    await go('dqsb', path('en'))
    const listed = page.getByRole('list', { name: 'Authors' }).first()
    await listed.getByText('Suwen Cheng').waitFor()
    await listed.getByText('Haijin Cable Array Working Group').waitFor()
    expect(await page.getByText('Zofia Kowalczyk').isVisible()).toBe(false)
    await page.getByText(more.en).click()
    await page.getByText('Zofia Kowalczyk').waitFor()
    expect(await page.getByRole('searchbox', { name: 'Find an author' }).count()).toBe(0)
  })

  it('finds them by name, institution and initial, in either language', async () => {
    const { page, open: go } = await open()
    await go('dqsb', path('zh'))
    const details = page.locator('details', { hasText: more.zh })
    await details.getByText(more.zh).click()
    const box = details.getByRole('searchbox', { name: '按姓名、机构或 ORCID 查找作者' })
    const names = async (): Promise<readonly string[]> =>
      (await details.locator('li').allInnerTexts()).map((text) => text.replace(/[\s\d,*iD]+$/, ''))
    await box.fill('nordhavn')
    await expect
      .poll(names)
      .toEqual([
        'Sigrid Almgren',
        'Dagný Eyjólfsdóttir',
        'Øystein Haugland',
        'Kåre Johansen',
        'Per Lindqvist',
      ])
    expect(await details.getByRole('status').innerText()).toBe('5 / 45 位作者')
    const { violations } = await new AxeBuilder({ page }).include('details').analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])
    await box.fill('novak')
    await expect.poll(names).toEqual(['Jiří Novák'])
    await box.fill('zhang shushi')
    await expect.poll(names).toEqual(['章漱石'])
    await box.fill('nobody')
    await details.getByText('没有符合的作者。').waitFor()
    expect(await names()).toEqual([])
    await box.fill('')
    await details.getByRole('button', { name: 'Z', exact: true }).click()
    await expect.poll(names).toEqual(['章漱石', '周一苇', '左思远'])
    // those who stand before and behind the fold are found with the others
    await details.getByRole('button', { name: 'V', exact: true }).click()
    await expect.poll(names).toEqual(['Mateo Vargas'])
    await details.getByRole('button', { name: '全部' }).click()
    await expect.poll(async () => (await names()).length).toBe(38)
  })

  it('lists them where the code that looks through them cannot be had', async () => {
    const { page, open: go } = await open()
    await page.route('**/AuthorFinder-*.js', (route) => route.abort())
    await go('dqsb', path('en'))
    const details = page.locator('details', { hasText: more.en })
    const refused = page.waitForEvent('requestfailed')
    await details.getByText(more.en).click()
    await refused
    await details.getByText('Zofia Kowalczyk').waitFor()
    await expect.poll(() => details.locator('div > *').count()).toBe(1)
  })

  it('gives their names as a file', async () => {
    const { page, open: go } = await open()
    await go('dqsb', path('en'))
    await page.getByText(more.en).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Names as CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('10.5555_dqsb.2026.05.002 authors.csv')
    const rows = (await readFile(await download.path(), 'utf8')).split('\r\n')
    expect(rows).toHaveLength(47)
    expect(rows[0]).toBe('\uFEFFName,Chinese name,Institutions,ORCID')
    expect(rows[2]).toBe(
      'Yifan Lu,陆一帆,"Seafloor Observation Centre, Haijin Ocean University, Haijin 315000, China; ' +
        'School of Geophysics, Dongling University, Jiangzhou 210000, China",',
    )
    expect(rows[45]).toBe('Haijin Cable Array Working Group,,,')
  })
})
