import type { FastifyRequest } from 'fastify';

/** Encodings of a body. */
export type Encoding = 'br' | 'gzip';

const never = /^q=0(?:\.0*)?$/;

/** Whether an Accept-Encoding header has an encoding, and does not refuse it by a weight of 0. */
function takes(header: string, encoding: Encoding): boolean {
  return header.split(',').some((part) => {
    const [name, ...weights] = part.split(';').map((one) => one.trim().toLowerCase());
    return name === encoding && !weights.some((weight) => never.test(weight));
  });
}

/** The first of the offered encodings that the client takes. */
export function encodingFor(
  { headers }: Pick<FastifyRequest, 'headers'>,
  offered: readonly Encoding[],
): Encoding | undefined {
  // Fastify joins repeated headers, but its types do not say so.
  const header = String(headers['accept-encoding'] ?? '');
  return offered.find((encoding) => takes(header, encoding));
}
