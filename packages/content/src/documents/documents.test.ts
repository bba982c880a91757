import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contract, decodeReply, decodeRequest, type Endpoint, type EndpointName } from '@lima-id/api';
import { openApiDocument } from '@lima-id/api/openapi';
import {
  checkScene,
  type DocumentBlock,
  loginRedirectCodes,
  sceneTemplates,
  type WrittenDocument,
} from '@lima-id/domain';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { readContentFile } from '../content/readContent.ts';
import type { Publisher } from './cover.ts';
import { makeDocument } from './makeDocument.ts';

const slowMs = 120_000;
const pagesBefore = 2;

const publisher: Publisher = {
  name: '力码',
  latinName: 'LIMA',
  tagline: '健身器材行业工业互联网标识解析平台',
  nodePrefix: '88.118',
};

const folder = fileURLToPath(new URL('../../../../apps/portal/content/', import.meta.url));
const documents = readdirSync(`${folder}document`).map(
  (file) => readContentFile(folder, `${folder}document/${file}`, { summary: false }) as WrittenDocument,
);

/** Every text of a block. */
function textsOf(block: DocumentBlock): string[] {
  const joined = (runs: readonly { text: string }[]) => runs.map(({ text }) => text).join('');
  switch (block.kind) {
    case 'heading':
      return [block.text];
    case 'list':
      return block.entries.map(joined);
    case 'table':
      return [block.head, ...block.rows].flat().map(joined);
    case 'code':
      return block.text.split('\n');
    default:
      return [joined(block.text)];
  }
}

/** Codes in the text, those in tables and lists too. */
function codesOf({ blocks }: WrittenDocument): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'heading' || block.kind === 'code') return [];
    const runs =
      block.kind === 'list'
        ? block.entries
        : block.kind === 'table'
          ? [block.head, ...block.rows].flat()
          : [block.text];
    return runs.flat().flatMap(({ style, text }) => (style === 'code' ? [text] : []));
  });
}

/** Columns of the first table under a heading of a document, each with its head. */
function columnsUnder(heading: string): string[][] {
  const joined = (runs: readonly { text: string }[]) => runs.map(({ text }) => text).join('');
  const blocks = documents.flatMap((document) => document.blocks);
  const start = blocks.findIndex((block) => block.kind === 'heading' && block.text === heading);
  const table = blocks.slice(start).find((block) => block.kind === 'table');
  if (start < 0 || table === undefined) throw new Error(`There is no table under ${heading}.`);
  return table.head.map((head, at) => [joined(head), ...table.rows.map((row) => joined(row[at] ?? []))]);
}

const bare = (text: string) => text.replaceAll(/\s/g, '');

