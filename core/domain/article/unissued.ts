/**
 * What a journal publishes before it is in an issue (C2.7): by its version code (C3.13) an article is just accepted,
 * which is -1 and not edited yet, or online first, which is every other one and can be cited.
 */
export const unissuedStages = ['onlineFirst', 'justAccepted'] as const
export type UnissuedStage = (typeof unissuedStages)[number]

export const otherStage = (stage: UnissuedStage): UnissuedStage =>
  stage === 'onlineFirst' ? 'justAccepted' : 'onlineFirst'
