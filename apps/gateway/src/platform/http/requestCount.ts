import { subscribe } from 'node:diagnostics_channel';

let requests = 0;

subscribe('http.server.request.start', () => {
  requests += 1;
});

/** Requests that this process has received so far, whichever server they reached. */
export function requestCount(): number {
  return requests;
}
