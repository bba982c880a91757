import { readContentId } from '@lima-id/domain';

/** The page's own address. */
const page = '/develop_document';

/** The view of the page: documents, one of them open, or calls, one of them chosen. */
export type DocumentView = { tab: 'documents'; document: number | null } | { tab: 'calls'; call: string | null };

export function documentAddress(view: DocumentView): string {
  if (view.tab === 'documents') return view.document === null ? page : `${page}?document=${view.document}`;
  return view.call === null ? `${page}?tab=api` : `${page}?tab=api&operation=${encodeURIComponent(view.call)}`;
}

/** Parses an address; invalid parts are left out. */
export function readDocumentView(query: URLSearchParams): DocumentView {
  if (query.get('tab') === 'api') return { tab: 'calls', call: query.get('operation') };
  return { tab: 'documents', document: readContentId(query.get('document') ?? '') };
}
