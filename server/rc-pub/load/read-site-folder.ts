import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import type { ConfigProblem } from './field-reader.ts'
import { filesBelow } from './files-below.ts'
import { siteFileOf, type SiteFile } from './site-file.ts'
import type { SiteSource } from './site-source.ts'

/** Reads the folder of a site: its YAML, and what lies in `files/`. `folder` is how problems call it. */
export function readSiteFolder(path: string, folder: string): SiteSource {
  const texts: Record<string, string> = {}
  const files = new Map<string, SiteFile>()
  const problems: ConfigProblem[] = []
  const refuse = (name: string, reason: string): void =>
    void problems.push({ file: `${folder}/${name}`, line: 1, field: '', reason })

  for (const { name, isFolder } of entriesOf(path)) {
    if (!isFolder && name.endsWith('.yaml')) {
      const text = textOf(readFileSync(join(path, name)))
      if (text === null) refuse(name, 'is not written in UTF-8')
      else texts[name] = text
    } else if (!isFolder) refuse(name, 'is no YAML; other files belong into the folder files')
    else if (name !== 'files') refuse(name, 'is no folder of a site')
  }
  for (const file of filesBelow(join(path, 'files'))) {
    if (basename(file).startsWith('.')) continue
    const name = relative(join(path, 'files'), file).replaceAll('\\', '/')
    const read = siteFileOf(name, readFileSync(file))
    if (read.ok) files.set(name, read.value)
    else refuse(`files/${name}`, read.error)
  }
  return { folder, texts, files, problems }
}

/**
 * The sites of a folder: the folder itself when it holds a site.yaml, else each folder in it. `called` is how problems
 * name it.
 */
export function readSiteFolders(path: string, called: string): readonly SiteSource[] {
  const within = entriesOf(path)
  if (within.some(({ name, isFolder }) => name === 'site.yaml' && !isFolder))
    return [readSiteFolder(path, called)]
  return within
    .filter(({ isFolder }) => isFolder)
    .map(({ name }) => readSiteFolder(join(path, name), `${called}/${name}`))
}

/** null for bytes that are no UTF-8. */
function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** In an order that does not depend on the machine; hidden ones are left out. */
const entriesOf = (path: string): readonly { readonly name: string; readonly isFolder: boolean }[] =>
  readdirSync(path)
    .filter((name) => !name.startsWith('.'))
    .toSorted()
    .map((name) => ({ name, isFolder: statSync(join(path, name)).isDirectory() }))
