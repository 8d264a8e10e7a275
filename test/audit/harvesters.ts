import { spawn, spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inherited } from '../browser/support/inherited.ts'
import { startPortalProcess } from '../browser/support/portal-process.ts'

// Programs of others harvest the samples with their archives, in every format, while an article changes again and
// again: each has every record, with its metadata, none twice but the one that changes, and finds nothing to warn of.

const root = new URL('../..', import.meta.url)
const at = (path: string): string => fileURLToPath(new URL(path, root))

const formats = ['oai_dc', 'jats', 'oai_openaire']
const changing = '10.5555/slgc.2026.05.002'
const sample = at('samples/articles/slgc/2026-5/002-urban-flood-assimilation.xml')

interface Harvester {
  readonly name: string
  /** What has to be installed for it. */
  readonly needs: string
  readonly isThere: () => boolean
  readonly command: (address: string) => readonly [program: string, ...rest: string[]]
  readonly read: (line: string) => Harvested
  readonly formats: readonly string[]
}

interface Harvested {
  readonly format: string
  readonly identifier: string
  readonly isTold: boolean
}

const perl = (name: string, needs: string, module: string, script: string): Harvester => ({
  name,
  needs,
  formats,
  isThere: () => spawnSync('perl', [`-M${module}`, '-e', '1']).status === 0,
  command: (address) => ['perl', at(`test/audit/${script}`), address, ...formats],
  read: (line) => {
    const [format = '', identifier = '', told = ''] = line.split('\t')
    return { format, identifier, isTold: told === 'told' }
  },
})

const npmClient = ['--yes', 'oai-pmh@2.0.3']

const harvesters: readonly Harvester[] = [
  perl('HTTP::OAI', 'libhttp-oai-perl', 'HTTP::OAI', 'harvest-http-oai.pl'),
  perl('Catmandu', 'libcatmandu-oai-perl', 'Catmandu::Importer::OAI', 'harvest-catmandu.pl'),
  {
    name: 'oai-pmh of npm',
    needs: 'a way to the registry',
    formats: ['oai_dc'],
    isThere: () => spawnSync('npx', [...npmClient, '--version'], { cwd: tmpdir() }).status === 0,
    command: (address) => ['npx', ...npmClient, 'list-records', '--metadata-prefix', 'oai_dc', address],
    read: (line) => {
      const { header, metadata } = JSON.parse(line)
      return { format: 'oai_dc', identifier: header.identifier, isTold: metadata !== undefined }
    },
  },
]

/** A program to its end. It writes into files: one that ends at once would leave the rest of a pipe unwritten. */
async function run(
  [program, ...rest]: readonly [string, ...string[]],
  env: NodeJS.ProcessEnv = inherited(),
): Promise<{ readonly code: number | null; readonly out: string; readonly said: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'xuekan-run-'))
  const [out, said] = [join(folder, 'out'), join(folder, 'said')]
  const [outFile, saidFile] = [openSync(out, 'w'), openSync(said, 'w')]
  try {
    const child = spawn(program, rest, { env, cwd: tmpdir(), stdio: ['ignore', outFile, saidFile] })
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject)
      child.on('close', resolve)
    })
    return { code, out: readFileSync(out, 'utf8'), said: readFileSync(said, 'utf8') }
  } finally {
    closeSync(outFile)
    closeSync(saidFile)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The identifiers of the repository, one part after the other, as its tokens lead. */
async function listed(address: string): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  let asked = 'metadataPrefix=oai_dc'
  for (;;) {
    const body = await (await fetch(`${address}?verb=ListIdentifiers&${asked}`)).text()
    for (const [, identifier = ''] of body.matchAll(/<identifier>([^<]+)<\/identifier>/g))
      found.add(identifier)
    const token = /<resumptionToken[^>]*>([^<]+)<\/resumptionToken>/.exec(body)?.[1]
    if (token === undefined) return found
    asked = `resumptionToken=${encodeURIComponent(token)}`
  }
}

/** Imports the article with another title again and again until it is told to end; how often it was. */
function keepChanging(data: string, folder: string): () => Promise<number> {
  const file = join(folder, 'changed.xml')
  const xml = readFileSync(sample, 'utf8')
  const ending = new AbortController()
  let times = 0
  const changes = (async () => {
    while (!ending.signal.aborted) {
      times += 1
      writeFileSync(file, xml.replace('</article-title>', ` (${times})</article-title>`))
      const command = [process.execPath, at('dist/server/import.js'), '--site', 'slgc', file] as const
      const { code, said } = await run(command, { ...inherited(), NODE_ENV: 'production', XUEKAN_DATA: data })
      if (code !== 0) throw new Error(`The article was not imported: ${said}`)
    }
  })()
  return async () => {
    ending.abort()
    await changes
    return times
  }
}

/** What is wrong with a harvest. */
function findingsOf(
  { formats: asked }: Harvester,
  harvested: readonly Harvested[],
  everyOne: ReadonlySet<string>,
): readonly string[] {
  return asked.flatMap((format) => {
    const records = harvested.filter((record) => record.format === format)
    const ids = new Set(records.map(({ identifier }) => identifier))
    const missed = [...everyOne].filter((id) => !ids.has(id))
    const bare = records.filter(({ isTold }) => !isTold)
    const twice = records.length - ids.size
    const changed = records.filter(({ identifier }) => identifier.endsWith(changing)).length
    return [
      ...(missed.length === 0 ? [] : [`${format}: ${missed.length} missed, such as ${missed[0]}`]),
      ...(bare.length === 0 ? [] : [`${format}: ${bare.length} without metadata`]),
      ...(twice <= Math.max(changed - 1, 0) ? [] : [`${format}: ${twice} twice`]),
    ]
  })
}

async function audit(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'xuekan-harvesters-'))
  const data = join(folder, 'data')
  const portal = await startPortalProcess({ XUEKAN_DATA: data, RATE_LIMITS: 'off', PRINT_AHEAD: 'off' })
  try {
    // the host of all journals, without a subdomain, so that programs find it by any resolver
    const address = `http://localhost:${portal.port}/oai`
    const everyOne = await listed(address)
    for (const harvester of harvesters) {
      if (!harvester.isThere()) {
        console.log(`${harvester.name} is not here (${harvester.needs}): it harvested nothing`)
        continue
      }
      const endChanges = keepChanging(data, folder)
      const { code, out, said } = await run(harvester.command(address))
      const changes = await endChanges()
      const harvested = out.trim().split('\n').map(harvester.read)
      const findings = [
        ...(code === 0 ? [] : [`it ended with ${code}`]),
        ...(said === '' ? [] : [`it said ${said.slice(0, 300)}`]),
        ...findingsOf(harvester, harvested, everyOne),
      ]
      console.log(
        `${harvester.name}: ${harvested.length} records of ${everyOne.size} in ${harvester.formats.length} formats, ${changes} changes meanwhile: ${findings.join('; ') || 'nothing amiss'}`,
      )
      if (findings.length > 0) process.exitCode = 1
    }
  } finally {
    await portal.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

await audit()
