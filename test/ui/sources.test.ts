import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { zh } from '../../ui/locales/zh.ts'

const root = fileURLToPath(new URL('../../ui/', import.meta.url))

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(root + path, 'utf8') }))

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')

const holding = (pattern: RegExp, within: RegExp = /./): readonly string[] =>
  sources
    .filter(({ path, text }) => within.test(path) && pattern.test(withoutComments(text)))
    .map(({ path }) => path)

describe('the sources of the user interface', () => {
  it('are there to be looked at', () => {
    expect(sources.length).toBeGreaterThan(80)
  })

  it('set inner HTML in one component alone', () => {
    expect(holding(/dangerouslySetInnerHTML|\.innerHTML\b|insertAdjacentHTML/)).toEqual([
      'widgets/text/Prose.tsx',
    ])
  })

  it('style by classes alone, since the security policy forbids inline styles', () => {
    expect(holding(/\sstyle=\{|setAttribute\('style'|\.style\./, /\.tsx$/)).toEqual([])
  })

  it('load Radix only in chunks that are fetched when they are wanted', () => {
    expect(holding(/from '@radix-ui/)).toEqual([
      'widgets/dialog/PanelDialog.tsx',
      'widgets/header/DropdownMenu.tsx',
      'widgets/menu/MenuSheet.tsx',
      'widgets/notices/NoticeAlert.tsx',
      'widgets/theatre/Theatre.tsx',
    ])
    expect(holding(/^import .*PanelDialog\.tsx'/m)).toEqual([
      'widgets/basket/BasketDialog.tsx',
      'widgets/cite/CitePanel.tsx',
    ])
    expect(
      holding(/^import .*(?:BasketDialog|CitePanel|DropdownMenu|MenuSheet|NoticeAlert|Theatre)\.tsx'/m),
    ).toEqual([])
  })

  it('keep the words for people in the locales', () => {
    expect(holding(/\p{Script=Han}/u, /^(?:pages|widgets|binding)\//)).toEqual([])
  })

  it('use every word that the locales hold', () => {
    const code = sources
      .filter(({ path }) => !/locales\/.*(?:zh|en)\.ts$/.test(path))
      .map(({ text }) => text)
      .join('\n')
    // a key may be put together of parts: `ranking.${by}.lead`
    const templates = [...code.matchAll(/`([a-z]\w*\.(?:[\w.]|\$\{[^{}`]*\})*)`/g)].map(
      ([, template = '']) =>
        new RegExp(
          `^${template
            .replace(/\$\{[^}]*\}/g, '{}')
            .replaceAll('.', '\\.')
            .replaceAll('{}', '\\w+')}$`,
        ),
    )
    const isUsed = (key: string): boolean => {
      const base = key.replace(/_(?:one|other)$/, '')
      return code.includes(`'${base}'`) || templates.some((pattern) => pattern.test(base))
    }
    expect(Object.keys(zh).filter((key) => !isUsed(key))).toEqual([])
  })
})
