import { join, relative } from 'node:path'
import ts from 'typescript'

/** @typedef {{ readonly name: string, readonly text: string }} Declared */

/**
 * The entries of each package, by the name under which they are imported. The contract of rc-pub is printed in
 * docs/openapi.json instead.
 */
const publicApis = {
  core: {
    '@xuekan/core': 'index.d.ts',
    '@xuekan/core/citation': 'citation.d.ts',
    '@xuekan/core/content': 'content.d.ts',
    '@xuekan/core/member': 'member.d.ts',
    '@xuekan/core/menu': 'menu.d.ts',
    '@xuekan/core/page': 'page.d.ts',
    '@xuekan/core/reactive': 'reactive.d.ts',
    '@xuekan/core/route': 'route.d.ts',
    '@xuekan/core/search': 'search.d.ts',
    '@xuekan/core/site': 'site.d.ts',
    '@xuekan/core/testing': 'testing/index.d.ts',
  },
  'rc-pub': {
    '@xuekan/rc-pub': 'index.d.ts',
    '@xuekan/rc-pub/axios': 'transports/axios-transport.d.ts',
    '@xuekan/rc-pub/testing': 'testing/index.d.ts',
  },
  web: {
    '@xuekan/web': 'index.d.ts',
    '@xuekan/web/cipher': 'browser/cipher.d.ts',
  },
}

/** How the compiler names a type that the file did not import. */
const fromElsewhere = /\bimport\("[^"]+"\)\./g

/**
 * The public API as text: every exported name of every entry with its declaration, in the order of the names and
 * without comments; below them what those declarations speak of without its being exported.
 * @param {import('./build-packages.mjs').PackageName} name
 * @param {string} dist the folder of the built package
 * @returns {string}
 */
export function printApi(name, dist) {
  const publicApi = publicApis[name]
  const program = ts.createProgram({
    rootNames: Object.values(publicApi).map((file) => join(dist, file)),
    options: {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.NodeNext,
      lib: ['lib.es2023.d.ts'],
      types: [],
      skipLibCheck: true,
    },
  })
  const checker = program.getTypeChecker()
  const printer = ts.createPrinter({ removeComments: true })
  const isOwn = (/** @type {ts.Node} */ node) =>
    !relative(dist, node.getSourceFile().fileName).startsWith('..')

  /** @param {ts.Symbol} symbol */
  const target = (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)

  /** @param {ts.Node} declaration the statement around it, where it has one of its own */
  const statementOf = (declaration) =>
    ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration

  /** @param {ts.Symbol} symbol */
  const declarationsOf = (symbol) => (symbol.declarations ?? []).map(statementOf)

  /**
   * @param {string} name
   * @param {ts.Symbol} symbol
   * @returns {Declared}
   */
  const declared = (name, symbol) => ({
    name,
    text: declarationsOf(symbol)
      .map((node) => printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()))
      .map((text) =>
        text
          .replace(/^export /, '')
          .replace(/^declare /, '')
          .replace(fromElsewhere, ''),
      )
      .join('\n'),
  })

  const exported = Object.entries(publicApi).map(([entry, file]) => {
    const source = program.getSourceFile(join(dist, file))
    const module = source === undefined ? undefined : checker.getSymbolAtLocation(source)
    if (module === undefined) throw new Error(`${file} is missing: build the package first.`)
    return {
      entry,
      symbols: checker
        .getExportsOfModule(module)
        .map((symbol) => ({ name: symbol.name, symbol: target(symbol) })),
    }
  })

  const seen = new Set(exported.flatMap(({ symbols }) => symbols.map(({ symbol }) => symbol)))
  /** @type {ts.Symbol[]} */
  const spokenOf = []
  /** @param {ts.Node} node */
  const walk = (node) => {
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node)
      const found = symbol === undefined ? undefined : target(symbol)
      const isName = found?.declarations?.some(
        (declaration) => isOwn(declaration) && ts.isSourceFile(statementOf(declaration).parent),
      )
      if (found !== undefined && isName === true && !seen.has(found)) {
        seen.add(found)
        spokenOf.push(found)
        declarationsOf(found).forEach(walk)
      }
    }
    ts.forEachChild(node, walk)
  }
  for (const { symbols } of exported) for (const { symbol } of symbols) declarationsOf(symbol).forEach(walk)

  return [
    ...exported.map(({ entry, symbols }) =>
      section(
        entry,
        symbols.map(({ name, symbol }) => declared(name, symbol)),
      ),
    ),
    section(
      'not exported, but spoken of above',
      spokenOf.map((symbol) => declared(symbol.name, symbol)),
    ),
  ].join('\n')
}

/**
 * @param {string} title
 * @param {readonly Declared[]} entries
 */
function section(title, entries) {
  const texts = entries
    .toSorted((a, b) => compare(a.name, b.name) || compare(a.text, b.text))
    .map(({ text }) => text)
  return [`=== ${title} (${texts.length})`, ...texts].map((text) => `${text}\n`).join('\n')
}

/** @param {string} a @param {string} b by code unit: the same on every machine */
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0)
