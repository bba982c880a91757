import type { Plugin } from 'vite';

const entryTag = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const preloadTags = /<link rel="modulepreload" crossorigin href="([^"]+)">/g;

/**
 * The frame with a first script that evaluates the preloaded chunks one after the other, the entry last, with a pause between them; throws for a
 * frame without an entry. A browser without preloading would fetch them one after the other as well, and imports the entry at once.
 */
export function withScriptsInTurn(html: string): string {
  const [tag, entry] = entryTag.exec(html) ?? [];
  if (tag === undefined || entry === undefined) throw new Error('The frame has no entry script.');
  const files = [...[...html.matchAll(preloadTags)].map(([, file]) => file), entry];
  const script = [
    `const files=${JSON.stringify(files)};`,
    `const all=document.createElement("link").relList.supports("modulepreload");`,
    `for(const file of all?files:files.slice(-1)){await import(file);await new Promise((resolve)=>setTimeout(resolve))}`,
  ].join('');
  const preload = `<link rel="modulepreload" crossorigin href="${entry}">`;
  return html.replace(tag, () => `<script type="module">${script}</script>${preload}`);
}

/** Evaluates the scripts of the frame in tasks of their own: as one task they would block a slow phone for its length. */
export function scriptsInTurn(): Plugin {
  return {
    name: 'scripts-in-turn',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: withScriptsInTurn },
  };
}
