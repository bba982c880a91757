/** Under which name the browser keeps how pages are shown, and what stands there while they are shown large. */
export const largeModeKey = 'mode';
export const largeModeValue = 'large';
