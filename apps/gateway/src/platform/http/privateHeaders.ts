/** Headers of what only one person may see: nothing in it runs, no cache keeps it, and no other site learns of its address. */
export const privateHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'private, no-store',
  'cross-origin-resource-policy': 'same-site',
  'referrer-policy': 'no-referrer',
} as const;
