import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { messages } from './messages.ts';

const folder = new URL('.', import.meta.url);
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(new URL(file, folder), 'utf8') }));

/** Chinese texts of a file by their quotes, comments left out; words up to five characters may name two things. */
function sentencesOf(text: string): string[] {
  const code = text.replace(/\/\*[^]*?\*\/|\/\/.*/g, '');
  return [...code.matchAll(/'([^'\n]*)'|`([^`]*)`/g)]
    .map(([, plain, template]) => plain ?? template ?? '')
    .filter((sentence) => /\p{Script=Han}{6,}/u.test(sentence));
}

describe('messages', () => {
  it('says every sentence once and calmly when all are read', () => {
    const sentences = Object.values(messages).flatMap((group) => Object.values<string>(group));
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^[\p{Script=Han}，]+$/u);
  });

  it('stands in one place when the whole package is read', () => {
    const places = new Map<string, string[]>();
    for (const { file, text } of sources) {
      for (const sentence of sentencesOf(text)) places.set(sentence, [...(places.get(sentence) ?? []), file]);
    }
    expect(places.size).toBeGreaterThan(140);
    expect([...places].filter(([, files]) => files.length > 1)).toEqual([]);
  });
});
