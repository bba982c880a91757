/** What the page is called until it has a record. */
export const ledgerTitle = '设备台账';
