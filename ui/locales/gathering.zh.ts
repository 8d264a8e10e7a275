/** What is said of hits that are gathered for the basket. It comes with the first of them and burdens no page. */
export const gatheringZh = {
  chosen: (shown: string, pages: string): string => `已选 ${shown} 篇，在 ${pages} 页上`,
  clear: '全部取消',
  adding: '正在加入…',
  part: (shown: string, total: string, limit: string): string =>
    `${total} 篇结果中 ${shown} 篇已在批量引用里，最多收 ${limit} 篇；要全部结果，请导出`,
  over: (shown: string): string => `超过 ${shown}`,
}
