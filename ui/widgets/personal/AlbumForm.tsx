import { type AlbumText, albumLimits } from '@xuekan/core/member'
import type { MyAlbumsContent } from '@xuekan/core/page'
import { myAlbumWords } from '../../locales/my-album-words.ts'
import { field, hint, label } from '../account/account.css.ts'
import { AlbumFault } from './AlbumFault.tsx'
import * as styles from './personal.css.ts'

interface Props {
  readonly content: MyAlbumsContent
  readonly text: AlbumText
  /** The address of the form. */
  readonly action: string
  /** The album that is changed; absent for a new one. */
  readonly album?: string
}

const fields = ['name', 'enName', 'description'] as const

/** The texts of an album, with what is wrong beside each (C3.14, C5.13). */
export function AlbumForm({ content, text, action, album }: Props) {
  const { language, faults } = content
  const words = myAlbumWords[language]
  return (
    <form method="post" action={action} className={styles.column} noValidate>
      {album === undefined ? null : <input type="hidden" name="album" value={album} />}
      {fields.map((name) => {
        const fault = faults[name]
        const said = fault === undefined ? [] : [`${name}-fault`]
        const described = [...(name === 'name' ? [] : [`${name}-hint`]), ...said].join(' ')
        return (
          <div key={name} className={styles.line}>
            <label className={label} htmlFor={name}>
              {words[`field.${name}`]}
            </label>
            <input
              className={field}
              id={name}
              name={name}
              defaultValue={text[name]}
              maxLength={name === 'description' ? albumLimits.description : albumLimits.name}
              autoComplete="off"
              aria-invalid={fault !== undefined}
              {...(described === '' ? {} : { 'aria-describedby': described })}
            />
            {name === 'name' ? null : (
              <p className={hint} id={`${name}-hint`}>
                {words[`hint.${name}`]}
              </p>
            )}
            <AlbumFault fault={fault} id={`${name}-fault`} language={language} />
          </div>
        )
      })}
      <button
        className={styles.submit}
        type="submit"
        name="action"
        value={album === undefined ? 'saveAlbum' : 'editAlbum'}
      >
        {words[album === undefined ? 'album.make' : 'save']}
      </button>
    </form>
  )
}
