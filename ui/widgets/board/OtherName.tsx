import { localise, secondLanguage, type LocalizedText } from '@xuekan/core'
import { usePortal } from '../../binding/portal.ts'

/** Somebody's name in the other language; nothing where it is written the same. */
export function OtherName({ name }: { readonly name: LocalizedText }) {
  const { language } = usePortal()
  const other = secondLanguage(name, language)
  return other === null || name[other] === localise(name, language) ? null : (
    <small lang={other}>{name[other]}</small>
  )
}
