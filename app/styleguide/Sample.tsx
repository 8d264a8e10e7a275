import { localise, type LocalizedText } from '@xuekan/core'
import { useState, type ReactNode } from 'react'
import { PortalProvider } from '../../ui/binding/portal.ts'
import { wrap } from '../../ui/widgets/controls.css.ts'
import { useBase } from './base.ts'
import { openSample, type SampleOptions } from './open-sample.ts'
import * as styles from './styleguide.css.ts'

interface Props {
  readonly name: LocalizedText
  /** in: within the page's column. wide: over the whole width. window: what floats, floats in it. */
  readonly place?: 'in' | 'wide' | 'window'
  readonly options?: SampleOptions
  readonly children: ReactNode
}

/** One thing in one state, under its name. */
export function Sample({ name, place = 'in', options = {}, children }: Props) {
  const base = useBase()
  const [portal] = useState(() => openSample(base, options))
  const title = localise(name, base.language)
  return (
    <section aria-label={title}>
      <h3 className={`${wrap} ${styles.sampleName}`}>{title}</h3>
      <div className={place === 'in' ? wrap : undefined}>
        <div className={styles.place[place]}>
          <PortalProvider value={portal}>{children}</PortalProvider>
        </div>
      </div>
    </section>
  )
}
