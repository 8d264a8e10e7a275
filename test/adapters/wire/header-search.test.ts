import { describe, expect, it } from 'vitest'
import { absentValues } from './junk-wire.ts'
import { readHeader } from './read-wire.ts'

describe('the search of a header', () => {
  const nested = { isShow: 0, isShowSeniorSearch: 0, isShowSearchOptions: 0, resourceTypes: '29' }
  const flat = { searchBox: 0, advSearch: 0, resourceSearch: 0, resourceType: '28' }
  const ofSite = { isShow: 1, isShowSeniorSearch: '1', isShowSearchOptions: true, resourceTypes: '25' }

  it('is the site search config over the nested form over the flat one [C3.2]', () => {
    const header = { ...flat, searchConfigs: nested }
    expect(readHeader(header, ofSite)).toMatchObject({
      showSearch: true,
      showAdvancedSearch: true,
      showSearchOptions: true,
      searchTypes: ['picture'],
    })
    expect(readHeader(header, { isShowSearchOptions: 1 })).toMatchObject({
      showSearch: false,
      showAdvancedSearch: false,
      searchTypes: ['video'],
    })
    expect(readHeader({ ...flat, resourceSearch: 1 }).searchTypes).toEqual(['audio'])
  })

  it('is not hidden by settings of the site that are absent [C3.12]', () => {
    for (const nothing of absentValues)
      expect(
        readHeader(
          { searchConfigs: { ...nested, isShowSearchOptions: 1 } },
          {
            isShow: nothing,
            isShowSeniorSearch: nothing,
            isShowSearchOptions: nothing,
            resourceTypes: nothing,
          },
        ),
      ).toMatchObject({ showSearch: false, showAdvancedSearch: false, searchTypes: ['video'] })
  })

  it.each([
    ['25；29', ['picture', 'video']],
    [' 25 ; ;null;25;999;0', ['picture', 'other']],
    [25, ['picture']],
    ['29;audio;thesis;-3', ['video', 'audio', 'article', 'publication']],
  ])('reads the resource types %j as %j [C3.2, C3.7]', (resourceType, types) => {
    expect(readHeader({ resourceType }).searchTypes).toEqual(types)
  })

  it('searches articles alone where no type can be chosen [C3.2]', () => {
    expect(readHeader({ resourceSearch: 0, resourceType: '29;28' })).toMatchObject({
      showSearchOptions: false,
      searchTypes: ['article'],
    })
    expect(readHeader({ resourceSearch: 1, resourceType: 'x;y' })).toMatchObject({
      showSearchOptions: true,
      searchTypes: ['article'],
    })
  })
})
