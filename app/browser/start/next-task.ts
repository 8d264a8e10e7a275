type Scheduler = { readonly yield?: () => Promise<void> }

/**
 * Ends the present task, so that the browser answers the reader and paints before what follows: on a slow phone each
 * step of a page's start takes as long as a reader notices.
 */
export async function nextTask(window: Window): Promise<void> {
  const { scheduler } = window as { readonly scheduler?: Scheduler }
  if (scheduler?.yield === undefined) await new Promise((resolve) => window.setTimeout(resolve))
  else await scheduler.yield()
}
