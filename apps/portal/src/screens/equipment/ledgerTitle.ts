/** The page's title until it has a record. */
export const ledgerTitle = '设备台账';
