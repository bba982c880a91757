import type { Plugin, Rolldown } from 'vite';

const entryTag = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const preloadTags = /<link rel="modulepreload" crossorigin href="([^"]+)">/g;

/** What calls are made with: a page needs it as soon as something is pressed, and may have lost its connection by then. */
const calls = '/shared/api/gateway.ts';

/** The files of the chunk with a module, and of all that it imports. */
export function filesWith(module: string, bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(module)));
  if (chunk === undefined) throw new Error(`No chunk has the module ${module}.`);
  const files = new Set([chunk.fileName]);
  // The set grows while it is walked through.
  for (const file of files) {
    for (const { fileName, imports } of chunks) if (fileName === file) for (const one of imports) files.add(one);
  }
  return [...files].map((file) => `/${file}`);
}

/**
 * The frame with a first script that evaluates the preloaded chunks one after the other, the entry last, with a pause between them, and then
 * preloads further files when the page rests: they are not evaluated before they are needed. Throws for a frame without an entry. A browser without
 * preloading of modules (Safari before 17) would fetch the chunks one after the other as well: it imports the entry at once, and fetches the further
 * files into its cache.
 */
export function withScriptsInTurn(html: string, furtherFiles: readonly string[]): string {
  const [tag, entry] = entryTag.exec(html) ?? [];
  if (tag === undefined || entry === undefined) throw new Error('The frame has no entry script.');
  const files = [...[...html.matchAll(preloadTags)].map(([, file]) => file), entry];
  const later = furtherFiles.filter((file) => !files.includes(file));
  const script = [
    `const files=${JSON.stringify(files)},later=${JSON.stringify(later)};`,
    `const all=document.createElement("link").relList.supports("modulepreload");`,
    `for(const file of all?files:files.slice(-1)){await import(file);await new Promise((resolve)=>setTimeout(resolve))}`,
    `const preload=(href)=>all?document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",crossOrigin:"",fetchPriority:"low",href})):fetch(href).catch(()=>{});`,
    `const rest=()=>(self.requestIdleCallback??setTimeout)(()=>later.forEach(preload));`,
    `document.readyState==="complete"?rest():addEventListener("load",rest)`,
  ].join('');
  const preload = `<link rel="modulepreload" crossorigin href="${entry}">`;
  return html.replace(tag, () => `<script type="module">${script}</script>${preload}`);
}

/** Evaluates the scripts of the frame in tasks of their own: as one task they would block a slow phone for its length. */
export function scriptsInTurn(): Plugin {
  return {
    name: 'scripts-in-turn',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => withScriptsInTurn(html, filesWith(calls, bundle)),
    },
  };
}
