/**
 * A Content-Disposition header (RFC 6266): the name in ASCII for old programs, and as it is for the others. Without a
 * name the header says only whether to save or to show.
 */
export function contentDisposition(shown: 'inline' | 'attachment', fileName: string): string {
  if (fileName === '') return shown
  const ascii = fileName
    .normalize('NFKD')
    .replaceAll(/[^ -~]+/g, '_')
    .replaceAll(/["\\%]/g, '_')
  const plain = `${shown}; filename="${ascii}"`
  return ascii === fileName ? plain : `${plain}; filename*=UTF-8''${encodeName(fileName)}`
}

const encodeName = (name: string): string =>
  encodeURIComponent(name.replace(/\p{Cs}/gu, '\uFFFD')).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
