import type { UiLanguage } from '@xuekan/core'
import type { PictureMessage, UploadPurpose } from '@xuekan/core/member'

/** What a form for a picture says; it comes with that form and burdens no other page. */
type PictureWord =
  | 'title.photo'
  | `${'hint' | 'save' | 'drop'}.${UploadPurpose}`
  | 'choose'
  | 'drag'
  | 'move'
  | 'zoom'

/** The words of forms for pictures of members (C5.9). */
export const pictureWords: Readonly<
  Record<UiLanguage, Readonly<Record<PictureWord | PictureMessage, string>>>
> = {
  zh: {
    'title.photo': '头像',
    'hint.photo': 'JPG、PNG 或 BMP，小于 5M；拍摄位置等附带信息会去掉。',
    'hint.cover': 'JPG 或 PNG，不超过 3M；不选时用专辑中文章的图片。拍摄位置等附带信息会去掉。',
    'save.photo': '保存头像',
    'save.cover': '保存封面',
    'drop.photo': '移除头像',
    'drop.cover': '移除封面',
    choose: '选择图片',
    drag: '拖动图片，或用方向键移动。',
    move: '所用的部分：拖动图片，或用方向键移动',
    zoom: '放大',
    'picture.none': '请先选择一张图片。',
    'picture.unreadable': '无法读取该图片，请换一张。',
    'picture.failed': '图片没有保存，请稍后再试。',
    'photo.wrongType': '头像只能是 JPG、PNG 或 BMP 图片。',
    'photo.tooLarge': '头像须小于 5M。',
    'cover.wrongType': '封面只能是 JPG 或 PNG 图片。',
    'cover.tooLarge': '封面不能超过 3M。',
  },
  en: {
    'title.photo': 'Photo',
    'hint.photo': 'JPG, PNG or BMP, under 5M. Where it was taken and the like is removed.',
    'hint.cover':
      'JPG or PNG, at most 3M. Without one, a picture of its articles is shown. Where it was taken and the like is removed.',
    'save.photo': 'Save photo',
    'save.cover': 'Save cover',
    'drop.photo': 'Remove photo',
    'drop.cover': 'Remove cover',
    choose: 'Choose a picture',
    drag: 'Drag the picture, or use the arrow keys.',
    move: 'The part that is used: drag the picture, or move it with the arrow keys',
    zoom: 'Zoom',
    'picture.none': 'Please choose a picture first.',
    'picture.unreadable': 'This picture cannot be read. Please choose another one.',
    'picture.failed': 'The picture has not been saved. Please try again in a while.',
    'photo.wrongType': 'A photo is a JPG, PNG or BMP picture.',
    'photo.tooLarge': 'A photo must be under 5M.',
    'cover.wrongType': 'A cover is a JPG or PNG picture.',
    'cover.tooLarge': 'A cover must not be larger than 3M.',
  },
}
