import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A request that is written by hand onto a connection of its own. */
export interface RawRequest {
  socket: Socket;
  /** What has come back so far. */
  answer(): string;
  /** Waits until the gateway has ended the connection: all that came back. */
  ended: Promise<string>;
}

const boundary = 'a-boundary';

/** The beginning of a form: a name, and the head of a file. */
export const formStart = [
  `--${boundary}\r\ncontent-disposition: form-data; name="name"\r\n\r\nwang\r\n`,
  `--${boundary}\r\ncontent-disposition: form-data; name="photos"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`,
].join('');

/** The end of a form. */
export const formEnd = `\r\n--${boundary}--\r\n`;

/** Sends the head of a form of so many bytes, and nothing of the form. */
export async function beginForm(
  address: string,
  path: string,
  contentLength: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawRequest> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  // A connection that is reset ends all the same.
  socket.on('error', () => undefined);
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(text)));
  await once(socket, 'connect');
  const lines = {
    ...headers,
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': contentLength,
  };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}`);
  socket.write([`POST ${path} HTTP/1.1`, `host: ${hostname}`, ...head, '', ''].join('\r\n'));
  return { socket, answer: () => text, ended };
}
