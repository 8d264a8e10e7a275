import { parseConfig } from './config-node.ts'
import type { ConfigProblem, FieldPlace, FieldReader } from './field-reader.ts'

/** One YAML file once it has been read. */
export interface ReadFile<T> {
  /** null when it is no YAML. */
  readonly value: T | null
  readonly problems: readonly ConfigProblem[]
  /** A problem of a field that shows only later, with the line where the field stands. */
  readonly problemAt: (field: string, reason: string) => ConfigProblem
}

/** Reads one file of a site. Its fields are named from the file's own name on, as in `header.navStyle`. */
export function readConfigFile<T>(
  file: string,
  yaml: string,
  reader: FieldReader<T>,
  means: Pick<FieldPlace, 'file' | 'clean'>,
): ReadFile<T> {
  const lines = new Map<string, number>()
  const problemAt = (field: string, reason: string): ConfigProblem => ({
    file,
    line: lines.get(field) ?? 1,
    field,
    reason,
  })
  const parsed = parseConfig(yaml)
  if (!parsed.ok) {
    const problems = parsed.error.map(({ line, reason }) => ({ file, line, field: '', reason }))
    return { value: null, problems, problemAt }
  }
  const problems: ConfigProblem[] = []
  const placeOf = (field: string): FieldPlace => ({
    ...means,
    within: (step, node) => {
      lines.set(field + step, node.line)
      return placeOf(field + step)
    },
    refuse: ({ kind, line }, reason) =>
      void problems.push({ file, line, field, reason: kind === 'absent' ? 'is missing' : reason }),
  })
  const name = /([^/]*?)(?:\.yaml)?$/.exec(file)?.[1] ?? ''
  const value = reader.read(parsed.value, placeOf(name))
  return { value, problems: inOrderOfLines(problems), problemAt }
}

/** Mistakes as one reads the files: each file where it came first, its lines from the top. */
export function inOrderOfLines(problems: readonly ConfigProblem[]): readonly ConfigProblem[] {
  const files = [...new Set(problems.map(({ file }) => file))]
  return files.flatMap((file) =>
    problems.filter((problem) => problem.file === file).toSorted((a, b) => a.line - b.line),
  )
}

/** One line for the terminal. */
export const describeConfigProblem = ({ file, line, field, reason }: ConfigProblem): string =>
  `${file}:${line}: ${field === '' ? '' : `${field} `}${reason}`
