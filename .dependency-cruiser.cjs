/** The public API of the core: outside of it nothing else of it is imported. */
const core = '^core/(index|citation|content|member|menu|page|reactive|route|search|site)\\.ts$'
const coreTesting = '^core/testing/index\\.ts$'
/** The entries of the packages of adapters, likewise. */
const rcPub = '^adapters/http/index\\.ts$'
const rcPubAxios = '^adapters/http/transports/axios-transport\\.ts$'
const rcPubContract = '^adapters/http/contract/index\\.ts$'
const rcPubTesting = '^adapters/http/testing/index\\.ts$'
const web = '^adapters/(index|browser/cipher)\\.ts$'
const adapters = [rcPub, rcPubAxios, rcPubContract, web]
const node = Symbol('what Node itself brings')

const library = (name) => `(^|/)node_modules/(@types/)?${name}/`
const rxjs = library('rxjs')
const uiLibraries = [library('react'), library('react-dom'), library('wouter'), library('@radix-ui/[^/]+')]
const styleLibraries = [library('@vanilla-extract/[^/]+'), library('@fontsource[^/]*/[^/]+')]
const ui = '^ui/'

/**
 * The layer table of docs/architecture.md: which layer may import what, besides itself.
 * A layer is the longest entry that fits; what no entry allows is forbidden.
 */
const layers = {
  'core/index.ts': ['^core/(domain|reactive|ports|usecases)/'],
  'core/citation.ts': ['^core/(domain|reactive|ports|usecases)/'],
  'core/content.ts': ['^core/(domain|reactive|ports|usecases)/'],
  'core/member.ts': ['^core/(domain|reactive|ports|usecases)/'],
  'core/menu.ts': ['^core/(domain|reactive|ports|usecases)/'],
  'core/page.ts': ['^core/(domain|reactive|ports|usecases)/'],
  'core/reactive.ts': ['^core/(domain|reactive|ports|usecases)/'],
  'core/route.ts': ['^core/(domain|reactive|ports|usecases)/'],
  'core/search.ts': ['^core/(domain|reactive|ports|usecases)/'],
  'core/site.ts': ['^core/(domain|reactive|ports|usecases)/'],
  'core/domain': [],
  'core/reactive': [rxjs],
  'core/ports': ['^core/(domain|reactive)/'],
  'core/usecases': ['^core/(domain|reactive|ports)/', rxjs],
  'core/testing': ['^core/', library('fast-check')],
  'adapters/http/contract': [core],
  'adapters/http/testing': [core, coreTesting, rxjs, '^adapters/http/((contract|wire)/|transport\\.ts$)'],
  'adapters/http/transports/axios-transport.ts': [core, rxjs, library('axios'), '^adapters/http/'],
  'adapters/http': [core, rxjs],
  'adapters/index.ts': ['^adapters/(browser|clock|storage)/'],
  'adapters/storage': [core, rxjs, library('js-cookie')],
  'adapters/clock': [core, rxjs],
  'adapters/browser': [
    core,
    rxjs,
    library('crypto-js'),
    library('dompurify'),
    library('@simplewebauthn/browser'),
    library('altcha-lib'),
  ],
  'ui/pages': [core, ui, ...uiLibraries, ...styleLibraries],
  'ui/widgets': [core, ui, ...uiLibraries, ...styleLibraries],
  'ui/binding': [core, ui, ...uiLibraries],
  'ui/theme': [core, ui, ...styleLibraries],
  'ui/locales': [core, ui, library('i18next')],
  'server/http': [node, library('@fastify/[^/]+')],
  'server/rc-pub': [
    core,
    rcPubContract,
    '^server/http/',
    node,
    library('fastify'),
    library('@fastify/[^/]+'),
    library('@electric-sql/pglite'),
    library('pg'),
    library('sanitize-html'),
    library('saxes'),
    library('temml'),
    library('yaml'),
    library('playwright-core'),
    library('subset-font'),
    library('nodemailer'),
    library('pinyin-pro'),
    library('openid-client'),
    library('@simplewebauthn/server'),
    library('altcha-lib'),
  ],
  'server/host': [
    core,
    '^server/http/',
    node,
    library('fastify'),
    library('@fastify/[^/]+'),
    library('css-tree'),
  ],
  samples: [core, '^server/rc-pub/', node, library('playwright')],
  app: [core, ...adapters, '^(ui|server|samples)/', node, '(^|/)node_modules/'],
  examples: [core, coreTesting, ...adapters, rcPubTesting, node, rxjs],
}

