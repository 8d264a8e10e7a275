import { articleRecord, citation, contributor } from './article-records.ts'

/** An article whose source tells the parts of a name, an organisation, and both languages of a reference. */
export const recordInParts = articleRecord({
  key: '10.5555/parts.1',
  title: { zh: '水 H<sub>2</sub>O', en: 'Water' },
  contributors: [
    {
      ...contributor('欧阳文', 'Wen Maria de la Cruz Jr.'),
      personName: {
        zh: { surname: '欧阳', givenNames: '文', suffix: '' },
        en: { surname: 'de la Cruz', givenNames: 'Wen Maria', suffix: 'Jr.' },
      },
      corresponding: true,
      email: 'wen@example.org',
      affiliations: ['a'],
    },
    { ...contributor('', 'GUSTO Investigators'), collab: true },
    contributor('李想', ''),
  ],
  affiliations: [{ key: 'a', label: '', name: { zh: '江海大学', en: 'Jianghai University' } }],
  keywords: { zh: ['水', '沙'], en: [] },
  funding: { zh: '江州基金', en: '' },
  dates: { received: '2025-12-01', revised: '', accepted: '', online: '2026-01-02', published: '2026-03' },
  fullText: { zh: { language: 'zh', html: '<p>正文</p>' }, en: null },
  references: [
    {
      id: 'r-1',
      label: '1',
      text: '论水. On water.',
      doi: '10.5555/w.1',
      citations: [
        { ...citation, language: 'zh', text: '论水.', title: '论水' },
        { ...citation, text: 'On water.', source: 'Water', doi: '10.5555/w.1' },
      ],
    },
  ],
  originalLanguage: 'zh',
})
