/** The renderers of documents are loaded when the first is needed, because their libraries take 9 MB of memory. */
export const loadInvoiceRenderer = () => import('./pdf/renderInvoice.ts');
export const loadStatementRenderer = () => import('./pdf/renderStatement.ts');
