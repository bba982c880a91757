import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DocumentView, documentAddress, readDocumentView } from './documentAddress.ts';

const queryOf = (address: string) => new URL(address, 'https://www.example.cn').searchParams;

const view: fc.Arbitrary<DocumentView> = fc.oneof(
  fc.record({ tab: fc.constant('documents' as const), document: fc.option(fc.integer({ min: 1, max: 999_999 })) }),
  fc.record({ tab: fc.constant('calls' as const), call: fc.option(fc.string({ minLength: 1 })) }),
);

describe('the address of documents and calls', () => {
  it('is parsed to the view it was written for', () => {
    fc.assert(
      fc.property(view, (shown) => {
        expect(readDocumentView(queryOf(documentAddress(shown)))).toEqual(shown);
      }),
    );
  });

  it.each(['/develop_document', '/develop_document?document=abc', '/develop_document?tab=other'])(
    'shows the documents for %s',
    (address) => {
      expect(readDocumentView(queryOf(address))).toEqual({ tab: 'documents', document: null });
    },
  );
});
