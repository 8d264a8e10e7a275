import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

const sources = ['core', 'adapters', 'app/browser', 'app/pages', 'app/portal', 'ui'].flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/^(?:dist|testing|node_modules|http\/dist)\//.test(path))
    .map((path) => ({ path: `${folder}/${path}`, text: readFileSync(`${root}${folder}/${path}`, 'utf8') })),
)

/** The sources whose code, comments aside, says this. */
const saying = (pattern: RegExp): readonly string[] =>
  sources
    .filter(({ text }) => pattern.test(text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')))
    .map(({ path }) => path)

describe('what browsers run of rxjs', () => {
  it('is given no scheduler, since `from` is built without them', () => {
    expect(sources.length).toBeGreaterThan(500)
    expect(
      saying(
        /\b(?:(?:async|asap|queue|animationFrame)Scheduler|scheduled|observeOn|subscribeOn|SchedulerLike)\b/,
      ),
    ).toEqual([])
  })

  it('makes no subject of another, since what is made of one is built as an observable', () => {
    expect(saying(/\b(?:AnonymousSubject|WebSocketSubject|Subject\.create|\.lift\()/)).toEqual([])
    const piped = [
      /** A subject by a name, made of what is piped. */
      /\bas (?:\w+)?Subject\b/,
      /:\s*(?:Behavior|Replay|Async)?Subject<[^=]*=\s*[^\n]*\.pipe\(/,
    ]
    for (const pattern of piped) expect(saying(pattern)).toEqual([])
  })

  it('makes no promises by methods of observables, since these are built without them', () => {
    expect(saying(/\btoPromise\b|\$\)?\s*\.forEach\(|\.pipe\([^;]*\)\s*\.forEach\(/)).toEqual([])
  })

  it('is set no otherwise than it comes, since its settings are written out', () => {
    expect(saying(/import \{[^}]*\bconfig\b[^}]*\} from 'rxjs'|useDeprecated|onUnhandledError/)).toEqual([])
  })

  it('is given nothing that comes in pieces, since `from` is built without that', () => {
    expect(saying(/\basync \*|\basync function\s*\*|\bfor await\b|asyncIterator|\bReadableStream\b/)).toEqual(
      [],
    )
  })
})

describe('what browsers run of wouter', () => {
  it('matches no patterns, since it is built without them: the core reads addresses', () => {
    expect(
      saying(
        /import \{[^}]*\b(?:Route|Switch|Redirect|useRoute|useParams|matchRoute)\b[^}]*\} from 'wouter'/,
      ),
    ).toEqual([])
  })
})
