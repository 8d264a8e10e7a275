import { useId, useState } from 'react'
import { usePortal, type Portal } from '../../binding/portal.ts'
import * as styles from '../article/tools.css.ts'

const load = () => import('./LookPanel.tsx').then(({ LookPanel }) => LookPanel)

interface Opened {
  readonly Panel: Awaited<ReturnType<typeof load>>
  readonly model: NonNullable<Awaited<ReturnType<Portal['look']>>>
}

/** Opens the reader's own size, width and light below itself; their code and style come when they are opened. */
export function LookTool({ className }: { readonly className: string }) {
  const { look, t } = usePortal()
  const [opened, setOpened] = useState<Opened | null>(null)
  const id = useId()
  const open = async (): Promise<void> => {
    const [Panel, model] = await Promise.all([load().catch(() => null), look()])
    if (Panel !== null && model !== null) setOpened({ Panel, model })
  }
  return (
    <>
      <button
        type="button"
        className={className}
        aria-expanded={opened !== null}
        aria-controls={opened === null ? undefined : id}
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => (opened === null ? void open() : setOpened(null))}
      >
        <b className={styles.letters} aria-hidden="true">
          Aa
        </b>
        {t('reading.look')}
      </button>
      {opened === null ? null : <opened.Panel id={id} model={opened.model} />}
    </>
  )
}
