import type { UiLanguage } from '@xuekan/core'
import type { AlbumArticle, AlbumSteps } from '@xuekan/core/member'
import { myAlbumWords } from '../../locales/my-album-words.ts'
import * as albums from './albums.css.ts'
import { ArticleAct, PersonalArticle } from './PersonalArticle.tsx'

interface Props {
  readonly entry: AlbumArticle
  readonly album: string
  /** The address of the forms. */
  readonly action: string
  readonly language: UiLanguage
  /** The places that it can be moved to; null where it cannot be moved. */
  readonly steps: AlbumSteps | null
}

/** One article of an album, which is moved and taken out. */
export function AlbumEntry({ entry: { article }, album, action, language, steps }: Props) {
  const words = myAlbumWords[language]
  const act = { action, article, language }
  const named = { album, id: article.id }
  return (
    <PersonalArticle article={article} language={language} heading="h3">
      <div className={albums.moves}>
        {(['up', 'down'] as const).map((name) => {
          const place = steps?.[name] ?? null
          return place === null ? null : (
            <ArticleAct
              key={name}
              {...act}
              fields={{ ...named, place }}
              value="placeInAlbum"
              name={words[name]}
            />
          )
        })}
        <ArticleAct {...act} fields={named} value="removeFromAlbum" name={words.remove} />
      </div>
    </PersonalArticle>
  )
}
