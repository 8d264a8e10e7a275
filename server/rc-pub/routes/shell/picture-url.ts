import { fileUrl } from '../../store/file-url.ts'

/** Where the first of these pictures that a site has is served; null for none of them. */
export function pictureUrl(...ids: readonly string[]): string | null {
  const id = ids.find((each) => each !== '')
  return id === undefined ? null : fileUrl(id)
}
