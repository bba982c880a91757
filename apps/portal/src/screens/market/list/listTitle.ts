/** The name of the page. */
export const listTitle = '全部应用';
