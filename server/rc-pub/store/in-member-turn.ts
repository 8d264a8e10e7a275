import type { Database, Queryable } from './database.ts'

/** Waits until nobody else changes what is counted of a member, and lets nobody else until the transaction ends. */
export const lockMember = async (tx: Queryable, memberId: string): Promise<void> =>
  void (await tx.query('select id from member where id = $1 for no key update', [Number(memberId)]))

/** Work that counts what a member has and adds to it: of two at once, one sees what the other has added. */
export const inMemberTurn = <T>(
  database: Database,
  memberId: string,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> =>
  database.transaction(async (tx) => {
    await lockMember(tx, memberId)
    return work(tx)
  })
