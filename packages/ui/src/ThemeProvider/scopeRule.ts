import { type Theme, themeDeclarations, token } from '../tokens/token.ts';

/** The class of a scope and the CSS rule of its theme. */
export interface ScopeRule {
  readonly scopeClass: string;
  readonly rule: string;
}

/** A hash of a text: FNV-1a, 32 bits. */
function nameOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

const written = new WeakMap<Theme, ScopeRule>();

/** The class of a theme below the root: the same for equal themes, so that each rule is written once per page. */
export function scopeRule(theme: Theme): ScopeRule {
  const known = written.get(theme);
  if (known !== undefined) return known;
  const declarations = themeDeclarations(theme);
  const scopeClass = `lima-scope-${nameOf(declarations)}`;
  // Inherited colour and font are already computed from the root's theme, so they are set again.
  const rule = `.${scopeClass}{${declarations}color-scheme:${token('page-color-scheme')};color:${token('text-primary')};font-family:${token('font-sans')};}.${scopeClass}[data-ground='own']{background-color:${token('bg-page')};}`;
  const made = { scopeClass, rule };
  written.set(theme, made);
  return made;
}
