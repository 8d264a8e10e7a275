import type { AlertsOptions } from '../../../server/rc-pub/alerts/alerts.ts'
import { createSqlIndex } from '../../../server/rc-pub/search/sql/sql-index.ts'
import { searchStore } from '../../../server/rc-pub/search/sql/search-engine.ts'
import type { Database } from '../../../server/rc-pub/store/database.ts'

/** What alerts stand on: a store, searched by itself, of a portal under one name. */
export const alertParts = (database: Database): Pick<AlertsOptions, 'database' | 'index' | 'baseHosts'> => ({
  database,
  index: createSqlIndex(searchStore(database), database),
  baseHosts: ['example.org'],
})
