import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'rolldown/utils';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const main = 'apps/gateway/src/main.ts';

/** Libraries of the worker threads and of single calls: what loads with the gateway stays in its memory, and the drawing library is the largest. */
const heavy = [
  /^@alicloud\//,
  /^@napi-rs\/canvas$/,
  /^bwip-js\//,
  /^fflate$/,
  /^fontkit$/,
  /^nodemailer$/,
  /^pdfkit$/,
  /^wechatpay-axios-plugin$/,
];

/** What Node loads with a file: `import { type A } from 'b'` loads b, `import type` and `import()` do not. */
function loadedWith(source: string): string[] {
  const { module } = parseSync('loaded.js', stripTypeScriptTypes(source));
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ];
}

/** How each package comes to be loaded when a file is run: the first file of its own that imports it. */
function packagesOf(entry: string): Map<string, string> {
  const found = new Map<string, string>();
  const files = new Set([entry]);
  for (const file of files) {
    for (const request of loadedWith(readFileSync(join(root, file), 'utf8'))) {
      if (request.startsWith('.')) files.add(normalize(join(dirname(file), request)));
      else if (!found.has(request)) found.set(request, file);
    }
  }
  return found;
}

const isHeavy = (name: string) => heavy.some((pattern) => pattern.test(name));

describe('the start of the gateway', () => {
  it('loads no library that only a thread or a single call needs', () => {
    const loaded = packagesOf(main);
    expect([...loaded].filter(([name]) => isHeavy(name))).toEqual([]);
    // The graph was followed.
    expect([...loaded.keys()]).toEqual(expect.arrayContaining(['fastify', 'pg', '@node-rs/argon2']));
  });

  it('loads the drawing library with the thread that draws the captcha', () => {
    expect([...packagesOf('apps/gateway/src/captcha/paintWorker.ts').keys()]).toContain('@napi-rs/canvas');
  });

  it('counts an import of types alone when Node loads it all the same', () => {
    expect(loadedWith("import { type Canvas } from '@napi-rs/canvas';")).toEqual(['@napi-rs/canvas']);
    expect(loadedWith("import type { Canvas } from '@napi-rs/canvas';")).toEqual([]);
    expect(loadedWith("const { createCanvas } = await import('@napi-rs/canvas');")).toEqual([]);
  });
});
