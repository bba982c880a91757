import { inlineSourceOf, inlineTexts } from './inlineElements.ts';
import { inlineStyleSources } from './inlineStyles.ts';

/** Response headers by name. */
export type Headers = Readonly<Record<string, string>>;

function policy(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * Content-Security-Policy of a page. Scripts from this site only; `wasm-unsafe-eval` for the QR scanner, which is WebAssembly. Inline styles
 * are those of the page itself; inline scripts are those of the built frame that the page was filled into, and none that came with its content.
 */
export function pagePolicyOf(html: string, frame: string): string {
  const scripts = inlineTexts(frame, 'script').elements.map(inlineSourceOf);
  return policy({
    'default-src': ["'self'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...scripts],
    'style-src': ["'self'", ...inlineStyleSources(html)],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
}

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const;

/** Headers of pages and their files; a page has the policy of its own styles instead. The camera is for the QR scanner. No HSTS: that is set by the proxy that terminates TLS. */
export const pageHeaders: Headers = {
  ...everywhere,
  'content-security-policy': pagePolicyOf('', ''),
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

/** Headers of data: never executed or framed. */
export const dataHeaders: Headers = {
  ...everywhere,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};
