import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from './run.mjs'

/** @typedef {{ readonly rule: string, readonly from: string, readonly to: string }} Violation */
/** @typedef {{ readonly modules: number, readonly violations: readonly Violation[] }} BoundaryReport */

const folders = ['adapters', 'app', 'bench', 'core', 'examples', 'samples', 'server', 'test', 'ui']
const ruled = /^(adapters|core|samples|server|ui)\//
/** The packages, each imported by its name: all but its own modules and the tests that import the file that they test. */
const packages = [
  {
    rule: 'core by its name',
    within: /^core\//,
    near: /^(core|test\/(domain|usecases))\//,
    name: '@xuekan/core',
  },
  {
    rule: 'rc-pub by its name',
    within: /^adapters\/http\//,
    near: /^(adapters\/http|test\/adapters)\//,
    name: '@xuekan/rc-pub',
  },
  {
    rule: 'web by its name',
    within: /^adapters\/(index\.ts$|browser\/|clock\/|storage\/)/,
    near: /^adapters\/(index\.ts$|browser\/|clock\/|storage\/)|^test\/adapters\//,
    name: '@xuekan/web',
  },
]
const moduleFile = /\.(ts|tsx|mjs)$/

/**
 * @param {string} tree
 * @param {string} folder
 * @returns {string[]} every module below the folder
 */
function modulesBelow(tree, folder) {
  return readdirSync(join(tree, folder), { withFileTypes: true })
    .filter((entry) => entry.name !== 'dist' && entry.name !== 'node_modules')
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return modulesBelow(tree, path)
      return moduleFile.test(entry.name) ? [path] : []
    })
}

/**
 * Holds every module of a tree against the layer table of .dependency-cruiser.cjs.
 * Besides forbidden imports it reports modules that it did not see, modules in no layer, and an empty tree:
 * a check that looked at nothing has not passed.
 * @param {string} [tree] the folder that holds the layers
 * @returns {Promise<BoundaryReport>}
 */
export async function checkBoundaries(tree = root) {
  const { cruise } = await import('dependency-cruiser')
  const { default: extractTsConfig } = await import('dependency-cruiser/config-utl/extract-ts-config')
  const { options, ...ruleSet } = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs'))
  const present = folders.filter((folder) => existsSync(join(tree, folder)))
  if (present.length === 0) return { modules: 0, violations: [nothingSeen] }
  const tsConfig = extractTsConfig(join(root, options.tsConfig.fileName))
  const { enhancedResolveOptions, ...cruiseOptions } = options
  const { output } = await cruise(
    present,
    { ...cruiseOptions, baseDir: tree, validate: true, ruleSet },
    enhancedResolveOptions,
    { tsConfig },
  )
  if (typeof output === 'string') throw new Error(`dependency-cruiser answered with text: ${output}`)
  const seen = new Set(output.modules.map((module) => module.source))
  const onDisk = present.flatMap((folder) => modulesBelow(tree, folder))
  const layers = ruleSet.forbidden
    .filter((/** @type {{ name: string }} */ rule) => rule.name.startsWith('layer '))
    .map((/** @type {{ from: { path: string } }} */ rule) => new RegExp(rule.from.path))
  const inNoLayer = (/** @type {string} */ path) =>
    ruled.test(path) && !layers.some((/** @type {RegExp} */ layer) => layer.test(path))
  const byPath = output.modules.flatMap(({ source, dependencies }) =>
    dependencies.flatMap(({ resolved, module }) =>
      packages
        .filter(({ within, near, name }) => {
          const isByName = module === name || module.startsWith(`${name}/`)
          return within.test(resolved) && !near.test(source) && !isByName
        })
        .map(({ rule }) => ({ rule, from: source, to: resolved })),
    ),
  )
  return {
    modules: onDisk.filter((path) => seen.has(path)).length,
    violations: [
      ...output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
      ...byPath,
      ...onDisk
        .filter((path) => !seen.has(path))
        .map((from) => ({ rule: 'every module seen', from, to: '' })),
      ...onDisk.filter(inNoLayer).map((from) => ({ rule: 'every module in a layer', from, to: '' })),
      ...(onDisk.length === 0 ? [nothingSeen] : []),
    ],
  }
}

/** @type {Violation} */
const nothingSeen = { rule: 'something seen', from: 'no module at all', to: '' }
