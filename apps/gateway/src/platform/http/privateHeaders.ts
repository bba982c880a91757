/** Headers of private data: not executable, not cached, no referrer. */
export const privateHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'private, no-store',
  'cross-origin-resource-policy': 'same-site',
  'referrer-policy': 'no-referrer',
} as const;
