/** The dialog's code, a chunk of its own. A second call fetches nothing more. */
export const loadBasketDialog = () => import('./BasketDialog.tsx').then(({ BasketDialog }) => BasketDialog)
