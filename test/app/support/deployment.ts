import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { project } from './small-checkout.ts'

export const readProject = (path: string): string => readFileSync(join(project, path), 'utf8')

/** One instruction of the Dockerfile, such as COPY, with the rest of its line. */
export interface Instruction {
  readonly name: string
  readonly rest: string
  /** The stage that it belongs to, by its name; '' for the last. */
  readonly stage: string
}

/** The instructions of the Dockerfile, in order; a line that goes on is one. */
export function dockerInstructions(): readonly Instruction[] {
  const lines = readProject('Dockerfile')
    .split('\n')
    .filter((line) => !/^\s*(?:#|$)/.test(line))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
  let stage = ''
  return lines.map((line) => {
    const [, name = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
    if (name === 'FROM') stage = / AS (\w+)$/.exec(rest)?.[1] ?? ''
    return { name, rest, stage }
  })
}

/** What the image is made of: instructions of the last stage by name. */
export const imageInstructions = (name: string): readonly string[] =>
  dockerInstructions().flatMap((one) => (one.stage === '' && one.name === name ? [one.rest] : []))

/** Settings of the image. */
export const imageEnvironment = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    imageInstructions('ENV').flatMap((rest) =>
      rest.split(/\s+/).map((pair): [string, string] => {
        const [name = '', value = ''] = pair.split('=')
        return [name, value]
      }),
    ),
  )

/** The words of an instruction in the form of a JSON list, such as CMD. */
export const wordsOf = (rest: string): readonly string[] =>
  JSON.parse(rest.slice(rest.indexOf('['))) as string[]

/** A COPY: its sources, whether from here or from another stage. */
export function readCopy(rest: string): {
  readonly from: string | null
  readonly sources: readonly string[]
} {
  const words = rest.split(/\s+/)
  const from = words[0]?.startsWith('--from=') === true ? words[0].slice('--from='.length) : null
  return { from, sources: words.slice(from === null ? 0 : 1, -1) }
}

/** What the image holds beside its packages, by paths of the project. */
export const imagePaths = (): readonly string[] =>
  imageInstructions('COPY').flatMap((rest) => {
    const { from, sources } = readCopy(rest)
    return from === null ? sources : sources.map((source) => source.replace('/xuekan/', ''))
  })

/** What `.dockerignore` lets through to the builder: names at the top of the project. */
export const sentToBuilder = (): readonly string[] =>
  readProject('.dockerignore')
    .split('\n')
    .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []))