describe('the documents', () => {
  it('are twelve, each with a unique name', () => {
    expect(new Set(documents.map(({ title }) => title)).size).toBe(12);
  });

  it.each(documents.map((document) => [document.title, document] as const))(
    'become a PDF with all their text, their outline and three to eight pages after the contents: %s',
    async (title, document) => {
      const { bytes, pages } = await makeDocument(document, publisher);
      expect(bytes.length).toBeLessThan(300_000);
      expect(pages - pagesBefore).toBeGreaterThanOrEqual(3);
      expect(pages - pagesBefore).toBeLessThanOrEqual(8);

      const pdf = await getDocumentProxy(new Uint8Array(bytes));
      expect(pdf.numPages).toBe(pages);
      const { text } = await extractText(pdf, { mergePages: true });
      const read = bare(text);
      // Page header and footer may interrupt content that continues on the next page: then its characters are searched for.
      const isRead = (words: string) => read.includes(words) || [...words].every((sign) => read.includes(sign));
      const texts = document.blocks.flatMap(textsOf).map(bare);
      expect(texts.filter((words) => !isRead(words))).toEqual([]);
      expect(texts.filter((words) => !read.includes(words)).length).toBeLessThan(pages);
      const outline = await pdf.getOutline();
      const sections = document.blocks.filter((block) => block.kind === 'heading' && block.level === 2);
      expect(outline.map((entry: { title: string }) => entry.title)).toEqual(
        sections.map((block) => textsOf(block).join('')),
      );
      const { info } = await pdf.getMetadata();
      expect(info).toMatchObject({ Title: title, Author: '力码 LIMA', Language: 'zh-CN' });
      expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    },
    slowMs,
  );

  it(
    'are identical byte by byte when they are made twice',
    async () => {
      const [document] = documents;
      if (document === undefined) throw new Error('There is no document.');
      const [one, other] = [await makeDocument(document, publisher), await makeDocument(document, publisher)];
      expect(Buffer.from(one.bytes).equals(Buffer.from(other.bytes))).toBe(true);
    },
    slowMs,
  );

  it.each(documents.map((document) => [document.title, document] as const))(
    'mention no address and no code that the platform does not have: %s',
    (_title, document) => {
      const paths = new Set(Object.values(contract).map(({ path }) => path as string));
      const codes = codesOf(document);
      const named = codes
        .map((code) => code.replace(/^(?:GET|POST) /, ''))
        .filter((code) => /^\/(?:platform|security)/.test(code));
      expect(named.filter((path) => !paths.has(path))).toEqual([]);
      const loginCodes =
        document.blocks
          .flatMap(textsOf)
          .join(' ')
          .match(/401\d\d/g) ?? [];
      expect(loginCodes.filter((code) => !loginRedirectCodes.includes(Number(code)))).toEqual([]);
    },
  );

  const examples = documents.flatMap(({ title, blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'code' && block.example !== undefined
        ? [[`${title}: ${block.example.of} ${block.example.call}`, block.example, block.text] as const]
        : [],
    ),
  );
  it.each(examples)('have examples that are valid by the contract: %s', (_name, { of, call }, text) => {
    const endpoint = contract[call as EndpointName] as unknown as Endpoint<unknown, unknown> | undefined;
    if (endpoint === undefined) throw new Error(`There is no call ${call}.`);
    const example: unknown = JSON.parse(text);
    const read = of === 'reply' ? decodeReply(endpoint, example) : decodeRequest(endpoint, example);
    // A reply has to decode; a request may decode or be an example of a refusal.
    expect(read).toHaveProperty('value');
  });

  it('have examples of scenes that the model of the examples can be given', () => {
    const requestsOf = <Asked, Reply, Failure>(endpoint: Endpoint<Asked, Reply, Failure>): Asked[] =>
      examples.flatMap(([, { of, call }, text]) => {
        if (of !== 'request' || call !== endpoint.name) return [];
        const read = decodeRequest(endpoint, JSON.parse(text));
        return read.ok ? [read.value] : [];
      });
    const [model, ...otherModels] = requestsOf(contract.saveProductModel);
    const scenes = requestsOf(contract.saveScene);
    expect([otherModels, scenes.length]).toEqual([[], 1]);
    for (const scene of scenes) {
      expect(scene.model).toBe(model?.code);
      expect(checkScene(scene, model?.places ?? [])).toEqual({ ok: true, elements: scene.elements });
    }
  });

  it('list every template of scenes with the name by which it is saved', () => {
    const [, saved, names] = columnsUnder('场景与模板');
    expect(saved?.slice(1)).toEqual(Object.keys(sceneTemplates));
    expect(names?.slice(1)).toEqual(Object.values(sceneTemplates).map(({ name }) => name));
  });

  it('explain every status that the OpenAPI document has', () => {
    const [explained] = columnsUnder('HTTP状态码');
    const answered = Object.values(openApiDocument().paths).flatMap(({ get, post }) =>
      [get, post].flatMap((operation) => Object.keys(operation?.responses ?? {})),
    );
    expect(answered).toContain('507');
    expect([...new Set(answered)].filter((status) => !explained?.includes(status))).toEqual([]);
  });
});
