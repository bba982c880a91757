import { extractText, getDocumentProxy } from 'unpdf';

/** The lines of each page of a PDF. */
export async function pdfLines(bytes: Uint8Array): Promise<string[][]> {
  // A copy: the reader keeps what it is given.
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false });
  return text.map((page) => page.split('\n'));
}

/** The text of each page of a PDF, without the breaks of its lines. */
export async function pdfPages(bytes: Uint8Array): Promise<string[]> {
  return (await pdfLines(bytes)).map((lines) => lines.join(''));
}
