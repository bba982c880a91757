import { describe, expect, it } from 'vitest';
import { messages } from './messages.ts';

describe('messages', () => {
  it('says every sentence once and calmly when all are read', () => {
    const sentences = Object.values(messages).flatMap((group) => Object.values<string>(group));
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^[\p{Script=Han}，]+$/u);
  });
});
