import {
  citationFileName,
  citationFormatNamed,
  citationFormats,
  citationRecordOf,
  type CitationFormat,
  type Language,
} from '@xuekan/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Queryable } from '../../store/database.ts'
import { busy, languageOf, refusal, textOf, type Answering, type CallAnswer } from '../answer-call.ts'
import { askedArticles } from '../articles/asked-articles.ts'
import { data, refused, type Outcome } from '../call-handler.ts'
import { articleUrl, citedArticle } from './cited-article.ts'

/** What a download is made of. */
interface AskedFile {
  readonly ids: string
  readonly citationType: string
  readonly language: Language
  /** Scheme and host under which the articles have their pages. */
  readonly origin: string
}

interface CitationFile {
  readonly format: CitationFormat
  readonly name: string
  readonly text: string
}

const noSuchFormat = refused(
  400,
  `不支持的引文格式，可选：${citationFormats.map(({ name }) => name).join('、')}`,
  `There is no such citationType. There are: ${citationFormats.map(({ name }) => name).join(', ')}.`,
)

const noSuchArticle = refused(404, '文章不存在', 'Article id is not exist.')

/**
 * C7.9: citations of articles as a file, opened as a page. It follows the language of the query; a refusal is an
 * envelope whose status is that of HTTP too, so that no program takes it for the file.
 */
export async function answerCitationDownload(
  { database, report }: Answering,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const query = request.query as Readonly<Record<string, unknown>>
  const language = languageOf({ query, headers: request.headers })
  const asked = {
    ids: textOf(query['ids']),
    citationType: textOf(query['citationType']),
    language,
    origin: `${request.protocol}://${request.host}`,
  }
  const file = await citationFile(database, asked).catch((failure: unknown) => report(failure))
  reply.header('cache-control', 'no-cache').header('x-content-type-options', 'nosniff')
  if (typeof file !== 'object') return send(reply, busy(language))
  if (file.kind === 'refused') return send(reply, refusal(file.status, file.message[language]))
  const { format, name, text } = file.data
  return reply
    .type(format.mediaType)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Buffer.from(text))
}

const send = (reply: FastifyReply, { httpStatus, envelope }: CallAnswer): FastifyReply =>
  reply.code(httpStatus).type('application/json; charset=utf-8').send(envelope)

async function citationFile(
  database: Queryable,
  { ids, citationType, language, origin }: AskedFile,
): Promise<Outcome<CitationFile>> {
  const format = citationFormatNamed(citationType)
  if (format === null) return noSuchFormat
  const rows = await askedArticles(database, ids)
  if (rows.kind === 'refused') return rows
  if (rows.data.length === 0) return noSuchArticle
  const records = rows.data.map((row) =>
    citationRecordOf(citedArticle(row), language, articleUrl(origin, row, language), row.record),
  )
  return data({ format, name: citationFileName(format, records.length), text: format.print(records) })
}
