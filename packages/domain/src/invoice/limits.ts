/** Characters of each text of an invoice, its e-mail address among them. */
export const invoiceTextMaxLength = 100;

/** Characters of a reviewer's reason for reversing an invoice. */
export const invoiceReasonMaxLength = 300;

/** Digits of the number of a fully digital invoice. */
export const invoiceNumberLength = 20;

/** Invoices of a page at most. */
export const invoicePageMax = 50;
