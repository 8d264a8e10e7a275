import { attachTypes, type AttachType } from '@xuekan/core/content'
import type { AnswerContent } from '@xuekan/core/route'
import { bytesInMemory, type Bytes } from '../../bytes/bytes.ts'
import type { ArticlePdfProblem } from '../../pdf/article-pdf.ts'
import type { ArticleRow } from '../../store/article-row.ts'
import { furtherTextsOf } from '../../store/find-further-texts.ts'
import { storeDownload } from '../../store/member-downloads.ts'
import { articleByDoi, articleById } from '../../store/find-articles.ts'
import {
  data,
  readId,
  refused,
  type BytesContext,
  type HandlersOf,
  type Outcome,
  type Refused,
} from '../endpoint-handler.ts'
import { attachmentName } from './attachment-name.ts'
import { doiSpellings } from './doi-spellings.ts'
import { jatsFrontOf } from './print-jats-front.ts'

type DownloadEndpoints = 'download' | 'downloadById' | 'downloadByName'

/** C7.15: an article as a PDF, or its metadata as XML. It follows the language of the query, as a link that a browser opens. */
export const downloadHandlers: HandlersOf<DownloadEndpoints> = {
  download: (context) => downloadFile(context),
  downloadById: (context) => downloadFile(context),
  downloadByName: (context) => downloadFile(context),
}

const noSuchType = refused(
  400,
  `不支持的附件类型，可选：${attachTypes.join('、')}`,
  `There is no such attachType. There are: ${attachTypes.join(', ')}.`,
)

const noSuchArticle = refused(404, '文章不存在', 'Article id is not exist.')

const refusals: Readonly<Record<ArticlePdfProblem['reason'], Refused>> = {
  'no-text': refused(404, '本文没有全文，因此没有 PDF', 'This article has no full text, and so no PDF.'),
  'being-made': refused(
    503,
    '正在生成 PDF，请稍后再来获取',
    'The PDF is being made: please ask again in some seconds.',
  ),
  'not-ready': refused(
    503,
    'PDF 暂时无法生成，请稍后再试',
    'PDFs cannot be made just now, please try again later.',
  ),
  busy: refused(
    503,
    '排队生成 PDF 的请求太多，请稍后再试',
    'Too many PDFs are being made, please try again later.',
  ),
  closed: refused(503, '服务正在停止，请稍后再试', 'The server is stopping, please try again later.'),
  timeout: refused(503, '生成 PDF 超时，请稍后再试', 'Making the PDF took too long, please try again later.'),
  failed: refused(503, 'PDF 生成失败，请稍后再试', 'The PDF could not be made, please try again later.'),
  'given-up': refused(503, 'PDF 生成失败，请稍后再试', 'The PDF could not be made, please try again later.'),
}

/** Without a type the PDF is meant. */
const readType = (raw: string): AttachType | undefined =>
  raw === '' ? 'pdf' : attachTypes.find((type) => type === raw.toLowerCase())

async function downloadFile(context: BytesContext): Promise<Outcome<Bytes>> {
  const type = readType(context.parameter('attachType'))
  if (type === undefined) return noSuchType
  const row = await requestedArticle(context)
  if (row === null) return noSuchArticle
  return type === 'metaxml' ? metadataOf(row, context) : pdfOf(row, context)
}

async function pdfOf(
  row: ArticleRow,
  { articlePdf, asker, database, language, members, token, visits }: BytesContext,
): Promise<Outcome<Bytes>> {
  const pdf = await articlePdf(row, language, asker)
  if (!pdf.ok) return { ...refusals[pdf.error.reason], retryAfter: pdf.error.retryAfter }
  const member = token === '' ? null : await members.memberOf(token)
  return data({
    ...pdf.value,
    mediaType: 'application/pdf',
    content: contentOf(row),
    caching: 'revalidate',
    fileName: attachmentName(row, language, '.pdf'),
    shown: 'inline',
    onBegun: () => {
      visits.countDownload(row.id)
      if (member !== null) void storeDownload(database, member.id, row.id, Date.now()).catch(() => undefined)
    },
  })
}

const contentOf = ({ id, siteId }: ArticleRow): AnswerContent => ({
  sites: [String(siteId)],
  articles: [String(id)],
})

/** Not counted: programs read it, and it is not the article. */
async function metadataOf(row: ArticleRow, { database, language }: BytesContext): Promise<Outcome<Bytes>> {
  const furtherTexts = await furtherTextsOf(database, row.id)
  return data(
    bytesInMemory(Buffer.from(jatsFrontOf({ ...row.record, furtherTexts })), {
      mediaType: 'application/xml; charset=utf-8',
      content: contentOf(row),
      caching: 'revalidate',
      fileName: attachmentName(row, language, '.xml'),
      shown: 'attachment',
      zips: true,
    }),
  )
}

async function requestedArticle({ database, parameter, siteId }: BytesContext): Promise<ArticleRow | null> {
  const doi = parameter('doi')
  if (parameter('id') === '' && doi !== '') return articleByDoi(database, doiSpellings(doi), readId(siteId))
  const id = readId(parameter('id'))
  return id === null ? null : articleById(database, id)
}
