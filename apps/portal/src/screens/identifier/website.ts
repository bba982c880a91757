import { parseUrl } from './parseUrl.ts';

/** An enterprise's website: its URL, and its text on the page. */
export interface Website {
  href: string;
  /** Without scheme and trailing slash: `www.example.cn`. */
  label: string;
}

const scheme = /^[a-z][a-z0-9+.-]*:/i;
const bareHost = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i;

/**
 * Parses the website of an enterprise; null when it is invalid. Only http and https are accepted: the text is untrusted, and a
 * `javascript:` URL would run in this page. A bare host name gets https.
 */
export function readWebsite(text: string): Website | null {
  const given = text.trim();
  const address = bareHost.test(given) ? `https://${given}` : given;
  const url = scheme.test(address) ? parseUrl(address) : null;
  if (url === null) return null;
  if ((url.protocol !== 'http:' && url.protocol !== 'https:') || url.username !== '' || url.hostname === '')
    return null;
  return { href: url.href, label: `${url.host}${url.pathname}${url.search}`.replace(/\/$/, '') };
}
