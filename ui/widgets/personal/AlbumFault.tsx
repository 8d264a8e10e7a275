import type { UiLanguage } from '@xuekan/core'
import type { AlbumFault as FaultOfAlbum } from '@xuekan/core/page'
import { myAlbumWords } from '../../locales/my-album-words.ts'
import { fault as style } from '../account/account.css.ts'

interface Props {
  readonly fault: FaultOfAlbum | undefined
  readonly id: string
  readonly language: UiLanguage
}

/** What is said beside a field, in the words of the interface or of the server (C5.12, C5.13); nothing where all is well. */
export function AlbumFault({ fault, id, language }: Props) {
  if (fault === undefined) return null
  return (
    <p className={style} id={id} role="alert">
      {fault.kind === 'words' ? fault.words : myAlbumWords[language][fault.message]}
    </p>
  )
}
