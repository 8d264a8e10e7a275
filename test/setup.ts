import fc from 'fast-check'

/** The seed of a build machine. Elsewhere each run draws its own; a failing property prints the seed that it used. */
const buildSeed = 20_261_120

const chosen = process.env['XUEKAN_SEED'] ?? (process.env['CI'] ? String(buildSeed) : undefined)

if (chosen !== undefined) fc.configureGlobal({ seed: Number(chosen) })
