import {
  uploadPurposes,
  uploadRules,
  validateUpload,
  type ImageType,
  type UploadPurpose,
} from '@xuekan/core/member'
import { fileUrl } from '../../store/file-url.ts'
import { storedFile } from '../../store/stored-file.ts'
import { saveUpload, uploadQuota } from '../../store/uploads.ts'
import { data, orNull, refused, type HandlersOf } from '../endpoint-handler.ts'
import { withMember } from '../session/session.ts'

const mediaTypes: Readonly<Record<ImageType, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  bmp: 'image/bmp',
}

const mebibyte = 1024 * 1024

const noSuchPurpose = refused(400, '上传用途应为 photo 或 cover', 'The purpose should be photo or cover.')
const noFile = refused(400, '没有收到文件', 'No file has been received.')

const wrongType = (purpose: UploadPurpose) => {
  const types = uploadRules[purpose].types.map((type) => type.toUpperCase())
  return refused(
    415,
    `只能上传 ${types.join('、')} 图片`,
    `Only ${types.join(', ')} pictures can be uploaded.`,
  )
}

const tooLarge = (purpose: UploadPurpose) => {
  const most = Math.ceil(uploadRules[purpose].largest / mebibyte)
  return refused(413, `图片不能超过 ${most}M`, `The picture must not be larger than ${most}M.`)
}

const { files: mostFiles, bytes: mostBytes } = uploadQuota
const full = refused(
  428,
  `每位用户最多可上传 ${mostFiles} 张图片，共 ${mostBytes / mebibyte}M`,
  `A member can upload ${mostFiles} pictures of ${mostBytes / mebibyte}M together at most.`,
)
const clash = refused(
  409,
  '无法保存该图片，请用图片软件另存后重试',
  'This picture cannot be stored: please save it anew in a program for pictures, and try again.',
)

/** C7.14: stores a picture of a member. What it is follows from its content, and its address from that and the member. */
export const uploadHandlers: HandlersOf<'fileUpload'> = {
  fileUpload: (context) =>
    withMember(context, async ({ id: memberId }) => {
      const { database, upload, parameter } = context
      const wanted = parameter('purpose').toLowerCase() || 'photo'
      const purpose = uploadPurposes.find((one) => one === wanted)
      if (purpose === undefined) return noSuchPurpose
      if (upload === null || upload.bytes.length === 0) return noFile
      const type = validateUpload(upload.bytes, purpose)
      if (!type.ok) return type.error === 'tooLarge' ? tooLarge(purpose) : wrongType(purpose)
      const name = plainName(parameter('fileName') || upload.fileName)
      const mediaType = mediaTypes[type.value]
      const saved = await saveUpload(database, memberId, { name, mediaType, bytes: upload.bytes })
      if (saved.kind !== 'saved') return saved.kind === 'full' ? full : clash
      const { id } = saved
      const file = await storedFile(database, id)
      return data({
        id: String(id),
        name: orNull(file?.name ?? name),
        mediaType,
        size: upload.bytes.length,
        url: fileUrl(id),
      })
    }),
}

/** Without folders and control characters, of a length that any disk takes. */
const plainName = (raw: string): string =>
  (raw.split(/[/\\]/).at(-1) ?? '').replaceAll(/[\p{Cc}\p{Cs}]/gu, '').slice(-120)
