/** '38 KB', '1.2 MB'; '' for nothing. */
export function byteSize(bytes: number): string {
  if (bytes <= 0) return ''
  if (bytes < 1024) return `${bytes} B`
  const kilobytes = bytes / 1024
  return kilobytes < 1000 ? `${Math.round(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}

/** PDF for `list.pdf`; '' for a name without an ending. */
const kindOfFile = (name: string): string => (/\.([a-z0-9]{1,5})$/i.exec(name)?.[1] ?? '').toUpperCase()

/** What a file is and how large, as a reader is told before it is fetched: 'CSV · 38 KB'; '' of one that nothing is known of. */
export const kindAndSize = (name: string, bytes: number): string =>
  [kindOfFile(name), byteSize(bytes)].filter((part) => part !== '').join(' · ')
