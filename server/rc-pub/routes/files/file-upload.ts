import {
  uploadPurposes,
  uploadRules,
  validateUpload,
  type ImageType,
  type UploadPurpose,
} from '@xuekan/core/member'
import { fileUrl } from '../../store/file-url.ts'
import { storedFile } from '../../store/stored-file.ts'
import { findUpload, saveUpload, uploadKey, uploadQuota, type UploadKey } from '../../store/uploads.ts'
import { data, orNull, refused, type HandlerContext, type HandlersOf } from '../endpoint-handler.ts'
import { withMember } from '../session/session.ts'

const unreadable = refused(
  415,
  '无法读取该图片，请换一张',
  'This picture cannot be read: please choose another one.',
)
const notDrawn = {
  ...refused(
    503,
    '暂时无法处理图片，请稍后再试',
    'Pictures cannot be taken now. Please try again in a while.',
  ),
  retryAfter: 30,
}

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

/**
 * C5.9, C7.14: stores a picture of a member, drawn anew. What it is follows from its content, and its address from that, the
 * member and what it is for.
 */
export const uploadHandlers: HandlersOf<'fileUpload'> = {
  fileUpload: (context) =>
    withMember(context, async ({ id: memberId }) => {
      const { database, drawMemberPicture, upload, parameter } = context
      const wanted = parameter('purpose').toLowerCase() || 'photo'
      const purpose = uploadPurposes.find((one) => one === wanted)
      if (purpose === undefined) return noSuchPurpose
      if (upload === null || upload.bytes.length === 0) return noFile
      const type = validateUpload(upload.bytes, purpose)
      if (!type.ok) return type.error === 'tooLarge' ? tooLarge(purpose) : wrongType(purpose)
      const name = plainName(parameter('fileName') || upload.fileName)
      const key = uploadKey(memberId, purpose, upload.bytes)
      const known = await findUpload(database, key)
      if (known !== null) return known.kind === 'saved' ? stored(context, key) : clash
      const drawn = await drawMemberPicture(
        memberId,
        { bytes: upload.bytes, mediaType: mediaTypes[type.value] },
        purpose,
      )
      if (!drawn.ok) return drawn.error === 'unreadable' ? unreadable : notDrawn
      const file = { name, mediaType: mediaTypes.jpg, bytes: drawn.value }
      const saved = await saveUpload(database, memberId, key, file, Date.now())
      if (saved.kind !== 'saved') return saved.kind === 'full' ? full : clash
      return stored(context, key)
    }),
}

async function stored({ database }: Pick<HandlerContext, 'database'>, { id }: Pick<UploadKey, 'id'>) {
  const file = await storedFile(database, id)
  return data({
    id: String(id),
    name: orNull(file?.name ?? ''),
    mediaType: orNull(file?.mediaType ?? ''),
    size: file?.size ?? 0,
    url: fileUrl(id),
  })
}

/** Without folders and signs that hide or turn what is read, of a length that any disk takes; it ends as what is stored does. */
function plainName(raw: string): string {
  const name = (raw.split(/[/\\]/).at(-1) ?? '').replaceAll(/[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, '')
  const stem = name.replace(/\.[^.]*$/, '').slice(-116)
  return stem === '' ? '' : `${stem}.jpg`
}
