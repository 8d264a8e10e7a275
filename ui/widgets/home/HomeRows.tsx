import type { HomeModule, ReadRow } from '@xuekan/core/content'
import { wrap } from '../controls.css.ts'
import { Module } from './Module.tsx'
import * as styles from './rows.css.ts'

interface Props {
  readonly rows: readonly ReadRow<HomeModule>[]
  readonly retry: () => void
}

/**
 * The rows of a home, one below the other; columns stand side by side from 961 px on, in the order in which
 * they are read below each other. Programs read the id of the current
 * issue from the attribute of a `div`.
 */
export function HomeRows({ rows, retry }: Props) {
  return (
    <div className={styles.page} {...issueAttribute(rows)}>
      {rows.map((row, index) => (
        <div key={index} className={row.length === 1 && isTinted(row) ? styles.band : undefined}>
          <div className={`${wrap} ${styles.row}`}>
            {row.map(({ from, width, part, modules }) => (
              <div
                key={modules[0]?.kind}
                className={styles.cell}
                data-from={from}
                data-width={width}
                data-cut={part}
              >
                {modules.map((module) => (
                  <div key={module.kind} className={styles.module} id={module.kind}>
                    <Module module={module} width={width} retry={retry} />
                  </div>
                ))}
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

function issueAttribute(rows: Props['rows']): Readonly<Record<string, string>> {
  for (const { content } of rows.flat().flatMap(({ modules }) => modules))
    if (content?.kind === 'issue' || content?.kind === 'contents')
      return { 'first-periods-id': content.issue.id }
  return {}
}

const isTinted = (row: ReadRow<HomeModule>): boolean => row[0]?.modules[0]?.look === 'tint'
