import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.mjs'

/**
 * The program of another version of Node, from npm's package of its builds for this platform. Fetched once and cached.
 * @param {string} version such as '24' or '22.12.0'
 * @returns {Promise<string | null>} its path; null when there is none
 */
export async function obtainNode(version) {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const name = `node-${platform}-${process.arch}`
  const folder = join(root, 'node_modules/.cache/xuekan-node', version)
  const program = join(folder, 'node_modules', name, 'bin', 'node')
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
    await run('npm', [
      'install',
      '--prefix',
      folder,
      '--no-save',
      '--ignore-scripts',
      '--silent',
      `${name}@${version}`,
    ])
  }
  return existsSync(program) ? program : null
}
