import { getBytes } from './endpoint.ts'

const known = { origin: 'known' } as const
const query = ['siteId', 'token', 'language']

/**
 * C7.15: an article as a file. `attachType` is `pdf`, `lowqualitypdf` (the same) or `metaxml`; without one it is the PDF. In place of an id
 * the first form takes a DOI (`doi`), which is chosen.
 */
export const downloadEndpoints = {
  download: getBytes('front-article/download', ['id', 'attachType', ...query, 'doi'], {
    ...known,
    summary: 'The PDF of an article, or its metadata as JATS XML, by its id or its DOI.',
  }),
  downloadById: getBytes('front-article/download/{id}', ['attachType', ...query], {
    ...known,
    summary: 'The PDF of an article, or its metadata as JATS XML.',
  }),
  /** The name is decoration. */
  downloadByName: getBytes('front-article/download/{id}/{attachType}/{anyName}', query, {
    ...known,
    summary: 'The PDF of an article, or its metadata as JATS XML, under any name.',
  }),
} as const
