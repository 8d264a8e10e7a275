import { randomUUID } from 'node:crypto'
import { openPostgres } from '../../../server/rc-pub/store/postgres-driver.ts'

export interface PostgresDatabase {
  readonly url: string
  readonly drop: () => Promise<void>
}

/** A new database on the server at `serverUrl`, empty. */
export async function createPostgresDatabase(serverUrl: string): Promise<PostgresDatabase> {
  const name = `xuekan_${randomUUID().replaceAll('-', '')}`
  const onServer = async (sql: string): Promise<void> => {
    const server = openPostgres({ url: serverUrl })
    await server.query(sql)
    await server.close()
  }
  await onServer(`create database ${name}`)
  return {
    url: serverUrl.replace(/\/postgres\?/, `/${name}?`),
    drop: () => onServer(`drop database ${name} with (force)`),
  }
}
