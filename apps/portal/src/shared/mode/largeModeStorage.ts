/** Local storage key and value of the large mode. */
export const largeModeKey = 'mode';
export const largeModeValue = 'large';