const escape = (path) => path.replace(/\./g, '\\.')
const pathOf = (layer) => (layer.endsWith('.ts') ? `^${escape(layer)}$` : `^${layer}/`)

const layerRule = ([layer, allowed]) => {
  const inner = Object.keys(layers).filter((other) => other.startsWith(`${layer}/`))
  return {
    name: `layer ${layer}`,
    comment: `${layer} imports something that the layer table does not give it`,
    severity: 'error',
    from: { path: pathOf(layer), pathNot: inner.map(pathOf) },
    to: {
      pathNot: [pathOf(layer), ...allowed.filter((entry) => entry !== node)],
      couldNotResolve: false,
      ...(allowed.includes(node) ? { dependencyTypesNot: ['core'] } : {}),
    },
  }
}

module.exports = {
  forbidden: [
    ...Object.entries(layers).map(layerRule),
    {
      name: 'no cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'a rule says nothing about an import that leads nowhere',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'core by its public API',
      comment:
        'outside the core: its published entries alone; tests of its rules and use cases import the file that they test',
      severity: 'error',
      from: { pathNot: '^(core|test/(domain|usecases))/' },
      to: { path: '^core/', pathNot: [core, coreTesting] },
    },
    {
      name: 'rc-pub by its public API',
      comment:
        'outside the calls of rc-pub: their published entries alone; tests of them import the file that they test',
      severity: 'error',
      from: { pathNot: '^(adapters/http|test/adapters)/' },
      to: { path: '^adapters/http/', pathNot: [rcPub, rcPubAxios, rcPubContract, rcPubTesting] },
    },
    {
      name: 'web by its public API',
      comment: 'likewise for storage, clock and browser',
      severity: 'error',
      from: { pathNot: '^(adapters|test/adapters)/' },
      to: { path: '^adapters/(index\\.ts$|browser/|clock/|storage/)', pathNot: [web] },
    },
    {
      name: 'axios behind its own entry',
      comment: 'who takes the transport by fetch has nothing of axios',
      severity: 'error',
      from: { path: '^adapters/http/' },
      to: { path: rcPubAxios },
    },
    {
      name: 'search by its port',
      comment: 'what searches knows server/rc-pub/search/article-index.ts, and no engine behind it',
      severity: 'error',
      from: { path: '^server/rc-pub/', pathNot: '^server/rc-pub/search/(sql/|open-search\\.ts$)' },
      to: { path: '^server/rc-pub/search/sql/' },
    },
    {
      name: 'nothing is installed at run time',
      comment: 'the running portal looks for a browser, and reaches no command that gets or builds anything',
      severity: 'error',
      from: {
        path: '^(app/(browser|pages|portal|server)|server|ui)/|^app/commands/setup/find-browser\\.mjs$',
      },
      to: { path: '^app/commands/', pathNot: '^app/commands/setup/find-browser\\.mjs$' },
    },
    {
      name: 'tests of the rules by themselves',
      comment: 'besides the core, `npm run mutation` has the tests and the words of the interface alone',
      severity: 'error',
      from: { path: '^test/domain/' },
      to: {
        pathNot: ['^(core|test|ui/locales)/', '(^|/)node_modules/'],
        couldNotResolve: false,
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'no test code in production',
      severity: 'error',
      from: { path: '^(core|adapters|ui|server|samples|app|examples)/' },
      to: { path: '^(test|bench)/' },
    },
    {
      name: 'no development packages in production',
      comment: 'only the commands and the development server may need them',
      severity: 'error',
      from: { path: '^app/', pathNot: ['^app/commands/.*\\.mjs$', '^app/server/dev\\.ts$'] },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'inversify in app alone',
      severity: 'error',
      from: { pathNot: '^app/' },
      to: { path: [library('inversify'), library('reflect-metadata')] },
    },
  ],
  options: {
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: ['^dist/', '^core/dist/', '^adapters/dist/', '^adapters/http/dist/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@xuekan/source', 'import', 'node', 'default', 'types', 'require'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
}
