import * as core from '@xuekan/core'
import * as citation from '@xuekan/core/citation'
import * as content from '@xuekan/core/content'
import * as member from '@xuekan/core/member'
import * as menu from '@xuekan/core/menu'
import * as pages from '@xuekan/core/page'
import * as reactive from '@xuekan/core/reactive'
import * as route from '@xuekan/core/route'
import * as search from '@xuekan/core/search'
import * as site from '@xuekan/core/site'
import * as testing from '@xuekan/core/testing'
import * as siteData from '@xuekan/rc-pub/testing'
import * as fastCheck from 'fast-check'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { runInThisContext } from 'node:vm'
import { transformWithOxc } from 'vite'
import { describe, expect, it } from 'vitest'

const page = await readFile(fileURLToPath(new URL('../../docs/laws.md', import.meta.url)), 'utf8')

const modules: Readonly<Record<string, object>> = {
  '@xuekan/core': core,
  '@xuekan/core/citation': citation,
  '@xuekan/core/content': content,
  '@xuekan/core/member': member,
  '@xuekan/core/menu': menu,
  '@xuekan/core/page': pages,
  '@xuekan/core/reactive': reactive,
  '@xuekan/core/route': route,
  '@xuekan/core/search': search,
  '@xuekan/core/site': site,
  '@xuekan/core/testing': testing,
  '@xuekan/rc-pub/testing': siteData,
  'fast-check': fastCheck,
}

const snippets = [...page.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code)

const statedErrors = (code: string): readonly string[] =>
  [...code.matchAll(/^\/\/ throws: (.+)$/gm)].map(([, message = '']) => message)

/** Imports become constants, so that the snippet runs on the sources themselves. */
function withoutImports(code: string): string {
  const named = code.replace(
    /^import \{([^}]*)\} from ["']([^"']+)["'];?$/gm,
    (_, names: string, from: string) => `const {${names.replaceAll(' as ', ': ')}} = modules["${from}"];`,
  )
  return named.replace(/^import (\w+) from ["']([^"']+)["'];?$/gm, 'const $1 = modules["$2"].default;')
}

async function messageOf(code: string): Promise<string> {
  const { code: script } = await transformWithOxc(code, 'snippet.ts')
  const body = withoutImports(script).replaceAll(/^export \{\s*\};?$/gm, '')
  const run = runInThisContext(`(modules) => {
"use strict";
${body}
}`) as (known: typeof modules) => void
  try {
    run(modules)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

describe('docs/laws.md', () => {
  it('has snippets that hold and snippets that throw', () => {
    const throwing = snippets.filter((code) => statedErrors(code).length > 0)
    expect([snippets.length > 12, throwing.length > 5]).toEqual([true, true])
  })

  it.each(snippets.map((code, index) => [index + 1, code] as const))(
    'tells in snippet %i what happens',
    async (_, code) => {
      const message = await messageOf(code)
      const stated = statedErrors(code)
      expect(stated.length === 0 ? message : '').toBe('')
      for (const part of stated) expect(message).toContain(part)
    },
  )

  it('names every law and every arbitrary, and none that is not there', () => {
    const known = [...Object.keys(testing), ...Object.keys(siteData)].filter((name) =>
      /^(?:arbitrary|junk)|Laws$/.test(name),
    )
    const named = [...page.matchAll(/`((?:(?:arbitrary|junk)[A-Z]|\w+Laws\b)\w*)`/g)].map(
      ([, name = '']) => name,
    )
    expect(known.filter((name) => !named.includes(name))).toEqual([])
    expect(named.filter((name) => !(name in testing || name in siteData))).toEqual([])
  })
})
