/** What errors of the file system mean, by their codes. */
const meanings: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EISDIR: 'this is a folder, not a file',
  EACCES: 'the file may not be read',
  EPERM: 'the file may not be read',
  EMFILE: 'too many files are open',
}

/** Why a file could not be read, in words. */
export function describeFileProblem(failure: unknown): string {
  const code =
    typeof failure === 'object' && failure !== null && 'code' in failure ? String(failure.code) : ''
  return meanings[code] ?? (failure instanceof Error ? failure.message : String(failure))
}
