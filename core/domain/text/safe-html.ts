declare const safe: unique symbol

/**
 * HTML that a sanitiser has passed. Only the sanitiser port mints it (`core/ports/sanitiser.ts`);
 * only one component sets inner HTML, and takes nothing else.
 */
export type SafeHtml = string & { readonly [safe]: 'SafeHtml' }
