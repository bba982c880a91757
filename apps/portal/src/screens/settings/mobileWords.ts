/** A mobile number as it is read aloud, `138 0000 0118`; any other text as it is. */
export function mobileWords(mobile: string): string {
  return mobile.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1 $2 $3');
}

/** What to do about a number that is no longer right. */
export const changedByService = '如需更换，请联系客服';
