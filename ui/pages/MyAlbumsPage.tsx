import type { MyAlbumsContent, PageModel } from '@xuekan/core/page'
import type { Route } from '@xuekan/core/route'
import { useFirstFault } from '../binding/use-first-fault.ts'
import { myAlbumWords } from '../locales/my-album-words.ts'
import { AlbumFault } from '../widgets/personal/AlbumFault.tsx'
import { AlbumShelf } from '../widgets/personal/AlbumShelf.tsx'
import { SavingForm } from '../widgets/personal/SavingForm.tsx'
import { OpenAlbum } from '../widgets/personal/OpenAlbum.tsx'
import { PersonalFrame } from '../widgets/personal/PersonalFrame.tsx'
import * as styles from '../widgets/personal/personal.css.ts'
import { RemoteView } from '../widgets/state/RemoteView.tsx'
import { Skeleton } from '../widgets/state/Skeleton.tsx'

interface Props {
  readonly model: PageModel<MyAlbumsContent>
  readonly route: Extract<Route, { readonly page: 'myAlbums' }>
}

/** The albums of a member: made, filled, arranged and taken away (C2.34, C5.12, C7.13). */
export function MyAlbumsPage({ model }: Props) {
  return (
    <RemoteView model={model} skeleton={<Skeleton shape="column" />}>
      {(content) => <Albums content={content} />}
    </RemoteView>
  )
}

function Albums({ content }: { readonly content: MyAlbumsContent }) {
  const { part, done, language, faults, coverFault } = content
  useFirstFault(coverFault ?? faults)
  return (
    <PersonalFrame {...content} entry="myAlbum">
      {done === null || done === 'deleteAlbum' || done === 'removeFromAlbum' ? null : (
        <p className={styles.done} role="status">
          {myAlbumWords[language][`done.${done}`]}
        </p>
      )}
      <AlbumFault fault={faults.form} id="form-fault" language={language} />
      {part.kind === 'list' ? <AlbumShelf content={content} part={part} /> : null}
      {part.kind === 'album' ? <OpenAlbum content={content} part={part} /> : null}
      {part.kind === 'keeping' ? <SavingForm content={content} part={part} /> : null}
    </PersonalFrame>
  )
}
