import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createRcPub, createRcPubServer } from '../../../server/rc-pub/index.ts'
import { importFiles } from '../../../server/rc-pub/load/import-files.ts'
import { temporaryFolder } from '../store/temporary-folder.ts'
import { openedStore } from './opened-store.ts'
import { storeSite } from './stored-site.ts'

const store = openedStore()

const articleFile = (
  doi: string,
  title: string,
  meta: string,
) => `<article xml:lang="pt" article-type="correction" xmlns:xlink="http://www.w3.org/1999/xlink">
  <front><journal-meta><journal-title-group><journal-title>Silt</journal-title>
    <abbrev-journal-title>Slt.</abbrev-journal-title></journal-title-group><issn>1234-5679</issn>
    <publisher><publisher-name>Weir Press</publisher-name></publisher></journal-meta>
  <article-meta><article-id pub-id-type="doi">${doi}</article-id><article-id pub-id-type="pmid">31415</article-id>
    <article-id pub-id-type="pmc">2718281</article-id><article-id pub-id-type="arxiv">arXiv:2101.00001v2</article-id>
    <title-group><article-title>${title}</article-title></title-group>
    ${meta}<pub-date pub-type="epub"><year>2026</year></pub-date>
    <permissions><copyright-statement>© 2026 E. Lind</copyright-statement><license xlink:href="https://creativecommons.org/licenses/by/4.0/"><license-p>Free to use with attribution.</license-p></license></permissions>
    <related-article related-article-type="corrected-article" ext-link-type="doi" xlink:href="10.5555/about.2"/>
    <related-article related-article-type="companion" ext-link-type="uri" xlink:href="https://elsewhere.example/7">A companion</related-article>
  </article-meta></front><body><p>Texto sobre água.</p></body></article>`

const people = `<contrib-group><contrib contrib-type="author"><name><surname>Lind</surname><given-names>Eva</given-names></name><degrees>PhD</degrees><role>Investigation</role><role>Software</role></contrib>
  <contrib contrib-type="editor"><name><surname>Quist</surname><given-names>Ada</given-names></name><aff>Weir Institute</aff></contrib></contrib-group>
  <author-notes><corresp>Correspondence: E. Lind, 7 River Street, Oslo. <email>eva@example.org</email></corresp></author-notes>`

describe('what an article says beside what lists show [C3.13]', () => {
  it('is answered for one article: rights, people, imprint, texts, and relations seen from both ends', async () => {
    await storeSite(store(), { sld: 'about' })
    const folder = temporaryFolder()
    const paths = [
      ['10.5555/about.1', 'Erratum', people],
      ['10.5555/ABOUT.2', 'Weirs', ''],
    ].map(([doi = '', title = '', meta = ''], at) => {
      const path = join(folder, `${at}.xml`)
      writeFileSync(path, articleFile(doi, title, meta))
      return path
    })
    await importFiles({ database: store(), sld: 'about', files: paths, isForced: true })
    const rcPub = await createRcPub({ database: store(), report: (failure) => expect(failure).toBeNull() })
    const server = await createRcPubServer(rcPub)
    const ask = async (path: string) => {
      const answer = await server.inject({ url: `/rc-pub/front/front-article/${path}` })
      return (JSON.parse(answer.body) as { readonly data: Readonly<Record<string, never>> }).data
    }
    const file = async (query: string) =>
      (await server.inject({ url: `/rc-pub/front/front-article/downloadCitation?${query}` })).body
    const erratum = await ask('getArticleByDoi?doi=10.5555/about.1')
    const corrected = await ask('getArticleByDoi?doi=10.5555/about.2')
    expect(erratum).toMatchObject({
      contributors: [{ enName: 'Eva Lind', degrees: 'PhD' }],
      about: {
        articleType: 'correction',
        enCopyright: '© 2026 E. Lind',
        enLicenseText: 'Free to use with attribution.',
        roles: [{ name: 'Eva Lind', roles: ['Investigation', 'Software'] }],
        editors: [{ name: 'Ada Quist', roles: ['Editor'], affiliation: 'Weir Institute' }],
        issn: '1234-5679',
        publicationAbbrev: 'Slt.',
        enPublisher: 'Weir Press',
        pmid: '31415',
        pmcid: 'PMC2718281',
        arxiv: '2101.00001',
        relations: [
          {
            type: 'corrected-article',
            named: 1,
            doi: '10.5555/about.2',
            id: corrected['id'],
            enResName: 'Weirs',
          },
          { type: 'companion', named: 1, url: 'https://elsewhere.example/7', text: 'A companion', id: null },
        ],
      },
      texts: [{ language: 'pt', title: 'Erratum', hasFullText: 1 }],
    })
    expect(corrected).toMatchObject({
      about: {
        relations: expect.arrayContaining([
          expect.objectContaining({
            named: 0,
            id: erratum['id'],
            doi: '10.5555/about.1',
            enResName: 'Erratum',
          }),
        ]),
      },
    })

    // both files name the same numbers: the article that came first is found
    for (const query of ['pmid=31415', 'pmcid=pmc2718281', 'arxiv=2101.00001'])
      expect([query, (await ask(`getArticleByRegistryId?${query}`))['id']]).toEqual([query, erratum['id']])
    for (const query of ['pmid=2718281', 'pmcid=PMC31415', 'pmid=x', ''])
      expect([query, await ask(`getArticleByRegistryId?${query}`)]).toEqual([query, null])

    for (const [type, line] of [
      [
        'BibTeX',
        '  eprint = {2101.00001},\n  archiveprefix = {arXiv},\n  pmid = {31415},\n  pmcid = {PMC2718281},',
      ],
      ['RefMan', 'AN  - 31415\r\nC2  - PMC2718281\r\n'],
      ['Endnote', '%M 31415\r\n%2 PMC2718281\r\n'],
    ])
      expect(await file(`ids=${String(erratum['id'])}&citationType=${String(type)}&language=en`)).toContain(
        line,
      )

    const html = (await ask(`getHtml?id=${String(erratum['id'])}&text=PT`)) as unknown as {
      language: string
      html: string
    }
    expect(html.language).toBe('pt')
    expect(html.html).toContain('Texto sobre água.')
    expect(html.html).toMatch(
      /<h2[^>]*>Author contributions<\/h2><p><b>Eva Lind<\/b>: Investigation, Software<\/p>/,
    )
    expect(html.html).toMatch(/<h2[^>]*>Editors<\/h2><p>Ada Quist, Editor, Weir Institute<\/p>/)
    expect(html.html).toMatch(/<h2[^>]*>Correspondence<\/h2><p>E\. Lind, 7 River Street, Oslo/)
    expect(html.html).toMatch(
      /<h2[^>]*>Rights and permissions<\/h2>.*© 2026 E\. Lind.*Free to use with attribution/,
    )
    await rcPub.close()
    await server.close()
  })
})
