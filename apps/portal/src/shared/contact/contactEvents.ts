/** What a visitor asks about: the name of the product, solution or page they stood on. */
export interface ContactRequest {
  subject: string;
}

type Listener = (request: ContactRequest) => void;

const listeners = new Set<Listener>();

/** Asks for the enquiry dialog; does nothing when nobody listens. */
export function requestContact(request: ContactRequest): void {
  for (const listener of listeners) listener(request);
}

/** Calls `listener` at every request; returns how to stop. */
export function onContactRequest(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
