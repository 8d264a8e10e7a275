import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readModule } from './read-module.mjs'
import { root } from './run.mjs'

/** @typedef {import('./read-module.mjs').Module} Module */
/** @typedef {import('./read-module.mjs').Place} Place */
/** @typedef {import('./read-module.mjs').Uses} Uses */

/** Laws and fakes are for tests, so what only they call is called by tests alone. */
const product = ['adapters', 'app', 'core', 'examples', 'samples', 'server', 'ui']
const forTests = /(^|\/)(testing|dist|node_modules)(\/|$)/
const ruled = /^(adapters|core|ui)\//

/** What is started by a person, by a worker or by the browser. */
const starts = [
  /^app\/browser\/(main\.tsx|before-paint\.ts)$/,
  /^app\/server\/(main|dev)\.ts$/,
  /^app\/styleguide\/main\.tsx$/,
  /^app\/commands\/([^/]+|mutation\/[^/]+)\.(mjs|ts)$/,
  /^examples\/[^/]+\/main\.ts$/,
  /^samples\/(print|media\/make)\.ts$/,
  /^server\/rc-pub\/store\/pglite-worker\.ts$/,
]

/**
 * The exported functions of core, adapters and ui that no path from a start of the product reaches: tests alone call
 * them. Names are followed through imports and entries of packages, not through the members of an object.
 * @param {string} [tree] the folder that holds the layers
 * @returns {Place[]} in the order of the files
 */
export function findUncalled(tree = root) {
  const files = product
    .filter((folder) => existsSync(join(tree, folder)))
    .flatMap((folder) => below(tree, folder))
  const packages = entriesOfPackages(tree)
  const known = new Set(files)
  const modules = new Map(files.map((file) => [file, readModule(tree, file, packages, known)]))
  const reached = reach(
    modules,
    files.filter((file) => starts.some((start) => start.test(file))),
  )
  return [...modules]
    .filter(([file]) => ruled.test(file))
    .flatMap(([file, module]) =>
      [...module.exports]
        .filter(([name, place]) => place.file === file && module.declared.get(name)?.isRule === true)
        .filter(([name]) => !reached.has(keyOf(file, name)))
        .map(([name]) => ({ file, name })),
    )
}

/** @param {string} file @param {string} name */
const keyOf = (file, name) => `${file}#${name}`

/**
 * @param {string} tree
 * @param {string} folder
 * @returns {string[]}
 */
function below(tree, folder) {
  return readdirSync(join(tree, folder), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (forTests.test(path)) return []
      if (entry.isDirectory()) return below(tree, path)
      return /(?<!\.d)\.(ts|tsx|mjs)$/.test(entry.name) ? [path] : []
    })
}

/**
 * @param {string} tree
 * @returns {Map<string, string>} the file behind each entry of the workspaces, by the name that is imported
 */
function entriesOfPackages(tree) {
  const read = (/** @type {string} */ path) =>
    JSON.parse(readFileSync(join(tree, path, 'package.json'), 'utf8'))
  return new Map(
    read('.').workspaces.flatMap((/** @type {string} */ folder) => {
      const { name, exports } = read(folder)
      return Object.entries(exports)
        .filter(([, entry]) => entry['@xuekan/source'] !== undefined)
        .map(([path, entry]) => [name + path.slice(1), join(folder, entry['@xuekan/source'])])
    }),
  )
}

/**
 * @param {Map<string, Module>} modules
 * @param {readonly string[]} from the files that are started
 * @returns {Set<string>} the declarations that the product reaches
 */
function reach(modules, from) {
  /** @type {Set<string>} */
  const reached = new Set()
  /** @type {Set<string>} */
  const loaded = new Set()
  /** @type {{ readonly file: string, readonly uses: Uses }[]} */
  const left = []

  /** @param {string} file */
  const load = (file) => {
    const module = modules.get(file)
    if (module === undefined || loaded.has(file)) return
    loaded.add(file)
    left.push({ file, uses: module.loose })
    module.loads.forEach(load)
  }
  /** @param {string} file */
  const reachAll = (file) => {
    const module = modules.get(file)
    load(file)
    for (const name of module?.exports.keys() ?? []) reachExport(file, name)
    for (const other of module?.forwarded ?? []) reachAll(other)
  }
  /** @param {string} file @param {string} name */
  const reachExport = (file, name) => {
    const module = modules.get(file)
    const place = module?.exports.get(name)
    if (place === undefined) module?.forwarded.forEach((other) => reachExport(other, name))
    else if (place.file === file) reachName(file, place.name)
    else reachExport(place.file, place.name)
  }
  /** @param {string} file @param {string} spoken a name, perhaps with a member behind a dot */
  const reachName = (file, spoken) => {
    const module = modules.get(file)
    const [name = '', member] = spoken.split('.')
    const declared = module?.declared.get(name)
    const imported = module?.imports.get(name)
    if (declared !== undefined) {
      if (reached.has(keyOf(file, name))) return
      reached.add(keyOf(file, name))
      left.push({ file, uses: declared.uses })
    } else if (imported !== undefined) {
      if (imported.name !== '*') reachExport(imported.file, imported.name)
      else if (member === undefined) reachAll(imported.file)
      else reachExport(imported.file, member)
    }
  }

  from.forEach(reachAll)
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { file, uses } = next
    for (const name of uses.names) reachName(file, name)
    for (const { file: later, name } of uses.later) {
      load(later)
      if (name === '*') reachAll(later)
      else reachExport(later, name)
    }
  }
  return reached
}
