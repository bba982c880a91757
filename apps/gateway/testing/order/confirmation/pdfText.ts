import { extractText, getDocumentProxy } from 'unpdf';

/** The lines of each page of a PDF. */
export async function pdfLines(bytes: Uint8Array): Promise<string[][]> {
  // A copy: the reader detaches the buffer that it gets.
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false });
  return text.map((page) => page.split('\n'));
}

/** The text of each page of a PDF, without line breaks. */
export async function pdfPages(bytes: Uint8Array): Promise<string[]> {
  return (await pdfLines(bytes)).map((lines) => lines.join(''));
}
