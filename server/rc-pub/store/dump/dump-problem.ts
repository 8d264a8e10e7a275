/** Why a dump cannot be written or restored, in one sentence for whoever asked for it. */
export class DumpProblem extends Error {}
