import { build, type Rolldown } from 'vite'

/** What a bundler makes of a stranger's program. */
export interface Bundle {
  readonly text: string
  /** Modules of which something is left, without the folders of their packages. */
  readonly modules: readonly string[]
  readonly chunks: readonly Rolldown.OutputChunk[]
}

/** Bundles `entry.js` of a folder, each dynamic import in a chunk of its own. */
export async function bundle(root: string): Promise<Bundle> {
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
    chunks,
    text: chunks.map((chunk) => chunk.code).join('\n'),
    modules: chunks
      .flatMap((chunk) => Object.entries(chunk.modules))
      .flatMap(([id, { renderedLength }]) =>
        renderedLength > 0 ? [id.replace(/^.*node_modules\/(?:(@xuekan\/[\w-]+)\/dist\/)?/, '$1/')] : [],
      )
      .map((id) => id.replace(/^\/|^@xuekan\/core\//, '')),
  }
}
