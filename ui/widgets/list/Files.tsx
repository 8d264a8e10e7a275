import { localise } from '@xuekan/core'
import { kindAndSize, type NewsFile } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { Icon } from '../Icon.tsx'
import * as styles from './files.css.ts'

interface Props {
  readonly title: string
  readonly files: readonly NewsFile[]
}

/** What can be had as a file: its title, what it is, and how large. */
export function Files({ title, files }: Props) {
  const { language } = usePortal()
  if (files.length === 0) return null
  return (
    <section className={styles.files}>
      <h2>{title}</h2>
      <ul>
        {files.map((file) => (
          <li key={file.url + file.fileName}>
            <a href={file.url} download={file.fileName}>
              <Icon name="save" small />
              {localise(file.title, language) || file.fileName}
            </a>{' '}
            <small>{kindAndSize(file.fileName, file.size)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
