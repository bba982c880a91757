import { importMessages } from '@lima-id/domain';
import { SaxesParser } from 'saxes';
import { FileRefused } from './fileRefused.ts';
import { tagDistanceMax } from './limits.ts';

/** What is read of XML: names without their namespace. */
export interface XmlReader {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

const local = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML as it comes, and yields after each chunk, so that the caller can take what was found. XML that is damaged, or has no tag for too
 * long, is refused.
 */
export async function* readXml(
  chunks: AsyncIterable<Uint8Array>,
  reader: XmlReader,
): AsyncGenerator<void, void, undefined> {
  const damaged = importMessages.file.damaged;
  const parser = new SaxesParser({ xmlns: false, position: false });
  const decoder = new TextDecoder();
  let sinceTag = 0;
  let found: Error | undefined;
  parser.on('error', (error) => {
    found ??= error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    sinceTag = 0;
    reader.open?.(local(name), attributes);
  });
  parser.on('text', (text) => reader.text?.(text));
  parser.on('cdata', (text) => reader.text?.(text));
  parser.on('closetag', ({ name }) => {
    sinceTag = 0;
    reader.close?.(local(name));
  });
  const feed = (text: string) => {
    sinceTag += text.length;
    parser.write(text);
    if (found !== undefined) throw new FileRefused(damaged);
    if (sinceTag > tagDistanceMax) throw new FileRefused(importMessages.file.unpacked);
  };
  for await (const chunk of chunks) {
    feed(decoder.decode(chunk, { stream: true }));
    yield;
  }
  feed(decoder.decode());
  parser.close();
  if (found !== undefined) throw new FileRefused(damaged);
  yield;
}
