/** A mobile number in groups for screen readers, `138 0000 0118`; any other text unchanged. */
export function mobileWords(mobile: string): string {
  return mobile.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1 $2 $3');
}

/** How to correct an outdated number. */
export const changedByService = '如需更换，请联系客服';
