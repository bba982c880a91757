/** An enterprise's website: where to go, and how it is written on the page. */
export interface Website {
  href: string;
  /** Without scheme and closing slash: `www.example.cn`. */
  label: string;
}

const scheme = /^[a-z][a-z0-9+.-]*:/i;
const bareHost = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i;

/**
 * Reads the website an enterprise has given; null when it is none. Only http and https are taken: the text comes from
 * outside, and a `javascript:` address would run in this page. A bare host name is opened by https.
 */
export function readWebsite(text: string): Website | null {
  const given = text.trim();
  const address = bareHost.test(given) ? `https://${given}` : given;
  if (!scheme.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  if ((url.protocol !== 'http:' && url.protocol !== 'https:') || url.username !== '' || url.hostname === '')
    return null;
  return { href: url.href, label: `${url.host}${url.pathname}${url.search}`.replace(/\/$/, '') };
}
