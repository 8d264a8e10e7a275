/** Why the portal cannot start, in one sentence for whoever starts it. */
export class StartProblem extends Error {}
