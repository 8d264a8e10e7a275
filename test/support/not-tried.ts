/** Says aloud that a machine cannot run a test, and why. */
export const notTried = (test: string, reason: string): void =>
  void process.stderr.write(`not tried, since ${reason}: ${test}\n`)
