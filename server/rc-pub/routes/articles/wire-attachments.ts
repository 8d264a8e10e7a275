import type { UiLanguage } from '@xuekan/core'
import type { WireAttachment } from '@xuekan/rc-pub/contract'
import type { ArticleRow } from '../../store/article-row.ts'
import { fileUrl } from '../../store/file-url.ts'
import { hasPdf } from './attach-codes.ts'
import { attachmentName } from './attachment-name.ts'
import { inLanguages } from '../in-languages.ts'

/** In the language asked for, since a link that a browser opens has no header. */
const downloadUrl = (id: number, code: string, language: UiLanguage): string =>
  `/rc-pub/front/front-article/download?id=${id}&attachType=${code}&language=${language}`

/** The files of an article: its PDF, its data as XML, then what supplements it (C7.15). */
export function wireAttachments(
  row: Pick<ArticleRow, 'id' | 'hasText' | 'record'>,
  language: UiLanguage,
): readonly WireAttachment[] {
  const { id, record } = row
  const own = record.attachments.find(({ code }) => code === 'pdf')
  const made = (code: 'pdf' | 'metaxml', mediaType: string): WireAttachment => ({
    ...untitled,
    id: null,
    code,
    name: attachmentName(row, language, code === 'pdf' ? '.pdf' : '.xml'),
    mediaType,
    size: null,
    url: downloadUrl(id, code, language),
  })
  const pdf = made('pdf', 'application/pdf')
  return [
    ...(hasPdf(row) ? [own === undefined ? pdf : { ...pdf, id: String(own.fileId), size: own.size }] : []),
    made('metaxml', 'application/xml'),
    ...record.attachments
      .filter(({ code }) => code === 'supplement')
      .map(({ fileId, code, name, title, mediaType, size }) => ({
        id: String(fileId),
        code,
        name,
        ...inLanguages('title', title, language),
        mediaType,
        size,
        url: fileUrl(fileId),
      })),
  ]
}

const untitled = { title: null, zhTitle: null, enTitle: null } as const
