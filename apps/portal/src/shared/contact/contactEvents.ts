/** An app or one of its packages that a visitor is interested in; `packageProductId` is empty for the app as a whole. */
export interface LeadInterest {
  productId: string;
  packageProductId: string;
  /** What the visitor reads: the app's name, and the package's where one is meant. */
  name: string;
}

/** Somebody wants to be contacted. */
export interface ContactRequest {
  /** What he asks about: the name of the product, solution or page he stood on. */
  subject: string;
  interests?: readonly LeadInterest[];
}

/** Somebody wants to know what apps cost. */
export interface InquiryRequest {
  interests: readonly LeadInterest[];
}

/** What a dialog is asked for. */
export type LeadRequest = ({ kind: 'contact' } & ContactRequest) | ({ kind: 'inquiry' } & InquiryRequest);

type Listener = (request: LeadRequest) => void;

const listeners = new Set<Listener>();

function tell(request: LeadRequest): void {
  for (const listener of listeners) listener(request);
}

let formOfPage: ((request: ContactRequest) => void) | null = null;

/**
 * Asks for the form in which a visitor asks to be contacted: the page's own where it has one, else the dialog; does nothing when nobody
 * listens.
 */
export function requestContact(request: ContactRequest): void {
  if (formOfPage === null) tell({ kind: 'contact', ...request });
  else formOfPage(request);
}

/**
 * Has requests to be contacted lead to the form that a page shows, for as long as it is there: the dialog would hold the same words a
 * second time. Returns how to stop.
 */
export function answerContactRequests(show: (request: ContactRequest) => void): () => void {
  formOfPage = show;
  return () => {
    if (formOfPage === show) formOfPage = null;
  };
}

/** Asks for the dialog in which a visitor asks for a price; does nothing when nobody listens. */
export function requestInquiry(request: InquiryRequest): void {
  tell({ kind: 'inquiry', ...request });
}

/** Calls `listener` at every request; returns how to stop. */
export function onLeadRequest(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
