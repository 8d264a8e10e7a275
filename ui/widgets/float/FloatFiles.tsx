import { localise } from '@xuekan/core'
import { plainText, type ArticlePicture } from '@xuekan/core/content'
import { useState } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { Icon } from '../Icon.tsx'
import * as styles from './float.css.ts'

interface Props {
  readonly shown: ArticlePicture
  /** '' for what has no cells. */
  readonly csvUrl: string
}

/** The picture as it is and as PNG, which is drawn here; the table as a file of its cells. */
export function FloatFiles({ shown, csvUrl }: Props) {
  const { language, savePng, t } = usePortal()
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle')
  const save = async (): Promise<void> => {
    setState('saving')
    const name = [shown.article.doi || shown.article.id, plainText(localise(shown.label, language))]
    const saved = await savePng({
      url: shown.imageUrl,
      fileName: name
        .join(' ')
        .trim()
        .replaceAll(/[\\/:*?"<>|]+/g, '_'),
    })
    setState(saved ? 'idle' : 'failed')
  }
  return (
    <span className={styles.ways}>
      {csvUrl === '' ? null : (
        <a href={csvUrl} download>
          <Icon name="save" small />
          {t('float.csv')}
        </a>
      )}
      {shown.imageUrl === '' ? null : (
        <>
          <a href={shown.imageUrl} download>
            <Icon name="save" small />
            {t('float.original')}
          </a>{' '}
          <button
            type="button"
            className={styles.scripted}
            disabled={state === 'saving'}
            onClick={() => void save()}
          >
            <Icon name="figure" small />
            PNG
          </button>{' '}
          <span role="status">{state === 'failed' ? t('float.noPng') : ''}</span>
        </>
      )}
    </span>
  )
}
