/**
 * Runs tasks one after the other, in the order they came: the embedded engine has one connection, and a
 * transaction must not have strangers' statements in it.
 */
export interface StatementQueue {
  readonly run: <T>(task: () => Promise<T>) => Promise<T>
}

export function createStatementQueue(): StatementQueue {
  let last: Promise<unknown> = Promise.resolve()
  return {
    run: (task) => {
      const next = last.then(task, task)
      last = next.catch(() => undefined)
      return next
    },
  }
}
