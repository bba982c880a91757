/** An app or one of its packages that a visitor is interested in; `packageProductId` is empty for the app as a whole. */
export interface LeadInterest {
  productId: string;
  packageProductId: string;
  /** The displayed name: the app's, and the package's where one is chosen. */
  name: string;
}

export interface ContactRequest {
  /** The subject: the name of the product, solution or page. */
  subject: string;
  interests?: readonly LeadInterest[];
}

/** A request for the price of apps. */
export interface InquiryRequest {
  interests: readonly LeadInterest[];
}

/** The request that opens a dialog. */
export type LeadRequest = ({ kind: 'contact' } & ContactRequest) | ({ kind: 'inquiry' } & InquiryRequest);

type Listener = (request: LeadRequest) => void;

const listeners = new Set<Listener>();

function dispatch(request: LeadRequest): void {
  for (const listener of listeners) listener(request);
}

let formOfPage: ((request: ContactRequest) => void) | null = null;

/** Opens the contact form: the page's own where it has one, else the dialog; does nothing without a listener. */
export function requestContact(request: ContactRequest): void {
  if (formOfPage === null) dispatch({ kind: 'contact', ...request });
  else formOfPage(request);
}

/**
 * Routes contact requests to the form of the current page while it is mounted: the dialog would duplicate it. Returns how to
 * stop.
 */
export function answerContactRequests(show: (request: ContactRequest) => void): () => void {
  formOfPage = show;
  return () => {
    if (formOfPage === show) formOfPage = null;
  };
}

/** Opens the inquiry dialog; does nothing without a listener. */
export function requestInquiry(request: InquiryRequest): void {
  dispatch({ kind: 'inquiry', ...request });
}

/** Calls `listener` at every request; returns how to stop. */
export function onLeadRequest(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
