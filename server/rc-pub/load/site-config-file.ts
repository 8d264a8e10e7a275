import type { SiteType } from '@xuekan/core/site'
import type { Queryable } from '../store/database.ts'
import type { FieldReader } from './field-reader.ts'

/** One file of a site's folder beside site.yaml: how it is read, and where its content goes. */
export interface SiteConfigFile<T> {
  /** Such as `news.yaml`; problems name the fields in it as `news[3].title.zh`. */
  readonly file: string
  readonly read: FieldReader<T>
  /** What a site without this file has. */
  readonly absent: T
  /**
   * Makes the store what the file says, leaving alone what it says already; answers whether anything changed.
   * A method, so that parts of any value stand in one list.
   */
  save(tx: Queryable, site: SavedSite, value: T, tools: SaveTools): Promise<boolean>
  /**
   * Reports what shows to be wrong only once the articles are there too. It keeps nothing out: articles come and go.
   * Absent for a file that names none.
   */
  verify?(database: Queryable, site: SavedSite, value: T, refuse: SaveTools['refuse']): Promise<void>
}

/** The site that a part belongs to. */
export interface SavedSite {
  readonly id: number
  readonly sld: string
  readonly type: SiteType
}

/** What saving may need beside the store. */
export interface SaveTools {
  /** The id of a file of the site by its name; undefined when there is none. */
  readonly file: (name: string) => number | undefined
  /** Passes HTML through the sanitiser; what the `prose` readers read has passed it. */
  readonly clean: (html: string) => string
  /** ISO date. */
  readonly today: string
  /** Reports what only the store shows to be wrong, by the path of the field; nothing of the load is kept then. */
  readonly refuse: (field: string, reason: string) => void
}
