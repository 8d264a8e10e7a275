import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { ownFolder } from './support/stranger.ts'

/** The modules, and the text, that a bundle of one import keeps. */
async function bundled(
  code: string,
): Promise<{ readonly text: string; readonly modules: readonly string[] }> {
  const root = ownFolder({ 'entry.js': code })
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: 'entry.js', formats: ['es'], fileName: 'bundle' },
    },
  })) as readonly Rolldown.RolldownOutput[]
  const chunks = built.flatMap(({ output }) =>
    output.flatMap((file) => (file.type === 'chunk' ? [file] : [])),
  )
  return {
    text: chunks.map((chunk) => chunk.code).join('\n'),
    modules: chunks
      .flatMap((chunk) => Object.entries(chunk.modules))
      .flatMap(([id, { renderedLength }]) =>
        renderedLength > 0 ? [id.replace(/^.*node_modules\/(?:@xuekan\/core\/dist\/)?/, '')] : [],
      ),
  }
}

/** What is shown of one import is exported again, so that nothing of it is dropped as unused. */
const only = (name: string, entry: string) => `export { ${name} } from '@xuekan/core${entry}'\n`

describe('a bundle of the installed core', () => {
  it('should keep of parseRoute the routes alone: no rxjs, no citations, no use cases', async () => {
    const { text, modules } = await bundled(only('parseRoute', '/route'))
    expect(text).toContain('function parseRoute(')
    expect(modules).toContain('domain/route/parse-route.js')
    expect(modules.filter((id) => /rxjs|tslib|usecases|reactive|ports/.test(id))).toEqual([])
    expect(modules.filter((id) => /domain\/(?:citation|member|menu|theme|head|storage)\//.test(id))).toEqual(
      [],
    )
    expect(text).not.toMatch(/Observable|@article|printGbt7714|citationFormats/)
  })

  it.each([
    ['planOverflow', '/menu'],
    ['validatePassword', '/member'],
    ['contrastRatio', '/site'],
  ])('should keep of %s no more than its own subject', async (name, entry) => {
    const { modules } = await bundled(only(name, entry))
    const subjects = new Set(modules.map((id) => id.split('/').slice(0, 2).join('/')))
    subjects.delete('entry.js')
    expect(modules.some((id) => /rxjs|domain\/route/.test(id))).toBe(false)
    expect(subjects.size).toBeLessThanOrEqual(3)
  })

  it('should keep rxjs where a use case needs it', async () => {
    const { modules } = await bundled(only('createPage', ''))
    expect(modules.some((id) => id.startsWith('rxjs/'))).toBe(true)
    expect(modules.filter((id) => id.includes('domain/citation/'))).toEqual([])
  })

  it('should keep nothing at all of an import for its side effects', async () => {
    const { text, modules } = await bundled("import '@xuekan/core'\n")
    expect(modules).toEqual([])
    expect(text.trim()).toBe('')
  })
})
