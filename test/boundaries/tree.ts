import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../../app/commands/setup/run.mjs'

const packages = ['rxjs', 'axios', 'react', 'inversify', 'fastify', 'fast-check', 'vitest', 'crypto-js']

const ownPackages = { core: 'core', 'rc-pub': 'adapters/http', web: 'adapters' }

/** Builds a small tree of the given files in a folder of its own, with this project's packages in reach. */
export function buildTree(files: Readonly<Record<string, string>>): {
  readonly folder: string
  readonly remove: () => void
} {
  const folder = mkdtempSync(join(tmpdir(), 'xuekan-tree-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  mkdirSync(join(folder, 'node_modules/@xuekan'), { recursive: true })
  for (const [name, place] of Object.entries(ownPackages)) {
    symlinkSync(join(folder, place), join(folder, 'node_modules/@xuekan', name))
  }
  for (const name of packages) {
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
