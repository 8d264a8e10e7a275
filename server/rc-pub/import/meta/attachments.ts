import { safeLink } from '@xuekan/core/menu'
import type { AttachmentRecord } from '../../store/article-record.ts'
import { fileUrl } from '../../store/file-url.ts'
import type { ResolveGraphic } from '../html/rendering.ts'
import { plainText } from '../text/plain-text.ts'
import { textSlots } from '../text/tags.ts'
import { attribute, childrenNamed, descendantsNamed, type XmlElement } from '../xml/xml-tree.ts'
import { captionRecord, floatVersions } from './float-versions.ts'
import type { LanguageVersion } from './language-versions.ts'

/** A file that the source names, as this copy has it; null where it is not part of this copy. */
export type ResolveAttachment = (
  href: string,
) => Pick<AttachmentRecord, 'name' | 'mediaType' | 'size' | 'fileId'> | null

const none = { zh: '', en: '' } as const

const selfUris = ({ meta }: LanguageVersion): readonly XmlElement[] => childrenNamed(meta, 'self-uri')

const namesPdf = (uri: XmlElement): boolean =>
  /\bpdf\b/i.test(`${attribute(uri, 'content-type')} ${attribute(uri, 'mime-subtype')}`) ||
  /\.pdf$/i.test(attribute(uri, 'xlink:href'))

/** Elements that name a file in the middle of a text. */
const loose = ['media', 'inline-media', 'inline-supplementary-material']

const hrefsOf = (element: XmlElement): readonly string[] =>
  [element, ...descendantsNamed(element, ...loose, 'graphic')]
    .map((each) => attribute(each, 'xlink:href'))
    .filter((href) => href !== '')

/** The article's own PDF (`self-uri`), then what supplements it, each file once. */
export function readAttachments(
  versions: readonly [LanguageVersion, ...LanguageVersion[]],
  resolve: ResolveAttachment,
): readonly AttachmentRecord[] {
  const pdfs = selfUris(versions[0])
    .filter(namesPdf)
    .flatMap((uri): readonly AttachmentRecord[] => {
      const file = resolve(attribute(uri, 'xlink:href'))
      return file?.mediaType === 'application/pdf' ? [{ code: 'pdf', title: none, ...file }] : []
    })
  const filesOf = (
    element: XmlElement,
    title: () => AttachmentRecord['title'],
  ): readonly AttachmentRecord[] =>
    hrefsOf(element).flatMap((href) => {
      const file = resolve(href)
      return file === null ? [] : [{ code: 'supplement', title: title(), ...file }]
    })
  const supplements = floatVersions(versions, 'supplementary-material').flatMap((forms) =>
    filesOf(forms[0].element, () => titleOf(captionRecord(forms))),
  )
  const others = versions.flatMap(({ element, tag }) =>
    descendantsNamed(element, 'supplementary-material', ...loose).flatMap((each) =>
      filesOf(each, () =>
        each.name.startsWith('inline-')
          ? textSlots([{ tag, value: plainText(each) }])
          : titleOf(captionRecord([{ element: each, tag, version: 0 }])),
      ),
    ),
  )
  const all = [...pdfs.slice(0, 1), ...supplements, ...others]
  return all.filter(({ fileId }, at) => all.findIndex((each) => each.fileId === fileId) === at)
}

const titleOf = ({ label, caption }: ReturnType<typeof captionRecord>): AttachmentRecord['title'] => ({
  zh: [label.zh, caption.zh].filter((text) => text !== '').join(' '),
  en: [label.en, caption.en].filter((text) => text !== '').join(' '),
})

/** The page on which the article stands elsewhere (`self-uri`); '' where the source names none. */
export const readSourceUrl = (version: LanguageVersion): string =>
  selfUris(version)
    .filter((uri) => !namesPdf(uri))
    .map((uri) => safeLink(attribute(uri, 'xlink:href')) ?? '')
    .find((link) => /^https?:/i.test(link)) ?? ''

/** What the full text may link to: its pictures, and the supplements that this copy has. */
export const withSupplements =
  (resolveGraphic: ResolveGraphic, attachments: readonly AttachmentRecord[]): ResolveGraphic =>
  (href) => {
    const name = href.replace(/^.*\//, '')
    const file = attachments.find((each) => each.code === 'supplement' && each.name === name)
    if (file === undefined) return resolveGraphic(href)
    const { fileId, mediaType, size } = file
    // what is no picture is not looked for as one, nor found in a preview that lies beside it
    const picture = mediaType.startsWith('image/') ? resolveGraphic(href) : null
    return picture ?? { url: fileUrl(fileId), mediaType, size }
  }
