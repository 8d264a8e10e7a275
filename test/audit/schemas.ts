import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { inherited } from '../browser/support/inherited.ts'
import { startPortalProcess } from '../browser/support/portal-process.ts'

// The schemas of others read what machines are given: every answer of the harvest, and those to what is wrongly asked,
// by the schema of OAI-PMH with that of its Dublin Core; every article, with its text where that is passed on, by the
// document type of JATS 1.3 (archiving, MathML 3). With JATS_FILES, a folder, the articles of that are loaded before.

const python = '/usr/lib/python3/dist-packages'
const schemata = join(python, 'gavo/resources/schemata')
const documentTypes = join(python, 'Bio/Entrez/DTDs')
const articleType = 'JATS-archivearticle1-3-mathml3.dtd'
const wrongly = [
  'verb=Unheard',
  'verb=Identify&more=1',
  'verb=ListRecords&metadataPrefix=unheard',
  'verb=ListRecords&metadataPrefix=oai_dc&metadataPrefix=oai_dc',
  'verb=ListRecords&metadataPrefix=oai_dc&from=never',
  'verb=ListRecords&metadataPrefix=oai_dc&from=2090-01-01',
  'verb=ListSets&resumptionToken=x',
  'verb=GetRecord&metadataPrefix=jats&identifier=a%20b%3C',
]

const isThere = (): boolean =>
  spawnSync('xmllint', ['--version']).status === 0 &&
  existsSync(join(schemata, 'OAI-PMH.xsd')) &&
  existsSync(join(documentTypes, articleType))

/** The schema of the protocol with those that its answers name; an identifier is described in no package. */
const harvestSchema = (): string => {
  const part = (namespace: string, file: string) =>
    `<xs:import namespace="${namespace}" schemaLocation="${pathToFileURL(join(schemata, file)).href}"/>`
  return [
    '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">',
    part('http://purl.org/dc/elements/1.1/', 'simpledc20021212.xsd'),
    part('http://www.openarchives.org/OAI/2.0/oai_dc/', 'oai_dc.xsd'),
    part('http://www.openarchives.org/OAI/2.0/', 'OAI-PMH.xsd'),
    '</xs:schema>',
  ].join('\n')
}

/** An article of an answer as a document of its own: a document type knows no namespaces. */
const documentOf = (article: string): string =>
  `<!DOCTYPE article SYSTEM "${articleType}">\n${article.replace(/ xmlns="[^"]*"| xmlns:xsi="[^"]*"| xsi:schemaLocation="[^"]*"/g, '')}`

const resumptionOf = (answer: string): string | undefined =>
  /<resumptionToken[^>]*>([^<]+)<\/resumptionToken>/.exec(answer)?.[1]

/** Every answer of a list, one part after the other. */
async function* partsOf(address: string, prefix: string): AsyncGenerator<string> {
  let query = `metadataPrefix=${prefix}`
  for (;;) {
    const answer = await (await fetch(`${address}?verb=ListRecords&${query}`)).text()
    yield answer
    const token = resumptionOf(answer)
    if (token === undefined) return
    query = `resumptionToken=${encodeURIComponent(token)}`
  }
}

/** What the schemas say against the files of a folder, in the words of the program. */
function faultsOf(folder: string, rules: readonly string[]): readonly string[] {
  const files = readdirSync(folder).map((name) => join(folder, name))
  const faults: string[] = []
  for (let at = 0; at < files.length; at += 200) {
    const { stderr, status } = spawnSync(
      'xmllint',
      ['--nonet', '--noout', ...rules, ...files.slice(at, at + 200)],
      { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
    )
    const said = stderr.split('\n').filter((line) => /: .*error :/.test(line))
    faults.push(...(status !== 0 && said.length === 0 ? [stderr.slice(0, 300)] : said))
  }
  return faults
}

function report(what: string, count: number, faults: readonly string[]): void {
  console.log(
    `${what}: ${count} read, ${faults.length === 0 ? 'nothing amiss' : `${faults.length} faults, such as ${faults[0]?.slice(0, 400)}`}`,
  )
  if (count === 0 || faults.length > 0) process.exitCode = 1
}

function load(data: string, files: string): void {
  const program = fileURLToPath(new URL('../../dist/server/import.js', import.meta.url))
  const articles = readdirSync(files)
    .filter((name) => name.endsWith('.xml'))
    .map((name) => join(files, name))
  const { status, stderr } = spawnSync(process.execPath, [program, '--force', '--site', 'emf', ...articles], {
    env: { ...inherited(), NODE_ENV: 'production', XUEKAN_DATA: data },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The articles were not loaded: ${stderr.slice(-500)}`)
}

async function read(folder: string, address: string): Promise<void> {
  const answers = mkdtempSync(join(folder, 'answers-'))
  const articles = mkdtempSync(join(folder, 'articles-'))
  const schema = join(folder, 'harvest.xsd')
  writeFileSync(schema, harvestSchema())
  let count = 0
  const keep = (into: string, xml: string): void => {
    count += 1
    writeFileSync(join(into, `${String(count).padStart(5, '0')}.xml`), xml)
  }
  const lists = ['ListMetadataFormats', 'ListSets', 'ListIdentifiers&metadataPrefix=oai_dc']
  for (const query of [...lists.map((list) => `verb=${list}`), ...wrongly])
    keep(answers, await (await fetch(`${address}?${query}`)).text())
  for await (const answer of partsOf(address, 'oai_dc')) keep(answers, answer)
  report('answers of the harvest', count, faultsOf(answers, ['--nowarning', '--schema', schema]))
  count = 0
  for await (const answer of partsOf(address, 'jats'))
    for (const [article] of answer.matchAll(/(?<=<metadata>)<article .*?<\/article>(?=<\/metadata>)/gs))
      keep(articles, documentOf(article))
  report('articles in JATS', count, faultsOf(articles, ['--valid', '--path', documentTypes]))
}

async function audit(): Promise<void> {
  if (!isThere()) {
    console.log(
      'The schemas of OAI-PMH and JATS are not here (apt-get install libxml2-utils python3-gavo python3-biopython): nothing was read by them',
    )
    return
  }
  const folder = mkdtempSync(join(tmpdir(), 'xuekan-schemas-'))
  const data = join(folder, 'data')
  const portal = await startPortalProcess({ XUEKAN_DATA: data, RATE_LIMITS: 'off', PRINT_AHEAD: 'off' })
  try {
    const { JATS_FILES: files = '' } = process.env
    if (files !== '') load(data, files)
    await read(folder, `http://localhost:${portal.port}/oai`)
  } finally {
    await portal.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

await audit()
