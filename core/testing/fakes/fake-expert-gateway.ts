import type { Expert } from '../../domain/expert/expert.ts'
import { otherLanguage } from '../../domain/language/language.ts'
import { pageOf } from './page-of.ts'
import type { EditorialBoardGateway } from '../../ports/editorial-board-gateway.ts'
import type { ExpertGateway } from '../../ports/expert-gateway.ts'
import { mapResult } from '../../usecases/async-results.ts'
import type { FakeResults } from './fake-results.ts'
import type { FakeContent } from './fake-content.ts'

/** Editorial boards in memory, in both roles. */
export function createFakeExpertGateway(
  content: FakeContent,
  answers: FakeResults,
): ExpertGateway & EditorialBoardGateway {
  const { experts = [] } = content
  const membersOf = (id: string): readonly Expert[] =>
    experts.filter(({ topicId }) => topicId === id).map(({ expert }) => expert)
  return {
    firstMember: (_, channelId) =>
      mapResult(
        answers('firstMember', () => ({ id: membersOf(channelId)[0]?.id ?? null })),
        ({ id }) => id,
      ),
    members: (_, topicId, request) => answers('members', () => pageOf(membersOf(topicId), request)),
    member: ({ language }, id) =>
      answers('member', () => {
        const found = experts.find(({ expert }) => expert.id === id)
        if (found === undefined) return null
        const { expert, introduction, email, orcid } = found
        return {
          expert,
          email,
          orcid,
          introduction: introduction[language] ?? introduction[otherLanguage(language)],
        }
      }),
  }
}
