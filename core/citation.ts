// Citations: records, export formats, GB/T 7714 and the basket.
export { badgeLabel } from './domain/citation/badge-label.ts'
export { parseBasket, printBasket } from './domain/citation/basket-codec.ts'
export { basketEntryOf } from './domain/citation/basket-entry-of.ts'
export { basketLimit, isInBasket, sameItem, type BasketKey } from './domain/citation/basket-key.ts'
export {
  addToBasket,
  clearBasket,
  emptyBasket,
  isAllSelected,
  removeFromBasket,
  removeSelected,
  selectAll,
  selectItem,
  selectedItems,
  undoRemoval,
  type AddedToBasket,
  type Basket,
  type BasketEntry,
  type BasketItem,
} from './domain/citation/basket.ts'
export { citationForms, citationLines } from './domain/citation/citation-form.ts'
export { citationFormatNames } from './domain/citation/citation-format-names.ts'
export {
  citationFileName,
  citationFormatNamed,
  citationFormats,
  type CitationFormat,
} from './domain/citation/citation-formats.ts'
export { citationPieces } from './domain/citation/citation-pieces.ts'
export { citationRecordOf, type CitableInFull } from './domain/citation/citation-record-of.ts'
export type { CitationSheet, CitationStyle } from './domain/citation/citation-sheet.ts'
export type { CitationRecord, CitedName } from './domain/citation/citation-record.ts'
export { citeAs } from './domain/citation/cite-as.ts'
export { citedNameOf } from './domain/citation/cited-name.ts'
export { citationsToCopy } from './domain/citation/copy-citations.ts'
export { exportAddress, exportAddressOfOne } from './domain/citation/export-address.ts'
export {
  citationOf,
  citationRequests,
  parseItemCitations,
  printItemCitations,
  type ItemCitation,
} from './domain/citation/item-citations.ts'
export type { StyledText } from './domain/citation/styled-text.ts'
export { printBibtex } from './domain/citation/print-bibtex.ts'
export { printEndnote } from './domain/citation/print-endnote.ts'
export { printGbt7714, sourcePart } from './domain/citation/print-gbt7714.ts'
export { printNoteExpress } from './domain/citation/print-note-express.ts'
export { printNoteFirst } from './domain/citation/print-note-first.ts'
export { printRis } from './domain/citation/print-ris.ts'
export {
  createCite,
  type CiteModel,
  type CiteOptions,
  type CitePorts,
  type Copied,
} from './usecases/citation/cite.ts'
export type { BasketState, CitedItem } from './usecases/citation/basket-state.ts'
export { createBasketModel, type BasketModel, type Collectable } from './usecases/citation/basket.ts'
export { createCollecting, type CollectingModel, type ShownHits } from './usecases/citation/collecting.ts'
