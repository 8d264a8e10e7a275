import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { isAllowed } from '../../app/commands/setup/list-licences.mjs'
import { inherited } from '../browser/support/inherited.ts'
import { project } from './support/small-checkout.ts'

const list = (folder: string) =>
  spawnSync(process.execPath, ['app/commands/licences.mjs'], {
    cwd: folder,
    env: inherited(),
    encoding: 'utf8',
  })

/** The command beside a lock file with these packages. */
function listOf(packages: Readonly<Record<string, object>>) {
  const folder = mkdtempSync(join(tmpdir(), 'xuekan-licences-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(join(project, 'app/commands'), join(folder, 'app/commands'), { recursive: true })
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }))
  return list(folder)
}

describe('npm run licences', () => {
  it('names every production dependency of the project with version and licence, and all may be passed on', () => {
    const { status, stdout, stderr } = list(project)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    const names = stdout
      .trimEnd()
      .split('\n')
      .map((line) => /^(\S+) \d\S* \S.*$/.exec(line)?.[1])
    expect(names).not.toContain(undefined)
    const { dependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
      readonly dependencies: Readonly<Record<string, string>>
    }
    expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)))
    for (const tool of ['typescript', 'vite', 'vitest']) expect(names).not.toContain(tool)
  })

  it('ends with 1 and the name where a licence is not allowed, or where there is none', () => {
    const { status, stdout, stderr } = listOf({
      '': { license: 'none' },
      'node_modules/fine': { version: '1.0.0', license: 'MIT' },
      'node_modules/fine/node_modules/@a/copyleft': { version: '2.0.0', license: 'AGPL-3.0-only' },
      'node_modules/silent': { version: '3.0.0' },
      'node_modules/tool': { version: '4.0.0', license: 'GPL-3.0-only', dev: true },
    })
    expect(stdout).toBe('@a/copyleft 2.0.0 AGPL-3.0-only\nfine 1.0.0 MIT\nsilent 3.0.0 unknown\n')
    expect(stderr).toBe('@a/copyleft: AGPL-3.0-only is not allowed here.\nsilent: nobody says its licence.\n')
    expect(status).toBe(1)
  })

  it('reads expressions of SPDX: of alternatives one, of several all', () => {
    const cases = {
      MIT: true,
      '(MPL-2.0 OR Apache-2.0)': true,
      '(MIT AND Zlib)': true,
      'MIT AND GPL-3.0-only': false,
      'GPL-3.0-only OR (MIT AND AGPL-3.0-only)': false,
      'GPL-3.0-only AND MIT OR MIT': true,
      'MIT WITH something': false,
      '(MIT': false,
      'MIT)': false,
      '': false,
      UNLICENSED: false,
      'SEE LICENSE IN LICENSE': false,
    }
    for (const [expression, expected] of Object.entries(cases))
      expect(isAllowed(expression), expression).toBe(expected)
  })
})
