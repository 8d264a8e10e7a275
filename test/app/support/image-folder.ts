import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { isForProduction, wantedPackages } from '../../../app/commands/setup/packages.mjs'
import { inherited } from '../../browser/support/inherited.ts'
import { dockerInstructions, imagePaths, readCopy, sentToBuilder } from './deployment.ts'
import { project } from './small-checkout.ts'

/** Outside of every folder with packages; gone with the test. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'xuekan-image-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** What Node reads of it: the same file where that can be, since there are thousands; a copy on another disk. */
function putFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || /\.(?:map|[cm]?ts|md)$/.test(entry.name)) continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) putFolder(source, target)
    else
      try {
        linkSync(source, target)
      } catch {
        cpSync(source, target, { verbatimSymlinks: true })
      }
  }
}

const putCopy = (from: string, to: string): void => {
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, to, { recursive: true, verbatimSymlinks: true })
}

/** What the image holds, put together from this checkout: its build, and its packages as `npm ci` would leave them. */
export function likeImage(): string {
  const folder = temporaryFolder()
  for (const path of imagePaths().filter((name) => name !== 'node_modules'))
    putCopy(join(project, path), join(folder, path))
  const wanted = Object.entries(wantedPackages() ?? {}).filter(
    ([path, locked]) => path.startsWith('node_modules/') && isForProduction(locked),
  )
  for (const [path, { link }] of wanted)
    // npm links the workspaces too; the build holds what is used of them
    if (link !== true) putFolder(join(project, path), join(folder, path))
  writeFileSync(
    join(folder, 'node_modules/.package-lock.json'),
    JSON.stringify({ packages: Object.fromEntries(wanted) }),
  )
  return folder
}

/**
 * The same as the Dockerfile makes it, instruction by instruction, without an engine: on this machine's system and Node,
 * with the real npm. What it installs of Debian is left out.
 */
export function runDockerfile(): string {
  const stages = new Map<string, string>()
  for (const { name, rest, stage } of dockerInstructions()) {
    const folder = stages.get(stage) ?? ''
    if (name === 'FROM') {
      const made = temporaryFolder()
      const before = stages.get(rest.split(' ')[0] ?? '')
      if (before !== undefined) cpSync(before, made, { recursive: true, verbatimSymlinks: true })
      stages.set(stage, made)
    }
    if (name === 'COPY') copyInto(folder, rest, stages)
    if (name === 'RUN' && stage !== '') {
      const { status, stdout, stderr } = spawnSync('sh', ['-c', rest], {
        cwd: folder,
        env: { ...inherited(), HOME: folder },
        encoding: 'utf8',
      })
      if (status !== 0) throw new Error(`RUN ${rest} ended with ${status}: ${stdout}${stderr}`)
    }
  }
  return stages.get('') ?? ''
}

function copyInto(folder: string, rest: string, stages: ReadonlyMap<string, string>): void {
  const { from, sources } = readCopy(rest)
  const target = rest.split(/\s+/).at(-1) ?? ''
  for (const source of sources) {
    const at =
      from === null ? join(project, source) : join(stages.get(from) ?? '', source.replace('/xuekan/', ''))
    if (source === '.') {
      for (const path of sentToBuilder())
        if (existsSync(join(project, path)))
          cpSync(join(project, path), join(folder, path), {
            recursive: true,
            filter: (one) => !['dist', 'node_modules'].includes(basename(one)),
          })
    } else if (target.endsWith('/')) putCopy(at, join(folder, target, basename(source)))
    else putCopy(at, join(folder, target))
  }
}
